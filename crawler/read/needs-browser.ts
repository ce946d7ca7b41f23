import { type ChildNode, isText } from "domhandler";
import { HAS_ID, HAS_ROLE, MAY_ACT } from "./dom/attribute-marks.ts";
import { closest, isPageTag, rawText, type Tag } from "./dom/dom.ts";
import { isHidden, isPassedOver } from "./dom/hidden.ts";
import { resolveUrl } from "./dom/resolve-url.ts";
import { whyTurned } from "./turned-by-script.ts";

/** A page with less text than this, and scripts, has not shown what it has. */
const LITTLE_TEXT = 200;
const ASKS_FOR_SCRIPT =
  /(?:enable|requires?|turn on|activate|needs?)\s+(?:\w+\s+){0,3}javascript|javascript\s+(?:is\s+)?(?:disabled|required|not enabled)|启用\s?javascript/i;
const APP_ROOT = /^(?:root|app|__next|__nuxt|___gatsby|main-app|application|svelte)$/;
/** What scripts leave in the place of content that is still to come. */
const LOADING =
  /^(?:(?:loading|please wait)\b[^.…]{0,30}(?:…|\.{3})|loading|(?:正在)?(?:加载|载入)中?.{0,10}(?:…{1,2}|\.{3})?)$/i;

/** How `LOADING` begins: one look that spares most texts the pattern. */
const BEGINS_LOADING = "lLpP正加载";

/** An element that is filled later says so: it can be found, is announced when it changes, or knows where from. */
const FILLED_LATER = /^(?:id|aria-live|aria-busy|data-(?:[\w-]+-)?(?:src|url|source|endpoint|href|api))$/;

/** What stands beside an empty place is the page itself from here on: headings, introductions and notices are shorter. */
const MUCH_TEXT = 600;
/** Around the content, not in it. */
const BESIDE = new Set(["nav", "header", "footer", "aside", "dialog"]);
const BESIDE_ROLE = /^(?:navigation|banner|contentinfo|search|complementary|dialog|alertdialog|status|alert)$/;
/** Elements of a design, which hold no words. */
const ORNAMENT = /icon|spinner|loader|tooltip|toast|modal|dialog|consent|cookie|share|toggle|badge|avatar|analytics/;
/** Empty places of a page that are looked at. */
const MOST_PLACES = 200;
/** What holds the ways on to the other pages. */
const MENU = /(?:^|[-_])(?:nav|navi|navigation|menu|toc|navtree)(?:$|[-_])/i;
/** Frames below these many pixels show nothing that is read. */
const SMALL_FRAME = 40;

/**
 * Why a page probably shows more in a browser than in its HTML; undefined where it does not.
 *
 * @param text what the page shows without scripts
 */
export function whyBrowser(body: Tag, text: string, url: string): string | undefined {
  let scripts = 0;
  const empty: Tag[] = [];
  const note = (tag: Tag) => {
    if (empty.length < MOST_PLACES) empty.push(tag);
  };
  let asks = false;
  let loading = false;
  let placeholder = false;
  let emptyRoot: string | undefined;
  for (const tag of body.page?.all ?? []) {
    if (tag.name === "script" && !/json|template|html/i.test(tag.attribs.type ?? "")) scripts++;
    else if (tag.name === "noscript" && ASKS_FOR_SCRIPT.test(rawText(tag))) {
      asks = true;
      // At the end of the body stands a word for everybody; inside the content it stands for what is missing there.
      if (tag.parent !== body && tag.parent !== body.parent && !inHead(tag)) placeholder = true;
    }
    // What is still to come stands in an element of its own; only leaves are looked at, so that depth costs nothing.
    if (tag.children.length > 1 || tag.held > 0) continue;
    if (tag.name === "iframe" || (tag.name.includes("-") && tag.children.length === 0)) note(tag);
    const id = (tag.marks & HAS_ID) === 0 ? undefined : tag.attribs.id;
    // The children of nearly all elements but these are one text.
    if (id === undefined && tag.children.length === 0) continue;
    // Most texts begin with another sign, and nothing else is asked of an element without an id.
    if (id === undefined && !mayBeginLoading(tag.children[0])) continue;
    const own = rawText(tag).trim();
    if (id !== undefined && APP_ROOT.test(id) && own === "" && tag.children.length === 0) emptyRoot ??= id;
    if (id !== undefined && own === "" && HOLDS_CONTENT.has(tag.name)) note(tag);
    if (own === "" || own.length >= 50 || !BEGINS_LOADING.includes(own[0]!) || !LOADING.test(own)) continue;
    loading = true;
    if (Object.keys(tag.attribs).some((name) => FILLED_LATER.test(name))) placeholder = true;
  }
  if (scripts === 0 && !hasHandlers(body)) return whyFramed(body, empty, url);
  if (emptyRoot !== undefined) return `its application root "${emptyRoot}" is empty until scripts run`;
  if (placeholder) return "a part of it is still loading until scripts run";
  const why = whyFilled(body, empty, url) ?? whyTurned(body) ?? whyStranded(body, empty, url);
  if (why !== undefined) return why;
  if (!saysMore(body, 0, isLaidOver) && saysMore(body, 0, () => false))
    return "it shows no text but a banner's until scripts run";
  if (text.length >= LITTLE_TEXT) return undefined;
  if (loading) return "it is still loading until scripts run";
  if (asks || ASKS_FOR_SCRIPT.test(text)) return "it asks for JavaScript";
  return text === "" ? "it shows no text until scripts run" : undefined;
}

/** Does a text begin as `LOADING` does, or with white space? */
function mayBeginLoading(node: ChildNode | undefined): boolean {
  if (!node || !isText(node) || node.data === "") return true;
  const first = node.data[0]!;
  return BEGINS_LOADING.includes(first) || first.trim() === "";
}

/** A handler in the markup is a script, too; old pages have them on images alone, where they change nothing that is read. */
function hasHandlers(body: Tag): boolean {
  return (body.page?.all ?? []).some(
    ({ attribs, marks }) => (marks & MAY_ACT) !== 0 && (attribs.onclick !== undefined || attribs.onload !== undefined),
  );
}

const inHead = (tag: Tag) => closest(tag, (above) => above.name === "head") !== undefined;

/** What scripts fill with content. */
const HOLDS_CONTENT = new Set(["div", "main", "section", "article", "ul", "ol", "dl", "table", "tbody", "p", "span"]);

/** Empty places that scripts fill: panels of tabs anywhere in the content, others where nothing much stands beside them. */
function whyFilled(body: Tag, empty: readonly Tag[], url: string): string | undefined {
  const bare = bareTable(body);
  if (bare) return bare;
  const places = empty.filter((tag) => !isBeside(tag));
  if (places.length === 0) return undefined;
  if (places.some((tag) => isMain(tag) && !isHidden(tag))) return "its main content is empty until scripts run";
  const panels = panelsOfTabs(body);
  const panel = places.find(({ attribs: { id, role } }) => role === "tabpanel" || (id !== undefined && panels.has(id)));
  if (panel) return "a tab's panel is empty until it is chosen";
  const framed = whyFramed(body, places, url);
  if (framed !== undefined) return framed;
  const shown = places.filter((tag) => tag.name !== "iframe" && !isHidden(tag));
  if (shown.length === 0) return undefined;
  const own = shown.filter((tag) => tag.name.includes("-") && !ORNAMENT.test(tag.name));
  const much = isMuch(body);
  if (much && own.length === 0) return undefined;
  const scripts = inlineScripts(body);
  // What the page itself defines it has on its own account, be there much beside it.
  const [first] = much ? own.filter(({ name }) => definesElement(scripts, name)) : own;
  if (first) return `its element "${first.name}" is empty until scripts run`;
  if (much) return undefined;
  const filled = shown.find((tag) => tag.attribs.id !== undefined && namesId(scripts, tag.attribs.id));
  return filled && `its element "${filled.attribs.id}" is empty until a script fills it`;
}

/** A page from which no link leads on, and whose menu is empty: the way to the other pages is written by scripts. */
function whyStranded(body: Tag, empty: readonly Tag[], url: string): string | undefined {
  const menu = empty.find((tag) => tag.attribs.id !== undefined && MENU.test(tag.attribs.id));
  const leadsOn = () => (body.page?.named("a") ?? []).some(({ attribs }) => isOther(attribs.href, url));
  return menu && !leadsOn() ? `its menu "${menu.attribs.id}" is empty until scripts run` : undefined;
}

/** Another page of the same host. */
function isOther(href: string | undefined, url: string): boolean {
  const address = href === undefined ? undefined : resolveUrl(href, url);
  if (address === undefined) return false;
  const [to, from] = [new URL(address), new URL(url)];
  return to.host === from.host && `${to.pathname}${to.search}` !== `${from.pathname}${from.search}`;
}

/** What a page is about. */
function isMain({ name, attribs }: Tag): boolean {
  return name === "main" || attribs.role === "main";
}

/** A table with headings and no row: beside much else, one that a script names. */
function bareTable(body: Tag): string | undefined {
  const bare = (body.page?.named("table") ?? []).filter(
    (table) => isBare(table) && !isBeside(table) && !isHidden(table),
  );
  if (bare.length === 0) return undefined;
  const scripts = isMuch(body) ? inlineScripts(body) : undefined;
  const isFilled = (table: Tag) =>
    [table, ...inside(table)].some(({ attribs: { id } }) => id !== undefined && namesId(scripts ?? "", id));
  return scripts === undefined || bare.some(isFilled)
    ? "a table has headings and no rows until scripts run"
    : undefined;
}

function isBare(table: Tag): boolean {
  let headings = 0;
  for (const { name } of inside(table)) {
    if (name === "td" || name === "table") return false;
    if (name === "th") headings++;
  }
  return headings > 1;
}

const inside = (tag: Tag): readonly Tag[] => tag.page?.all.slice(tag.order + 1, tag.end) ?? [];

/** A frame of the same host that holds what the page is about. */
function whyFramed(body: Tag, empty: readonly Tag[], url: string): string | undefined {
  const frame = empty.find((tag) => tag.name === "iframe" && showsOwnSite(tag, url) && !isBeside(tag));
  return frame && !isMuch(body) ? "a frame holds what it shows" : undefined;
}

function showsOwnSite({ attribs }: Tag, url: string): boolean {
  const small = [attribs.width, attribs.height].some(
    (size) => /^\d+(?:px)?$/.test(size ?? "") && Number.parseInt(size!, 10) < SMALL_FRAME,
  );
  if (small || attribs.hidden !== undefined || /display\s*:\s*none/i.test(attribs.style ?? "")) return false;
  if (attribs.srcdoc !== undefined) return true;
  const address = resolveUrl(attribs.src ?? "", url);
  return address !== undefined && new URL(address).host === new URL(url).host;
}

/** In the page's furniture, in a banner, or in a control. */
function isBeside(tag: Tag): boolean {
  return (
    isFurniture(tag) ||
    closest(tag, (above) => isFurniture(above) || above.name === "a" || above.name === "button") !== undefined
  );
}

function isFurniture(tag: Tag): boolean {
  if (BESIDE.has(tag.name) || tag.page?.consent.has(tag)) return true;
  return (tag.marks & HAS_ROLE) !== 0 && BESIDE_ROLE.test(tag.attribs.role ?? "");
}

/** Whether the page says much in its content; what a banner says is not the page's. */
function isMuch(body: Tag): boolean {
  return saysMore(body, MUCH_TEXT - 1, isFurniture);
}

/** What lies over a page until it is answered. */
function isLaidOver(tag: Tag): boolean {
  return (
    tag.name === "dialog" || /^(?:alert)?dialog$/.test(tag.attribs.role ?? "") || tag.page?.consent.has(tag) === true
  );
}

/** Whether there are more characters of text than `most` apart from what is left out. */
function saysMore(body: Tag, most: number, isLeftOut: (tag: Tag) => boolean): boolean {
  let length = 0;
  const waiting: Tag[] = [body];
  for (let tag = waiting.pop(); tag !== undefined; tag = waiting.pop()) {
    for (const child of tag.children) {
      if (isPageTag(child)) {
        if (!isPassedOver(child) && !isLeftOut(child)) waiting.push(child);
      } else if ("data" in child) length += child.data.trim().length;
    }
    if (length > most) return true;
  }
  return false;
}

/** Ids of what tabs show. */
function panelsOfTabs(body: Tag): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const { attribs, marks } of body.page?.all ?? []) {
    if ((marks & HAS_ROLE) === 0 || attribs.role !== "tab") continue;
    for (const id of (attribs["aria-controls"] ?? "").split(/\s+/)) ids.add(id);
  }
  return ids;
}

function inlineScripts(body: Tag): string {
  const scripts = (body.page?.named("script") ?? []).filter(
    (tag) => tag.attribs.src === undefined && !/json|template|html/i.test(tag.attribs.type ?? ""),
  );
  return scripts.map((tag) => rawText(tag)).join("\n");
}

function definesElement(scripts: string, name: string): boolean {
  return new RegExp(`customElements\\s*\\.\\s*define\\(\\s*["'\`]${name.replace(/[^\w-]/g, "")}["'\`]`).test(scripts);
}

/** Whether a script asks for the element of this id: by name, by selector, or as the global that browsers make of it. */
function namesId(scripts: string, id: string): boolean {
  const name = id.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
  const quoted = `getElementById\\(\\s*["'\`]${name}["'\`]|["'\`]#${name}(?![\\w-])`;
  const global = /^[A-Za-z_$][\w$]*$/.test(id)
    ? `|(?<![\\w$.])${name}\\.(?:innerHTML|outerHTML|textContent|innerText|insertAdjacent\\w+|append\\w*|prepend|replaceChildren)\\b`
    : "";
  return new RegExp(quoted + global).test(scripts);
}
