import { type ChildNode, isText, type ParentNode } from "domhandler";
import { descendants, isBlock, isHeading, isPageTag, type Tag } from "../../../crawler/read/dom/dom.ts";
import { textOf } from "../../../crawler/read/dom/text.ts";
import { oncePerPage } from "../page-dom.ts";

/** Links that stand one after another below one short line, or behind one ("Makes: Acme | Ardo"). */
export interface LinkGroup {
  /** That line; "" where none heads them. */
  head: string;
  hrefs: string[];
}

/** A longer line (characters) is a sentence, and heads nothing. */
const LONGEST_HEAD = 40;
/** What nobody reads as part of the page. */
const UNREAD = new Set(["script", "style", "noscript", "template", "select", "head"]);

/** A line of the page: its text before the first link, and where its links lead. */
interface Line {
  before: string;
  hrefs: string[];
  /** It is a heading that is a link itself: it heads what follows. */
  headed?: true;
}

/**
 * The links of a page, menus and sidebars included, by what heads them there: a heading, or any short line without a link of its
 * own, since sidebars head their lists by a cell in bold as often as by an `h3`.
 */
export const linkGroups: (html: () => string) => readonly LinkGroup[] = oncePerPage((document) => {
  const groups: LinkGroup[] = [];
  let current: LinkGroup = { head: "", hrefs: [] };
  const begin = (head: string) => {
    if (current.hrefs.length > 0) groups.push(current);
    current = { head, hrefs: [] };
  };
  for (const { before, hrefs, headed } of linesIn(document)) {
    const text = before.trim();
    if (headed && hrefs.length > 0) groups.push({ head: "", hrefs });
    if (headed || hrefs.length === 0) {
      if (/\p{L}/u.test(text)) begin(isHead(text) ? text.replace(/\s*[:：]$/u, "") : "");
      continue;
    }
    if (/[:：]$/u.test(text)) begin(isHead(text) ? text.replace(/\s*[:：]$/u, "") : "");
    current.hrefs.push(...hrefs);
  }
  begin("");
  return groups;
});

/** What heads the columns of a table heads no links below it: "Deaths", above the last of them, is what a figure in it counts. */
function isHeaderRow(tag: Tag): boolean {
  if (tag.name !== "tr") return false;
  const cells = tag.children.filter((node) => isPageTag(node) && (node.name === "td" || node.name === "th"));
  return cells.length > 1 && cells.every((cell) => isPageTag(cell) && cell.name === "th");
}

const isHead = (text: string) => text.length <= LONGEST_HEAD && !/[.!?。！？]$/u.test(text);

function* linesIn(root: ParentNode): Generator<Line> {
  let line: Line = { before: "", hrefs: [] };
  const ended = function* () {
    if (line.before !== "" || line.hrefs.length > 0) yield line;
    line = { before: "", hrefs: [] };
  };
  const within = function* (node: ChildNode): Generator<Line> {
    if (isText(node)) {
      if (line.hrefs.length === 0) line.before += node.data.replace(/\s+/g, " ");
      return;
    }
    if (!isPageTag(node) || UNREAD.has(node.name) || isHeaderRow(node)) return;
    const breaks = node.name === "br" || isBlock(node) || isHeading(node);
    if (breaks) yield* ended();
    if (isHeading(node)) {
      const own = [...descendants(node)].flatMap(({ name, attribs }) => (name === "a" ? (attribs["href"] ?? []) : []));
      yield { before: textOf(node), hrefs: own, headed: true };
      return;
    }
    const href = node.name === "a" ? node.attribs["href"] : undefined;
    if (href !== undefined) line.hrefs.push(href);
    else for (const child of node.children) yield* within(child);
    if (breaks) yield* ended();
  };
  // Recursion is bounded: the parser caps the depth of the DOM.
  for (const child of root.children) yield* within(child);
  yield* ended();
}
