import { standsInRecords } from "./header-rows.ts";
import { bracketLabel, isConnective } from "./label-text.ts";
import { piecesOf } from "./pieces.ts";
import { MAX_REGION } from "./regions.ts";
import type { LabelSide, Template } from "./template.ts";
import type { TokenPage } from "./token-page.ts";
import { isInTrail } from "./trail.ts";
import { childTowards, containerOf, enclosing, ownElement } from "./tree.ts";

/** A line of at least so many pieces and characters is running text. */
const PROSE_TOKENS = 3;
const PROSE_LENGTH = 120;
/** Words behind a value that stand on this share of the pages belong to the template. */
const SENTENCE_SHARE = 0.3;
/** What a sentence ends with, or one of its parts. */
const SENTENCE_END = /^[.,;!?，。；！？](?=\s|$|\p{sc=Han})/u;
/** Further pieces that an inferred label may have. */
const MAX_EXTRAS = 2;
/** A row label with values in more cells than this is a line of a table. */
export const MAX_VALUE_CELLS = 2;
/** Words in these stand out from the text around them. */
const STRESSED = new Set("b strong em th dt td label h1 h2 h3 h4 h5 h6 span div".split(" "));
const PEERS = new Set(["li", "p", "dd", "blockquote", "pre"]);
const ROW = new Set(["tr"]);

/**
 * Loose words in what a certain label names ("by", "from") are no labels of their own, and neither is what stands
 * behind a comma at the place of the first thing that it names: an item of the same list.
 */
export function withoutLooseWords(page: TokenPage, sides: (LabelSide | undefined)[]): void {
  let certain = -1;
  let end = -1;
  let named = -1;
  for (let i = 0; i < sides.length; i++) {
    const token = page.tokens[i]!;
    const tag = tagOf(page, i);
    if (sides[i] === "before" && (token.colon || tag === "dt" || tag === "th")) {
      certain = i;
      const container = page.elements[containerOf(page, i)];
      named = container ? childTowards(page, containerOf(page, i), i + 1 < container.end ? i + 1 : i) : -1;
      const beside = page.elements[named];
      end = beside && beside.first === i + 1 ? beside.end : -1;
    } else if (sides[i] !== undefined && certain >= 0) {
      const within = i < end || token.line === page.tokens[certain]!.line;
      const item = isConnective(page.tokens[i - 1]!.text) && token.place === page.tokens[certain + 1]!.place;
      const stressed = !item && STRESSED.has(tag) && !(i < end && token.element === named);
      if (within && !stressed && bracketLabel(token.text) === undefined) sides[i] = undefined;
    }
  }
}

/** The tag of the element that a token stands in, or of the one around it where that is a link and all that it says. */
function tagOf(page: TokenPage, i: number): string {
  const element = page.elements[page.tokens[i]!.element]!;
  const around = page.elements[element.parent];
  const linked = element.tag === "a" && around?.first === i && around.end === i + 1;
  return linked ? around.tag : element.tag;
}

/** Items and paragraphs do not name the next one of their kind, unless they say so. */
export function isPeer(page: TokenPage, label: number, value: number): boolean {
  const own = page.elements[ownElement(page, label)];
  const beside = page.elements[childTowards(page, containerOf(page, label), value)];
  if (own === undefined || beside === undefined || !PEERS.has(own.tag) || own.tag !== beside.tag) return false;
  // Paragraphs that stand by twos, the same twos on all pages, are label and value.
  return own.tag !== "p" || (own.step === beside.step && page.tokens[label]!.kind === page.tokens[value]!.kind);
}

/** A sentence is over; one of few words says what something is. */
const SENTENCE = /[\p{sc=Han}”」』）][。！？!?]$|(?:\S+\s+){5,}\S*\p{Ll}[”")]?[.!?]$/u;
const PARAGRAPH = new Set(["p"]);

/** "Dear readers:" in a paragraph of its own, without any stress, opens the prose of the next one, and names nothing. */
export function opensProse(page: TokenPage, label: number, region: readonly number[]): boolean {
  const own = ownElement(page, label);
  const [first] = region;
  const value = enclosing(page, first!, PARAGRAPH);
  if (own < 0 || value < 0 || value === own || page.tokens[label]!.element !== own) return false;
  const { tag, parent } = page.elements[own]!;
  if (tag !== "p" || page.elements[value]!.parent !== parent) return false;
  return SENTENCE.test(page.tokens[page.elements[value]!.end - 1]!.text.trim());
}

/** A word of running text is no value. */
export function inProse(page: TokenPage, i: number): boolean {
  const { line } = page.tokens[i]!;
  let tokens = 0;
  let length = 0;
  for (let j = i; j >= 0 && page.tokens[j]!.line === line && tokens <= PROSE_TOKENS; j--, tokens++)
    length += page.tokens[j]!.text.length;
  for (let j = i + 1; page.tokens[j]?.line === line && tokens <= PROSE_TOKENS; j++, tokens++)
    length += page.tokens[j]!.text.length;
  return tokens >= PROSE_TOKENS && length > PROSE_LENGTH;
}

/** A label, a value and then more words of the template on one line are a sentence, and so is what goes on with its end. */
export function isSentence(page: TokenPage, label: number, region: readonly number[], template: Template): boolean {
  const { line } = page.tokens[label]!;
  if (endsSentence(page.tokens[region[0]!]!.text)) return true;
  let valued = false;
  for (const j of region) {
    const token = page.tokens[j]!;
    if (token.line !== line) return false;
    const worded = /\p{L}{2}/u.test(token.text) && !isConnective(token.text);
    if (valued && worded && token.href === undefined && template.share(token) >= SENTENCE_SHARE) return true;
    valued = true;
  }
  return false;
}

/** Is this text the rest of a sentence that began before it? */
export const endsSentence = (text: string): boolean => SENTENCE_END.test(text);

/** In a row of many cells, none of them a label, or of a few below their headings: a line of a table, which is a relation of its own. */
export function isTableCell(page: TokenPage, i: number): boolean {
  const row = enclosing(page, i, ROW);
  if (row < 0) return false;
  const { first, end } = page.elements[row]!;
  const cells = new Set<number>();
  for (let j = first; j < end && cells.size <= MAX_VALUE_CELLS + 1; j++) cells.add(childTowards(page, row, j));
  return (cells.size > MAX_VALUE_CELLS + 1 && end - first <= MAX_REGION) || standsInRecords(page, i);
}

/** A region that says more at other places than at its first is a section of the page, not the value of a label. */
export function isSection(page: TokenPage, region: readonly number[], template: Template): boolean {
  const { values, extras } = piecesOf(page, region, template);
  return extras.length > Math.max(MAX_EXTRAS, values.length);
}

/** A link in an area that repeats over a site, or a step of the way from its front page. */
export function isMenuItem(page: TokenPage, i: number): boolean {
  if (isInTrail(page, i)) return true;
  const token = page.tokens[i]!;
  return token.href !== undefined && page.elements[token.element]!.navigation;
}
