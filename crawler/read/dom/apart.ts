import { type ChildNode, isText } from "domhandler";
import { HAS_PART_NAME, MAY_HIDE } from "./attribute-marks.ts";
import { closest, isBlock, isHeading, isPageTag, type Tag } from "./dom.ts";
import { isPassedOver } from "./hidden.ts";
import { displayBits, IS_BOX, PARTS_CHILDREN, STANDS_ALONE } from "./page-styles.ts";

/** Elements within a line that hold a thing of its own as often as a part of a word. */
const FIELD = new Set(
  "a abbr b bdi button cite data del dfn em i ins label output q s small span strong time u var".split(" "),
);
/** Signs in them stand as they are meant to, and ruby and formulas have rules of their own. */
const LITERAL = /^(?:pre|code|kbd|samp|tt|ruby|math|textarea)$/;
/** What style sheets everywhere draw a box around: "badge", "chip chip-blue", "product-tag". */
const PILL = /(?:^|[\s_-])(?:badge|chip|label|pill|tag)(?:$|[\s_-])/i;
/** Elements above that are asked what they are. */
const LEVELS = 6;
/** Nodes that are looked at for the sign at the edge of an element. */
const MOST_NODES = 24;
/** A row of so many elements, with nothing between them, is a row of fields. */
const ROW_OF_FIELDS = 3;

const FIGURE_END = /[\p{Nd}%)\]€£¥₽₩₹฿°]$/u;
const FIGURE_START = /^[+±]?[$€£¥₽₩₹฿]?\p{Nd}/u;
const WORD_END = /[\p{L}\p{Nd}%)\]]$/u;
const WORD_START = /^[\p{L}\p{Nd}([$€£¥₽₩₹]/u;
/** What is written small behind a figure belongs to it. */
const BEHIND_FIGURE = /^(?:st|nd|rd|th|er|ère|re|e|ème|a|o|º|ª|s)$/i;
const CAPITAL = /^\p{Lu}/u;
const SMALL = /\p{Ll}$/u;

/**
 * Does an element within a line stand apart from the one right before it, though not even a space is between them? What a
 * style or sheet of the page makes boxes of does; so do links to different places, figures that would make another
 * figure, and fields: neighbours marked up differently, in a row or group that recurs. A word of which a part is marked
 * (`<b>W</b>aymark`), letters and digits set one by one, and code are left whole.
 */
export function standsApart(tag: Tag): boolean {
  const before = neighbourOf(tag);
  if (!before || !isField(tag) || !isField(before)) return false;
  const end = edge(before, true);
  const start = edge(tag, false);
  if (end === undefined || start === undefined) return false;
  const bits = saying(tag) | saying(before);
  if ((bits & STANDS_ALONE) !== 0 || isParting(tag.parent)) return !isLiteral(tag);
  if (!WORD_END.test(end) || !WORD_START.test(start) || isLiteral(tag)) return false;
  const single = end.length === 1 || start.length === 1;
  if (tag.name === "a" && before.name === "a") return tag.attribs.href !== before.attribs.href;
  if (FIGURE_END.test(end) && FIGURE_START.test(start)) return !(end.length === 1 && start.length === 1);
  if (single || BEHIND_FIGURE.test(start)) return false;
  return (bits & IS_BOX) !== 0 || areFields(before, tag, end, start);
}

/** Neighbours that are marked up as different things, or as the same again, where rows of such stand. */
function areFields(before: Tag, tag: Tag, end: string, start: string): boolean {
  if ((before.marks & tag.marks & HAS_PART_NAME) !== 0) return true;
  const { parent } = tag;
  if (!isPageTag(parent)) return false;
  const isNewName = SMALL.test(end) && CAPITAL.test(start);
  if (before.name === tag.name && before.attribs.class === tag.attribs.class)
    return isPill(tag) || (isNewName && recurs(parent));
  if (recurs(parent) || parent.held >= ROW_OF_FIELDS) return true;
  // A name in two colours is one name, and stands in a heading or a link.
  const isBrand = (above: Tag) => isHeading(above) || above.name === "a" || above.name === "button";
  return isNewName && !isBrand(parent) && closest(parent, isBrand) === undefined;
}

/** A word or two in a box of its own, one of several values. */
export function isPill(tag: Tag): boolean {
  return isField(tag) && PILL.test(tag.attribs.class ?? "");
}

/** The element right before, with nothing between but what shows nothing. */
function neighbourOf(tag: Tag): Tag | undefined {
  let node: ChildNode | null = tag.prev;
  for (let steps = 0; steps < 3 && isPageTag(node) && node.children.length === 0 && node.name !== "br"; steps++) {
    node = node.prev;
  }
  return isPageTag(node) ? node : undefined;
}

function isField(tag: Tag): boolean {
  return (FIELD.has(tag.name) || tag.name.includes("-")) && !isBlock(tag);
}

/** The sign at an element's edge, with the one beside it; undefined where a space or nothing is there. */
function edge(tag: Tag, atEnd: boolean): string | undefined {
  const only = tag.children[0];
  // Most hold one text.
  if (only !== undefined && tag.children.length === 1 && isText(only)) return sign(only.data, atEnd);
  let text = "";
  const waiting: ChildNode[] = [tag];
  for (let steps = 0; steps < MOST_NODES; steps++) {
    const node = waiting.pop();
    if (!node) break;
    if (isText(node)) {
      text = atEnd ? node.data + text : text + node.data;
      if (text.trim().length > 1) break;
    } else if (isPageTag(node)) {
      if (node.name === "br" || isBlock(node)) return text === "" ? undefined : sign(text, atEnd);
      if (node !== tag && isPassedOver(node)) continue;
      for (const child of atEnd ? node.children : [...node.children].reverse()) waiting.push(child);
    }
  }
  return sign(text, atEnd);
}

function sign(text: string, atEnd: boolean): string | undefined {
  if (text === "" || text[atEnd ? text.length - 1 : 0]!.trim() === "") return undefined;
  return (atEnd ? text.slice(-12) : text.slice(0, 12)).trim();
}

/** What an element's own style and the page's sheets say of how it stands. */
function saying(tag: Tag): number {
  const own = (tag.marks & MAY_HIDE) === 0 ? undefined : tag.attribs.style;
  return (own === undefined ? 0 : displayBits(own)) | (tag.page?.styles?.saying(tag) ?? 0);
}

function isParting(parent: Tag["parent"]): boolean {
  return isPageTag(parent) && (saying(parent) & PARTS_CHILDREN) !== 0;
}

function isLiteral(tag: Tag): boolean {
  let node = tag.parent;
  for (let level = 0; level < LEVELS && isPageTag(node); level++) {
    if (LITERAL.test(node.name)) return true;
    node = node.parent;
  }
  return false;
}

/** Does the like of an element stand right before or behind it? */
function recurs(tag: Tag): boolean {
  const isLike = (other: ChildNode | null) =>
    isPageTag(other) && other.name === tag.name && other.held === tag.held && other.attribs.class === tag.attribs.class;
  return isLike(sibling(tag, "prev")) || isLike(sibling(tag, "next"));
}

function sibling(tag: Tag, to: "prev" | "next"): ChildNode | null {
  const node = tag[to];
  return node && isText(node) ? node[to] : node;
}
