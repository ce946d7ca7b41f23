import { CLOSED_TREE_OF } from "./closed-trees.ts";

/** Panels of tabs and accordions that are closed: passed over like all that is hidden, or kept as what the page holds. */
export type Panels = "as shown" | "kept";

/**
 * Runs inside a document and gives `{ html, elements, frames }`: the DOM as it stands now, as HTML that our own reader can read, and its
 * elements in the order of their numbers, which begin at `first`. Every element carries its number in `data-waymark`, so that what the reader found
 * leads back to the live element whatever the page does to its attributes; unless none is `numbered`. Details are open
 * where panels are kept.
 *
 * The HTML says what no markup says: what style sheets hide is `hidden` (and loses its role and class, for a panel that a
 * browser does not show is not shown, unless panels are kept), what was typed or chosen stands in the attributes (of a password only that there is one), open
 * shadow roots (and those that `closed-trees.ts` remembers) stand in place, and comments where a frame that is shown stands and around the name of a marked card. Scripts and styles are left out, but for data blocks (JSON-LD).
 *
 * Text rather than a function, because what compiles our code may call helpers that pages do not have.
 */
export function domScript(options: { first: number; panels: Panels; framed: boolean; numbered: boolean }): string {
  return `(${DOM_SCRIPT})(${JSON.stringify(options)})`;
}

const DOM_SCRIPT = `(({ first, panels, framed, numbered }) => {
  const VOID = new Set("area base br col embed hr img input link meta param source track wbr".split(" "));
  const EMPTY = new Set(["script", "style", "template", "noscript"]);
  const elements = [];
  const frames = [];
  const PANEL = /(?:^|[\\s_-])(?:tab-?(?:pane|panel|content)|accordion-(?:body|content|panel)|collapse)(?:$|[\\s_-])/i;
  const controlled = new Set(panels === "kept" ? [...document.querySelectorAll("[role=tab][aria-controls], [aria-expanded][aria-controls]")]
    .filter((e) => !e.closest("nav, header, footer, [role=navigation], [role=menu], [role=menubar]") && !e.hasAttribute("aria-haspopup"))
    .flatMap((e) => e.getAttribute("aria-controls").split(/\\s+/)) : []);
  const isPanel = (e) => panels === "kept" && (e.getAttribute("role") === "tabpanel" || controlled.has(e.id) || PANEL.test(e.getAttribute("class") ?? ""));
  const ASIDE = "nav, header, footer, [role=navigation], [role=menu], [role=menubar], [role=banner], [role=contentinfo]";
  const out = [];
  const closedTreeOf = ${CLOSED_TREE_OF};
  const text = (s) => s.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
  const quoted = (s) => s.replace(/&/g, "&amp;").replace(/"/g, "&quot;");
  // Links and controls that nobody can see: transparent, without a size, or left of and above the page. Words alone may be
  // read out to those who do not see, what fades in has animations or much text, and a control may be drawn by its label.
  const USED = "a[href], button, [role=button], [role=link], input:not([type=hidden]), textarea";
  const isConcealed = (e, style) => {
    const clear = style.opacity === "0";
    const flat = style.overflowX !== "visible" && style.overflowY !== "visible" && (e.clientHeight === 0 || e.clientWidth === 0) && style.display !== "inline";
    const away = style.position === "absolute" || style.position === "fixed";
    if (!clear && !flat && !away) return false;
    if (/^(?:input|select|option|body|html)$/.test(e.localName)) return false;
    if (!(e.matches(USED) || e.querySelector(USED)) || e.textContent.length > 300) return false;
    if (panels === "kept" && e.closest(ASIDE)) return false;
    if (away && !clear && !flat) {
      const box = e.getBoundingClientRect();
      const view = e.ownerDocument.defaultView;
      if (box.width === 0 || (box.right + view.scrollX > 0 && box.bottom + view.scrollY > 0)) return false;
    }
    if (clear && e.getAnimations({ subtree: false }).length > 0) return false;
    return ![...e.querySelectorAll("input, textarea, select")].some((control) => /^(?:checkbox|radio|file|range)$/.test(control.type) || [...(control.labels ?? [])].some((label) => !e.contains(label)));
  };
  const isHidden = (e) => {
    // Parts of image maps are drawn by their image.
    if (e.localName === "area") return false;
    const style = e.ownerDocument.defaultView.getComputedStyle(e);
    if (style.display === "none" || isConcealed(e, style)) return true;
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
      else if (e.type === "password") { if (e.value !== "") attributes.set("value", "[withheld]"); else attributes.delete("value"); }
      else if (e.type !== "file" && e.value !== "") attributes.set("value", e.value);
    } else if (name === "option") flag("selected", e.selected);
    else if (name === "details") flag("open", e.open || (panels === "kept" && !e.closest(ASIDE)));
  };
  const contentOf = (e) => {
    const tree = e.shadowRoot ?? closedTreeOf(e);
    if (tree) return tree.childNodes;
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
    const isFrame = e.localName === "iframe" || e.localName === "frame";
    const name = isFrame || (framed && (e.localName === "body" || e.localName === "html")) ? "div" : e.localName;
    if (framed && e.localName === "head") return;
    const attributes = new Map();
    for (const { name: key, value } of e.attributes) if (/^[^\\s"'<>\\/=]+$/.test(key) && key !== "data-waymark") attributes.set(key, value);
    state(e, attributes);
    const inHead = e.closest && e.closest("head");
    // Marks of ours stand in the page as comments, those of a page's own nowhere.
    const card = attributes.get("data-waymark-card");
    attributes.delete("data-waymark-card");
    const hidden = shown && !inHead && !EMPTY.has(name) && isHidden(e);
    if (hidden) { attributes.set("hidden", ""); if (isPanel(e)) attributes.set("role", "tabpanel"); else { attributes.delete("role"); attributes.delete("class"); } }
    else if (shown) { attributes.delete("hidden"); attributes.delete("popover"); }
    if (!hidden && shown && attributes.get("style")) {
      // That it lies over the page tells a banner from what the page says.
      const over = /position\\s*:\\s*(?:fixed|sticky)/i.exec(attributes.get("style"));
      if (over) attributes.set("style", over[0]); else attributes.delete("style");
    }
    out.push("<", name);
    if (numbered) out.push(' data-waymark="', String(first + elements.push(e) - 1), '"');
    for (const [key, value] of attributes) out.push(" ", key, '="', quoted(value), '"');
    out.push(">");
    if (VOID.has(name)) return;
    if (isFrame) {
      // What is too small to be read is there to count visitors.
      if (!hidden && shown && e.clientWidth >= 40 && e.clientHeight >= 20) out.push("<!--frame ", String(frames.push(e) - 1), "-->");
      out.push("</", name, ">");
      return;
    }
    if (name === "script" && /json/.test(e.type)) out.push(e.textContent.replace(/<\\/script/gi, ""));
    else if (name === "textarea") out.push(text(e.value));
    else if (!EMPTY.has(name)) {
      if (/^\\d+$/.test(card ?? "")) out.push("<!--card ", card, "-->");
      for (const child of contentOf(e)) write(child, shown && !hidden, depth + 1);
      if (/^\\d+$/.test(card ?? "")) out.push("<!--/card ", card, "-->");
    }
    out.push("</", name, ">");
  };
  write(document.documentElement, true, 0);
  return { html: out.join(""), elements, frames };
})`;

/** What the script returns, as it lives in the page. */
export interface LiveDom {
  html: string;
  elements: Element[];
  /** Those of `elements` that hold frames, in the order of the comments that stand for them. */
  frames: Element[];
}

/** The attribute that numbers elements. It is taken out before the HTML is read or stored. */
export const NUMBER_ATTRIBUTE = "data-waymark";
const NUMBER = / data-waymark="\d+"/g;

export function withoutNumbers(html: string): string {
  return html.replace(NUMBER, "");
}
