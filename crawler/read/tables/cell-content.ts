import { isText } from "domhandler";
import { withoutMarks } from "../../../logic/values/cell-text.ts";
import { routeOf } from "../../fetch/route-fragment.ts";
import { isPill } from "../dom/apart.ts";
import { childTags, descendants, isPageTag, type Tag } from "../dom/dom.ts";
import { isHidden, isPassedOver, shownTags } from "../dom/hidden.ts";
import { resolveUrl } from "../dom/resolve-url.ts";
import { signText } from "../dom/sign-text.ts";
import { standing } from "../dom/struck.ts";
import { linesOf, normalise, textOf } from "../dom/text.ts";
import { withoutFileNote } from "../text/file-note.ts";
import { isBlankText } from "../text/single-line.ts";
import { ownsMark } from "./own-marks.ts";

/** What an element says as one value. */
export interface Content {
  /** Normalised text without footnote marks at its end, and without what is struck through. */
  text: string;
  /** Where `text` stands in the element's normalised text, when it is not the whole. */
  start?: number;
  end?: number;
  /** Where it leads, when it is a link as a whole. */
  href?: string;
  /** The first link inside it, whole or not. */
  link?: string;
  items?: { text: string; href?: string }[];
}

/** A link is the cell's link when it makes up this share of the cell's text. */
const LINK_SHARE = 0.6;
/** What pages make signs of. */
const ICON = new Set(["i", "svg", "span", "em", "b", "abbr", "div"]);
/** Signs in them say what they do. */
const CONTROL = new Set(["a", "button", "label", "select"]);
/** Lines longer than this are prose, not items. */
const ITEM_LENGTH = 80;

/** Normalised text of an element, or what its images and icons say they are where it shows nothing else. */
export function printedText(tag: Tag): string {
  const text = textOf(tag);
  if (text !== "") return text;
  if (tag.name === "img") return normalise(tag.attribs.alt ?? "");
  const own = signText(tag);
  if (own !== undefined) return own;
  const alts: string[] = [];
  for (const below of descendants(tag, (inner) => !isPassedOver(inner) && !CONTROL.has(inner.name))) {
    const alt = normalise((below.name === "img" ? below.attribs.alt : iconText(below)) ?? "");
    if (alt !== "") alts.push(alt);
  }
  return alts.join(" ");
}

/** What a sign without text stands for, as those hear or see it who cannot read it (WAI-ARIA 1.2, `aria-label`; `title`). */
function iconText(tag: Tag): string | undefined {
  if (!ICON.has(tag.name) || isHidden(tag)) return undefined;
  const { "aria-label": label, title } = tag.attribs;
  return label ?? (tag.held === 0 || tag.name === "svg" ? title : undefined);
}

/** Reads a cell: text, link, items. `base` is what links are resolved against. */
export function contentOf(tag: Tag, base: string): Content {
  const printed = printedText(tag);
  const held = standing(tag, printed);
  const shown = printed.slice(held.start, held.end);
  const unmarked = ownsMark(tag, shown) ? shown : withoutMarks(shown);
  // A cell without elements has no link, and its brackets are its own.
  const clean = tag.held === 0 && tag.name !== "a" ? unmarked : withoutFileNote(unmarked);
  const content: Content = {
    text: printed,
    start: undefined,
    end: undefined,
    href: undefined,
    link: undefined,
    items: undefined,
  };
  if (clean === printed && tag.held === 0 && tag.name !== "a") return content;
  const start = clean === "" ? -1 : printed.indexOf(clean, held.start);
  if (clean !== printed && start >= 0) {
    content.text = clean;
    content.start = start;
    content.end = start + clean.length;
  }
  const links = linksIn(tag, base);
  const first = links[0];
  if (first) {
    content.link = first.href;
    if (links.length === 1 && first.text.length >= content.text.length * LINK_SHARE) content.href = first.href;
  }
  const items = itemsIn(tag, links);
  if (items.length > 1) content.items = items;
  return content;
}

/** A place within the page, which is nowhere else; the route of an application is a page. */
export function isWithinPage(href: string): boolean {
  return href.startsWith("#") && routeOf(href) === "";
}

function linksIn(tag: Tag, base: string): { text: string; href: string }[] {
  const links: { text: string; href: string }[] = [];
  add(tag);
  for (const below of descendants(tag, (inner) => inner.name !== "table" && !isPassedOver(inner))) add(below);
  return links;

  function add(below: Tag): void {
    const stated = below.name === "a" ? below.attribs.href : undefined;
    if (stated === undefined || isWithinPage(stated)) return;
    const href = resolveUrl(stated, base);
    if (href !== undefined) links.push({ text: printedText(below), href });
  }
}

/** Several values in one cell: the items of its list, or its lines where each reads as a value of its own. */
function itemsIn(tag: Tag, links: readonly { text: string; href: string }[]): { text: string; href?: string }[] {
  const texts = listItems(tag) ?? pills(tag) ?? brokenLines(tag);
  if (texts.length < 2) return [];
  const hrefs = new Map(links.map((link) => [link.text, link.href]));
  return texts.map((text) => {
    const href = hrefs.get(text);
    return href === undefined ? { text } : { text, href };
  });
}

function listItems(tag: Tag): string[] | undefined {
  const blocks = shownTags(tag);
  const list = blocks[0];
  if (blocks.length !== 1 || !list || (list.name !== "ul" && list.name !== "ol")) return undefined;
  if (tag.children.some((child) => isText(child) && child.data.trim() !== "")) return undefined;
  const items = childTags(list).filter((item) => item.name === "li");
  return items.map((item) => withoutMarks(textOf(item))).filter((text) => text !== "");
}

/** Values in a box each, with nothing between them. */
function pills(tag: Tag): string[] | undefined {
  if (tag.held < 2) return undefined;
  const parts = shownTags(tag);
  const [first] = parts;
  if (!first || !parts.every((part) => isPill(part) && part.attribs.class === first.attribs.class)) return undefined;
  if (tag.children.some((child) => isText(child) && !/^[\s,;]*$/.test(child.data))) return undefined;
  return parts.map((part) => withoutMarks(textOf(part))).filter((text) => text !== "");
}

/**
 * Lines divided by `<br>`; a line that begins small or in a bracket goes on from the one before, and so does a figure from
 * words that begin small ("at least", "up to"): no items then.
 */
function brokenLines(tag: Tag): string[] {
  if (!holdsBreak(tag)) return [];
  const lines = linesOf(tag).map(withoutMarks);
  const wrapped = lines.some(
    (line, at) =>
      line.length > ITEM_LENGTH ||
      (at > 0 &&
        (/^[\p{Ll}(/&–-]/u.test(line) ||
          /[,(/&–-]$/.test(lines[at - 1]!) ||
          (/^[+±−]?\d/.test(line) && /^\p{Ll}[^\d]*$/u.test(lines[at - 1]!)))),
  );
  return wrapped ? [] : lines;
}

function holdsBreak(tag: Tag): boolean {
  for (const below of descendants(tag)) if (below.name === "br") return true;
  return false;
}

/** Is all of its text bold or in a heading, as labels and headers without markup of their own are? */
export function isBold(tag: Tag): boolean {
  let bold = false;
  for (const child of tag.children) {
    if (isText(child)) {
      if (!isBlankText(child.data)) return false;
    } else if (isPageTag(child) && !isPassedOver(child) && child.name !== "br") {
      const strong = /^(?:b|strong|h[1-6]|dfn)$/.test(child.name);
      const wrapper = !strong && /^(?:span|font|div|p|a|center|u)$/.test(child.name) && isBold(child);
      if (!strong && !wrapper && textOf(child) !== "") return false;
      bold ||= (strong || wrapper) && textOf(child) !== "";
    }
  }
  return bold;
}
