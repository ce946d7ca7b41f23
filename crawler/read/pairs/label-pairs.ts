import { isText } from "domhandler";
import { withoutMarks } from "../../../logic/values/cell-text.ts";
import { childTags, descendants, elementPath, isBlock, isHeading, isPageTag, type Tag } from "../dom/dom.ts";
import { isPassedOver, shownTags } from "../dom/hidden.ts";
import { isBold, printedText } from "../tables/cell-content.ts";
import { draftCell } from "../tables/draft-cell.ts";
import type { Draft, DraftCell } from "../tables/relation-draft.ts";
import { isFigure } from "../text/figure.ts";
import { readsAsProse } from "../text/prose.ts";
import { isBlankText } from "../text/single-line.ts";
import { areProperties } from "../text/value-kinds.ts";
import { isLabelText } from "./label-values.ts";

/** Fewer pairs below each other may be chance. */
const LEAST_PAIRS = 3;
const MOST_PAIRS = 120;
/** Longer values (characters) are prose. */
const VALUE_LENGTH = 160;
/** Of the alike children that follow each other so many must be pairs. */
const PAIR_SHARE = 0.75;
/** Boxes around both that hold nothing else. */
const MOST_WRAPPERS = 2;
/** A child that holds more elements is more than a label and a value; hidden ones may be among them. */
const MOST_PARTS = 4;
/** What says of itself that it is a value's name, and what that it is a value. */
const LABEL_CLASS = /(?:^|[\s_-])(?:label|lab|lbl|key|k|term|caption|dt)(?:$|[\s_-])/i;
const VALUE_CLASS = /(?:^|[\s_-])(?:value|val|v|data|badge|dd)(?:$|[\s_-])/i;
/** How many columns of a page's grid an element is wide: "col-4", "col-md-8", "w-1/3" does not count. */
const COLUMN_WIDTH = /(?:^|\s)col-(?:(?:xs|sm|md|lg|xl)-)?(\d{1,2})(?:$|\s)/;
const NO_VALUE = /^(?:h[1-6]|table|form|dl|input|select|button|textarea)$/;
const COLON = /\s*[:：]$/;

/** Labels with values as a relation, and the elements that nothing else is to be read from. */
interface FoundPairs {
  draft: Draft;
  covered: readonly Tag[];
}

/** How a page sets a label apart from its value: "named" says so in words. */
type Marking = "named" | "shown" | "none";

interface Pair {
  tag: Tag;
  label: string;
  cell: DraftCell;
  marking: Marking;
}

/**
 * Labels and values among a container's children that nothing but their order tells apart, or bold type, or the width of
 * their columns: at least three alike children that follow each other, each a label and its value ("Weight | 895 g"). What
 * they say must be several properties of one thing (`areProperties`): else they are records, a name and a value each.
 */
export function labelPairs(container: Tag, base: string, headingOf: (tag: Tag) => string): FoundPairs[] {
  if (container.held < LEAST_PAIRS || !mayHoldPairs(container)) return [];
  const found: FoundPairs[] = [];
  for (const stretch of stretchesOf(container)) {
    if (stretch.length < LEAST_PAIRS || stretch.length > MOST_PAIRS || !partsOf(stretch[0]!)) continue;
    const pairs = stretch.map((child) => pairOf(child, base)).filter((pair) => pair !== undefined);
    if (pairs.length < LEAST_PAIRS || pairs.length < stretch.length * PAIR_SHARE || !areLabelled(pairs)) continue;
    const draft: Draft = {
      name: headingOf(stretch[0]!) || headingOf(container),
      source: "infobox",
      columns: pairs.map(({ label }) => ({ name: label })),
      rows: [{ cells: pairs.map(({ cell }) => cell) }],
    };
    found.push({ draft, covered: stretch });
  }
  return found;
}

/** Do so many children of one name follow each other that hold few elements? Most containers' do not. */
function mayHoldPairs({ children }: Tag): boolean {
  let run = 0;
  let name = "";
  for (const child of children) {
    if (!isPageTag(child)) continue;
    const fits = child.held > 0 && child.held <= MOST_PARTS;
    run = fits && child.name === name ? run + 1 : fits ? 1 : 0;
    if (run === LEAST_PAIRS) return true;
    name = child.name;
  }
  return false;
}

/** Children of one name and kind that follow each other. */
function stretchesOf(container: Tag): Tag[][] {
  const stretches: Tag[][] = [];
  let kind: string | undefined;
  for (const child of shownTags(container)) {
    const own = `${child.name}.${(child.attribs.class ?? "").trim().replace(/\s.*$/s, "")}`;
    if (isHeading(child) || child.name === "a" || child.name === "table" || child.name === "br") kind = undefined;
    else if (own === kind) stretches[stretches.length - 1]!.push(child);
    else {
      kind = own;
      stretches.push([child]);
    }
  }
  return stretches;
}

function areLabelled(pairs: readonly Pair[]): boolean {
  const values = pairs.map(({ cell }) => cell.text);
  if (new Set(pairs.map(({ label }) => label)).size < pairs.length || readsAsProse(values)) return false;
  if (values.every((text) => text === values[0])) return false;
  if (pairs.every(({ marking }) => marking === "named")) return true;
  return areProperties(
    values,
    pairs.every(({ marking }) => marking !== "none"),
  );
}

/** The two elements that a child holds; the one that it holds behind or before a text of its own. */
function partsOf(child: Tag): { block: Tag; parts: Tag[]; textFirst: boolean; text: string } | undefined {
  let block = child;
  for (let up = 0; up < MOST_WRAPPERS && block.held === 1 && ownText(block) === ""; up++) {
    const [only] = childTags(block);
    if (!only || isPassedOver(only)) return undefined;
    block = only;
  }
  if (block.held === 0 || block.held > MOST_PARTS) return undefined;
  const parts = shownTags(block).filter((part) => part.name !== "br");
  const text = ownText(block);
  if (text === "" ? parts.length !== 2 : parts.length !== 1) return undefined;
  const first = block.children.find((node) => !isText(node) || !isBlankText(node.data));
  return { block, parts, textFirst: first !== undefined && isText(first), text };
}

function ownText(tag: Tag): string {
  let text = "";
  for (const node of tag.children) if (isText(node)) text += node.data;
  return text.trim();
}

function pairOf(child: Tag, base: string): Pair | undefined {
  const found = partsOf(child);
  if (!found) return undefined;
  const { block, parts, textFirst, text } = found;
  const [one, other] = parts as [Tag, Tag | undefined];
  if (other) return twoElements(child, one, other, base);
  // "Height <span>1.83 m</span>"
  if (textFirst) return named(child, text, one, VALUE_CLASS.test(one.attribs.class ?? "") ? "shown" : "none", base);
  // "<strong>Born</strong> 4 May 1950"
  if (!isBold(one) && !/^(?:b|strong)$/.test(one.name)) return undefined;
  if (isBlock(one)) return undefined;
  return behind(child, block, one);
}

function twoElements(child: Tag, one: Tag, other: Tag, base: string): Pair | undefined {
  const [first, second] = [one.attribs.class ?? "", other.attribs.class ?? ""];
  if (LABEL_CLASS.test(second) && !LABEL_CLASS.test(first) && isFigureText(printedText(one)))
    return named(child, printedText(other), one, "named", base, other);
  const [left, right] = [COLUMN_WIDTH.exec(first)?.[1], COLUMN_WIDTH.exec(second)?.[1]];
  const isNarrow = left !== undefined && right !== undefined && Number(left) < Number(right);
  const says = LABEL_CLASS.test(first);
  const marking = says ? "named" : isNarrow || isBold(one) || VALUE_CLASS.test(second) ? "shown" : "none";
  return named(child, printedText(one), other, marking, base, one);
}

const isFigureText = (text: string) => isFigure(text) || /^[$€£¥]?\d[\d.,]*\s?\S{0,3}$/.test(text);

function named(
  child: Tag,
  printed: string,
  value: Tag,
  marking: Marking,
  base: string,
  labelled?: Tag,
): Pair | undefined {
  const label = withoutMarks(printed).replace(COLON, "");
  if (!isLabelText(label) || (labelled && leads(labelled)) || NO_VALUE.test(value.name)) return undefined;
  for (const below of descendants(value)) if (NO_VALUE.test(below.name)) return undefined;
  const cell = draftCell(value, base, { at: "node", path: elementPath(value) });
  if (cell.text === "" || cell.text.length > VALUE_LENGTH) return undefined;
  return { tag: child, label, cell, marking };
}

/** The text behind a bold label. */
function behind(child: Tag, block: Tag, labelled: Tag): Pair | undefined {
  const printed = printedText(labelled);
  const label = withoutMarks(printed).replace(COLON, "");
  if (!isLabelText(label) || !/^[\p{Lu}\p{Lo}]/u.test(label) || leads(labelled)) return undefined;
  const whole = printedText(block);
  const text = withoutMarks(whole.slice(printed.length).replace(/^\s*(?:[:：]|[–—-](?=\s))?\s*/, ""));
  // A sentence that begins in bold goes on in small letters.
  if (text === "" || text.length > VALUE_LENGTH || /^\p{Ll}/u.test(text)) return undefined;
  const start = whole.indexOf(text, printed.length);
  if (start < 0) return undefined;
  const place: DraftCell["place"] = { at: "node", path: elementPath(block), start, end: start + text.length };
  return { tag: child, label, cell: { text, place }, marking: "shown" };
}

/** What leads to another page is a thing's name. */
function leads(tag: Tag): boolean {
  if (tag.name === "a") return true;
  for (const below of descendants(tag)) if (below.name === "a") return true;
  return false;
}
