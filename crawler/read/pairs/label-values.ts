import { isText } from "domhandler";
import { codeAt } from "../../../core/code-at.ts";
import { withoutMarks } from "../../../logic/values/cell-text.ts";
import { descendants, elementPath, isBlock, isHeading, isPageTag, type Tag } from "../dom/dom.ts";
import { isPassedOver, shownTags } from "../dom/hidden.ts";
import { isBlank, textOf } from "../dom/text.ts";
import { contentOf, isBold, printedText } from "../tables/cell-content.ts";
import { draftCell } from "../tables/draft-cell.ts";
import type { Draft, DraftCell } from "../tables/relation-draft.ts";
import { readsAsProse } from "../text/prose.ts";

/** Fewer pairs beside each other may be chance. */
const LEAST_PAIRS = 3;
const LABEL_LENGTH = 40;
const LABEL_WORDS = 6;
const VALUE_LENGTH = 160;
/** This share of a container's filled children must be pairs. */
const PAIR_SHARE = 0.75;
const LABEL_CLASS =
  /(?:^|[\s_-])(?:label|name|key|term|title|caption|heading|head|field|prop(?:erty)?|attr(?:ibute)?|dt|th)(?:$|[\s_-])/i;
const COLON = /\s*[:：]$/;
/** "Built: 1985", and behind Han characters without a space: "建站时间:1985年". */
const BEFORE_COLON = /^([^:：]{1,40})[:：](?:\s|(?<=\p{Script=Han}[:：])(?=\S))/u;
const SENTENCE_ENDS = ".!?;,";

interface Pair {
  label: string;
  cell: DraftCell;
}

/**
 * Runs of "label: value" outside tables and definition lists as a one-row draft: at least three children of one container,
 * each a label (bold, of a class for labels, or with a colon) and a short value. undefined where the container is none.
 */
export function labelValuesDraft(container: Tag, base: string, heading: string): Draft | undefined {
  if (container.held < LEAST_PAIRS) return undefined;
  const children = shownTags(container);
  if (children.length < LEAST_PAIRS) return undefined;
  const filled = children.filter((child) => !isHeading(child) && !isBlank(child));
  if (filled.length < LEAST_PAIRS) return undefined;
  const pairs: Pair[] = [];
  for (const [at, child] of filled.entries()) {
    const pair = pairOf(child, base);
    if (pair) pairs.push(pair);
    // Most containers hold no pairs, which their first children show.
    else if (pairs.length + filled.length - at - 1 < filled.length * PAIR_SHARE) return undefined;
  }
  const labels = new Set(pairs.map(({ label }) => label));
  if (pairs.length < LEAST_PAIRS || pairs.length < filled.length * PAIR_SHARE || labels.size < pairs.length)
    return undefined;
  if (readsAsProse(pairs.map(({ cell }) => cell.text))) return undefined;
  return {
    name: heading,
    source: "infobox",
    columns: pairs.map(({ label }) => ({ name: label })),
    rows: [{ cells: pairs.map(({ cell }) => cell) }],
  };
}

/** One block as label and value: two elements, or a label element and the text behind it, or one text with a colon. */
function pairOf(block: Tag, base: string): Pair | undefined {
  if (block.name === "a" || block.name === "table" || block.name === "dl") return undefined;
  const parts = shownTags(block).filter((child) => child.name !== "br" && !isBlank(child));
  const [label, value] = parts;
  // Most blocks hold a text alone, which is none beside their parts.
  const ownText = label ? ownTextOf(block) : "";
  if (label && value && parts.length === 2 && /^[:：]?$/.test(ownText)) {
    if (!isLabel(label, ownText !== "")) return undefined;
    return pair(printedText(label), value, base);
  }
  if (label && parts.length >= 1 && firstContent(block) === label && ownText !== "") {
    const name = printedText(label);
    const stated = COLON.test(name) || /^[:：]/.test(ownText);
    if (!stated || !isLabelText(name.replace(COLON, ""))) return undefined;
    return restOf(block, name, base);
  }
  if (parts.length === 0 || parts.every((part) => !isBlock(part))) {
    const name = BEFORE_COLON.exec(printedText(block))?.[1];
    return name !== undefined && isLabelText(name) ? restOf(block, `${name}:`, base) : undefined;
  }
  return undefined;
}

function ownTextOf(block: Tag): string {
  let text = "";
  for (const child of block.children) if (isText(child)) text += child.data;
  return text.trim();
}

function firstContent(block: Tag): Tag | undefined {
  for (const child of block.children) {
    if (isText(child) && child.data.trim() !== "") return undefined;
    if (isPageTag(child) && !isPassedOver(child)) return child;
  }
  return undefined;
}

function isLabel(tag: Tag, colonBehind: boolean): boolean {
  const text = printedText(tag);
  if (!isLabelText(text.replace(COLON, ""))) return false;
  if (COLON.test(text) || colonBehind || tag.name === "dt" || tag.name === "label") return true;
  return isBold(tag) || /^(?:b|strong)$/.test(tag.name) || LABEL_CLASS.test(tag.attribs.class ?? "");
}

/** Could it be the name of a fact: a few words, no sentence? */
export function isLabelText(text: string): boolean {
  if (text === "" || text.length > LABEL_LENGTH || !beginsWithLetter(text)) return false;
  if (SENTENCE_ENDS.includes(text[text.length - 1]!) || /^https?$/i.test(text)) return false;
  let words = 1;
  for (let at = text.indexOf(" "); at >= 0; at = text.indexOf(" ", at + 1)) words++;
  return words <= LABEL_WORDS;
}

/** Most texts begin with a letter or figure of ASCII, which is seen sooner than a pattern tells it. */
function beginsWithLetter(text: string): boolean {
  const code = codeAt(text, 0);
  if (code >= 0x80) return /^[\p{Lu}\p{Lo}\p{Ll}]/u.test(text);
  const small = code | 0x20;
  return small >= 0x61 && small <= 0x7a;
}

function pair(name: string, value: Tag, base: string): Pair | undefined {
  const cell = draftCell(value, base, { at: "node", path: elementPath(value) });
  if (cell.text === "" || cell.text.length > VALUE_LENGTH || holdsLists(value)) return undefined;
  return { label: withoutMarks(name).replace(COLON, ""), cell };
}

/** The value is what follows the label in the block's own normalised text. */
function restOf(block: Tag, name: string, base: string): Pair | undefined {
  const whole = printedText(block);
  const behind = /^\s*[:：]?\s*/.exec(whole.slice(name.length))?.[0].length ?? 0;
  const from = name.length + behind;
  const text = withoutMarks(whole.slice(from));
  if (text === "" || text.length > VALUE_LENGTH || holdsLists(block)) return undefined;
  const start = whole.indexOf(text, from);
  if (start < 0) return undefined;
  const place: DraftCell["place"] = { at: "node", path: elementPath(block), start, end: start + text.length };
  const { link } = contentOf(block, base);
  const cell: DraftCell = { text, place };
  if (link !== undefined) {
    cell.link = link;
    const anchors = [...descendants(block)].filter((below) => below.name === "a");
    if (anchors.length === 1 && textOf(anchors[0]!) === text) cell.href = link;
  }
  return { label: withoutMarks(name).replace(COLON, ""), cell };
}

function holdsLists(tag: Tag): boolean {
  for (const below of descendants(tag)) {
    if (below.name === "table" || below.name === "form" || below.name === "dl" || /^h[1-6]$/.test(below.name))
      return true;
  }
  return false;
}
