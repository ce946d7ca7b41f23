/**
 * Runs inside a page and gives `{ html, elements }`: the DOM as it stands now, as HTML that our own reader can read, and its
 * elements in the order of their numbers. Every element carries its number in `data-waymark`, so that what the reader found
 * leads back to the live element whatever the page does to its attributes.
 *
 * The HTML says what no markup says: what style sheets hide is `hidden` (and loses its role and class, for a panel that a
 * browser does not show is not shown), what was typed or chosen stands in the attributes, open shadow roots and frames of
 * the same origin stand in place. Scripts and styles are left out, but for data blocks (JSON-LD).
 *
 * Text rather than a function, because what compiles our code may call helpers that pages do not have.
 */
export const DOM_SCRIPT = `(() => {
  const VOID = new Set("area base br col embed hr img input link meta param source track wbr".split(" "));
  const EMPTY = new Set(["script", "style", "template", "noscript"]);
  const elements = [];
  const out = [];
  const text = (s) => s.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
  const quoted = (s) => s.replace(/&/g, "&amp;").replace(/"/g, "&quot;");
  const isHidden = (e) => {
    const style = e.ownerDocument.defaultView.getComputedStyle(e);
    if (style.display === "none") return true;
    if (style.visibility === "visible") return false;
    for (const inner of e.querySelectorAll("*")) {
      if (e.ownerDocument.defaultView.getComputedStyle(inner).visibility === "visible") return false;
    }
    return true;
  };
  const state = (e, attributes) => {
    const name = e.localName;
    const flag = (key, on) => { if (on) attributes.set(key, ""); else attributes.delete(key); };
    if (name === "input") {
      if (e.type === "checkbox" || e.type === "radio") flag("checked", e.checked);
      else if (e.type !== "file" && e.type !== "password" && e.value !== "") attributes.set("value", e.value);
    } else if (name === "option") flag("selected", e.selected);
    else if (name === "details") flag("open", e.open);
  };
  const contentOf = (e) => {
    if (e.localName === "iframe" || e.localName === "frame") {
      try { return e.contentDocument && e.contentDocument.body ? [e.contentDocument.body] : []; } catch { return []; }
    }
    if (e.shadowRoot) return e.shadowRoot.childNodes;
    if (e.localName === "slot") {
      const assigned = e.assignedNodes();
      if (assigned.length > 0) return assigned;
    }
    return e.childNodes;
  };
  const write = (node, shown, depth) => {
    if (node.nodeType === 3) { out.push(text(node.data)); return; }
    if (node.nodeType !== 1 || depth > 500) return;
    const e = node;
    const framed = e.localName === "iframe" || e.localName === "frame";
    const name = framed || (e.localName === "body" && depth > 1) ? "div" : e.localName;
    const attributes = new Map();
    for (const { name: key, value } of e.attributes) if (/^[^\\s"'<>\\/=]+$/.test(key) && key !== "data-waymark") attributes.set(key, value);
    state(e, attributes);
    const inHead = e.closest && e.closest("head");
    const hidden = shown && !inHead && !EMPTY.has(name) && isHidden(e);
    if (hidden) { attributes.set("hidden", ""); attributes.delete("role"); attributes.delete("class"); }
    else if (attributes.has("hidden") && shown) attributes.delete("hidden");
    if (!hidden && shown && attributes.get("style")) attributes.delete("style");
    out.push("<", name, ' data-waymark="', String(elements.push(e) - 1), '"');
    for (const [key, value] of attributes) out.push(" ", key, '="', quoted(value), '"');
    out.push(">");
    if (VOID.has(name)) return;
    if (name === "script" && /json/.test(e.type)) out.push(e.textContent.replace(/<\\/script/gi, ""));
    else if (name === "textarea") out.push(text(e.value));
    else if (!EMPTY.has(name)) for (const child of contentOf(e)) write(child, shown && !hidden, depth + 1);
    out.push("</", name, ">");
  };
  out.push("<!doctype html>");
  write(document.documentElement, true, 0);
  return { html: out.join(""), elements };
})()`;

/** What the script returns, as it lives in the page. */
export interface LiveDom {
  html: string;
  elements: Element[];
}

/** The attribute that numbers elements. It is taken out before the HTML is read or stored. */
export const NUMBER_ATTRIBUTE = "data-waymark";
const NUMBER = / data-waymark="\d+"/g;

export function withoutNumbers(html: string): string {
  return html.replace(NUMBER, "");
}
