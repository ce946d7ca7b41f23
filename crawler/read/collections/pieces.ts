import { BLOCK } from "../dom/content-model.ts";
import { isConnective } from "./label-text.ts";
import { areItems, listedBehind } from "./list-items.ts";
import type { Piece } from "./piece.ts";
import type { Template } from "./template.ts";
import type { TokenPage } from "./token-page.ts";
import { childTowards, enclosing } from "./tree.ts";
import { isYearNote } from "./year-note.ts";

/** Notes in brackets or after a semicolon, in an element of their own. */
const NOTE = /^(?:[;,]\s|\(.*\)[;,]?$|\[.*\]$)/;
/** What begins a further fact behind a link on the same line: "Acme · 7 in stock". */
const FURTHER = /^[·•|｜]\s/;
const BARE_NUMBER = /^[-+]?[\d.,\s]+$/;
const UNIT = /^(?:[\p{L}°%$€£][^:]{0,30})$/u;
const RUNNING = new Set("a i em cite q abbr dfn sub sup small".split(" "));
const LIST_ITEM = new Set(["li"]);
/** What only joins a value to its label: a colon, or a dash that stands by itself and is no sign of a number. */
const JOINT = /^(?:[\s:：]+|[–—]\s+|-\s+(?!\d))+/;
/** Stands under nearly every such label: "more", "details". */
const TEMPLATE_SHARE = 0.9;
/** On fewer pages values agree as easily as words of the template. */
const TEMPLATE_PAGES = 3;
/** On so many pages with a label words behind its values are no chance. */
const LABELLED_PAGES = 5;

/**
 * Cuts the tokens under a label into values. Text that is only interrupted by inline elements is one value, connectives
 * part values, a bare number takes the unit behind it, brackets behind a value become its notes. Pieces at another
 * place than the first one's are extras.
 *
 * @param labelled on which share of the pages the label stands
 */
export function piecesOf(
  page: TokenPage,
  region: readonly number[],
  template: Template,
  labelled = 1,
): { values: Piece[]; extras: Piece[] } {
  const isUsual = labelled * template.pages >= LABELLED_PAGES;
  const everywhere = template.pages < TEMPLATE_PAGES ? 1 : isUsual ? labelled * TEMPLATE_SHARE : Infinity;
  let tokens = withoutLastLinks(page, region, template, everywhere);
  if (tokens.length > 1 && template.pages >= TEMPLATE_PAGES) {
    const varied = tokens.filter((j) => template.share(page.tokens[j]!) < TEMPLATE_SHARE);
    if (varied.length > 0) {
      const places = new Set(varied.map((j) => page.tokens[j]!.place));
      const lastVaried = varied[varied.length - 1]!;
      tokens = tokens.filter(
        (j) =>
          isPhrase(page, j, varied) ||
          isItemBeside(page, j, varied, template) ||
          isYearNote(page.tokens[j]!.text) ||
          (j <= lastVaried &&
            (template.share(page.tokens[j]!) < TEMPLATE_SHARE ||
              places.has(page.tokens[j]!.place) ||
              isConnective(page.tokens[j]!.text))),
      );
    }
  }
  const pieces: Piece[] = [];
  for (const line of byLine(page, tokens)) {
    const block = blockOf(page, line[0]!);
    const loose = line.filter((j) => page.tokens[j]!.element === block);
    const speaks = loose.some((j) => {
      const text = page.tokens[j]!.text;
      const isFurther = FURTHER.test(text) && page.tokens[j - 1]?.href !== undefined;
      return !isConnective(text) && !NOTE.test(text) && !isFurther;
    });
    if (speaks && line.length > loose.length && runsOn(page, line[0]!, block)) {
      pieces.push(pieceOf(page, line[0]!, line[line.length - 1]!));
      continue;
    }
    for (let k = 0; k < line.length; k++) {
      const j = line[k]!;
      const { text } = page.tokens[j]!;
      if (isConnective(text)) continue;
      const end = phraseEnd(page, line, k, block);
      if (end > k + 1) {
        pieces.push(pieceOf(page, j, line[end - 1]!));
        k = end - 1;
        continue;
      }
      const previous = pieces[pieces.length - 1];
      if (previous && k > 0 && NOTE.test(text) && !template.hasInnerLabel(page.tokens[j]!)) {
        previous.notes = [...(previous.notes ?? []), text.replace(/^[;,]\s*/, "")];
        previous.listed = [...(previous.listed ?? []), ...listedBehind(page, j)];
        continue;
      }
      if (
        previous &&
        k > 0 &&
        previous.last === line[k - 1] &&
        BARE_NUMBER.test(previous.text) &&
        UNIT.test(text) &&
        page.tokens[j]!.href === undefined
      ) {
        pieces[pieces.length - 1] = pieceOf(page, previous.first, j);
        continue;
      }
      pieces.push(pieceOf(page, j, j));
    }
  }
  const first = pieces[0];
  if (!first) return { values: [], extras: [] };
  const values: Piece[] = [];
  const extras: Piece[] = [];
  for (const piece of pieces) {
    if (piece.place !== first.place && !areItems(page, first, piece)) extras.push(piece);
    else if (!values.some((v) => v.text === piece.text && areOfOneYear(v, piece))) values.push(piece);
  }
  return { values, extras };
}

/** The same figure of another year is another value. */
const areOfOneYear = (a: Piece, b: Piece): boolean => a.notes?.find(isYearNote) === b.notes?.find(isYearNote);

/** Links behind a value that nearly every page with its label prints lead on ("See all »"): they are the template's. */
function withoutLastLinks(
  page: TokenPage,
  tokens: readonly number[],
  template: Template,
  everywhere: number,
): number[] {
  const leadsOn = (j: number) => {
    const token = page.tokens[j]!;
    if (isConnective(token.text)) return true;
    const isUsual = template.share(token) >= everywhere && !template.isItem(token);
    return token.href !== undefined && isUsual && !isPartOfWords(page, j);
  };
  let end = tokens.length;
  while (end > 0 && leadsOn(tokens[end - 1]!)) end--;
  const isLed = tokens.slice(end).some((j) => page.tokens[j]!.href !== undefined);
  return tokens.slice(0, end > 0 && isLed ? end : tokens.length);
}

/** Does a link stand behind other words of an inline element ("List<Item>")? */
function isPartOfWords(page: TokenPage, j: number): boolean {
  const around = page.elements[page.elements[page.tokens[j]!.element]!.parent];
  return around !== undefined && !BLOCK.has(around.tag) && around.first < j;
}

/** Does a word stand in an inline element together with one that differs from page to page? Then it belongs to it. */
function isPhrase(page: TokenPage, j: number, varied: readonly number[]): boolean {
  const { tag, first, end } = page.elements[page.tokens[j]!.element]!;
  return !BLOCK.has(tag) && varied.some((k) => k >= first && k < end);
}

/**
 * Is it an item of the list of one that differs from page to page? It is listed there however many pages list it, too, and wherever
 * it stands among the others; a link that is always the last one may lead on.
 */
function isItemBeside(page: TokenPage, j: number, varied: readonly number[], template: Template): boolean {
  const token = page.tokens[j]!;
  const item = page.elements[enclosing(page, j, LIST_ITEM)];
  if (item?.first !== j || (token.href !== undefined && !template.isItem(token))) return false;
  return varied.some((k) => {
    const other = page.elements[enclosing(page, k, LIST_ITEM)];
    return other !== undefined && other !== item && other.first === k && other.parent === item.parent;
  });
}

/** Where an inline element with words of its own around its parts ("List<Item>") begins at `k`: the end of it, else `k`. */
function phraseEnd(page: TokenPage, line: readonly number[], k: number, block: number): number {
  const child = childTowards(page, block, line[k]!);
  if (child < 0) return k;
  let end = k;
  let speaks = false;
  for (; end < line.length && line[end]! < page.elements[child]!.end; end++) {
    const token = page.tokens[line[end]!]!;
    if (token.element === child && !isConnective(token.text) && !NOTE.test(token.text)) speaks = true;
  }
  return speaks && page.elements[child]!.first === line[k] ? end : k;
}

/** Does a line begin like running text: with loose text, or with a word of it that is linked or stressed? */
function runsOn(page: TokenPage, first: number, block: number): boolean {
  const { element } = page.tokens[first]!;
  return element === block || RUNNING.has(page.elements[element]!.tag);
}

/** "in 1990 (", "around 10 hours |": what only leads to the next text. */
const LEFT_OPEN = /\s*[([]+$|\s+[|｜•·]$/;

/** Tokens `first` to `last` as one piece, without the first `skip` characters. */
export function pieceOf(page: TokenPage, first: number, last: number, skip = 0): Piece {
  let text = "";
  for (let j = first; j <= last; j++) {
    const token = page.tokens[j]!;
    if (j > first && token.start > page.tokens[j - 1]!.end) text += " ";
    text += token.text;
  }
  const lead = skip || (JOINT.exec(text)?.[0].length ?? 0);
  const isBracketed = skip > 0 && /^[([].*[)\]]$/.test(text);
  const tail = isBracketed ? 1 : lead < text.length ? (LEFT_OPEN.exec(text)?.[0].length ?? 0) : 0;
  const href = first === last ? page.tokens[first]!.href : undefined;
  return {
    text: text.slice(lead, text.length - tail),
    first,
    last,
    skip: lead,
    cut: tail,
    place: page.tokens[first]!.place,
    ...(href !== undefined && { href }),
  };
}

function blockOf(page: TokenPage, i: number): number {
  let e = page.tokens[i]!.element;
  while (e >= 0 && !BLOCK.has(page.elements[e]!.tag)) e = page.elements[e]!.parent;
  return e;
}

function byLine(page: TokenPage, tokens: readonly number[]): number[][] {
  const lines: number[][] = [];
  for (const j of tokens) {
    const line = lines[lines.length - 1];
    if (line && page.tokens[line[0]!]!.line === page.tokens[j]!.line) line.push(j);
    else lines.push([j]);
  }
  return lines;
}
