import { headingOf } from "./headings.ts";
import { bracketLabel, endsInColon, innerLabelLength, isConnective, printedLabel } from "./label-text.ts";
import { type Piece, piecesOf } from "./pieces.ts";
import type { LabelSide, Template } from "./template.ts";
import type { TokenPage } from "./tokens.ts";
import { childTowards, containerOf, enclosing, ownElement, sizeOf } from "./tree.ts";

/** A label of a page with what it says. */
export interface Fact {
  /** As printed, without its colon. */
  label: string;
  /** Labels above it, nearest first. */
  headings: string[];
  /** Its values; several where it has a list. */
  values: Piece[];
  /** Further pieces at other places under the same label. */
  extras: Piece[];
  /** A colon, `dt`, `th`: the label is not only inferred. */
  sure: boolean;
  /** Label and value stand in one text. */
  inner: boolean;
}

export interface PageFacts {
  facts: Fact[];
  /** Text that no label names. */
  loose: LoosePiece[];
}

export interface LoosePiece extends Piece {
  /** The nearest label or heading above, for a name. */
  near: string;
  navigation: boolean;
  tag: string;
}

/** A region of more tokens than this is a section of the page, not the value of a label. */
const MAX_REGION = 40;
/** A row label with values in more cells than this is a line of a table. */
const MAX_VALUE_CELLS = 2;
/** This share of the pages print it: text of the template. */
const TEMPLATE_SHARE = 0.5;
/** Loose lines under a label that stands on a line of its own (an address). */
const MAX_LINES = 6;
/** A line of at least so many pieces and characters is running text. */
const PROSE_TOKENS = 3;
const PROSE_LENGTH = 120;
/** Words behind a value that stand on this share of the pages belong to the template. */
const SENTENCE_SHARE = 0.3;
/** A label below its value stands with it in an element of at most so many pieces. */
const MAX_CARD = 4;
/** Further pieces that an inferred label may have. */
const MAX_EXTRAS = 2;
/** Headings kept of a label, nearest first. */
const MAX_HEADINGS = 3;
const CELLS = new Set(["td", "th"]);
const LABEL_CELLS = new Set(["td", "th", "dt", "h1", "h2", "h3", "h4", "h5", "h6"]);
/** Words in these stand out from the text around them. */
const STRESSED = new Set([
  "b",
  "strong",
  "th",
  "dt",
  "td",
  "label",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "span",
  "div",
  "em",
]);
const PEERS = new Set(["li", "p", "dd", "blockquote", "pre"]);
const ROW = new Set(["tr"]);

/** Pairs the labels of one page with their values. */
export function readFacts(page: TokenPage, template: Template): PageFacts {
  const n = page.tokens.length;
  const sides: (LabelSide | undefined)[] = page.tokens.map((_, i) =>
    isMenuItem(page, i) ? undefined : template.label(page, i),
  );
  const claimed = new Uint8Array(n);
  const owner = new Int32Array(n).fill(-1);
  const valued = new Uint8Array(n);
  const facts: { label: number; text: string; region: number[]; sure: boolean }[] = [];

  const spanEnd = (i: number): number => {
    const cell = page.elements[enclosing(page, i, LABEL_CELLS)];
    if (!cell || cell.first !== i || cell.end === i + 1 || cell.end > i + 4 || endsInColon(page.tokens[i]!.text))
      return i + 1;
    for (let j = i + 1; j < cell.end; j++) if (template.share(page.tokens[j]!) < TEMPLATE_SHARE) return i + 1;
    if (cell.tag === "td" && page.elements[cell.parent]!.end === cell.end) return i + 1;
    return cell.end;
  };
  const isLabel = (i: number) => sides[i] === "before";
  withoutLooseWords(page, sides);

  const claim = (label: number, text: string, region: number[], sure: boolean) => {
    for (const j of region) {
      claimed[j] = 1;
      owner[j] = label;
    }
    valued[label] = 1;
    facts.push({ label, text, region, sure });
  };

  // A header row over one row of values: each label names what stands below it.
  for (let r = 0; r < page.elements.length; r++) {
    const row = page.elements[r]!;
    if (row.tag !== "tr" || sizeOf(row) < 2 || sizeOf(row) > MAX_REGION) continue;
    const heads = cellsOf(page, r);
    if (heads.length < 2 || heads.some((c) => c.length !== 1)) continue;
    if (!heads.every((c) => template.share(page.tokens[c[0]!]!) >= TEMPLATE_SHARE)) continue;
    const below = nextRow(page, r);
    if (below < 0) continue;
    const cells = cellsOf(page, below);
    if (cells.length !== heads.length) continue;
    if (cells.flat().some((j) => sides[j] !== undefined || claimed[j] || template.share(page.tokens[j]!) > 0.9))
      continue;
    if (heads.some((c) => endsInColon(page.tokens[c[0]!]!.text))) continue;
    const third = nextRow(page, below);
    if (third >= 0 && cellsOf(page, third).length === cells.length) continue;
    heads.forEach((c, k) => {
      sides[c[0]!] = "before";
      claim(c[0]!, page.tokens[c[0]!]!.text, cells[k]!, false);
    });
  }

  for (let i = 0; i < n; i++) {
    if (sides[i] === undefined || valued[i]) continue;
    const token = page.tokens[i]!;
    if (sides[i] === "behind") {
      const bracket = bracketLabel(token.text);
      const container = page.elements[containerOf(page, i)];
      if (container && sizeOf(container) > MAX_CARD && page.tokens[i - 1]?.line !== token.line) continue;
      let j = i - 1;
      const region: number[] = [];
      while (container && j >= container.first && sides[j] === undefined && !claimed[j]) {
        if (!isConnective(page.tokens[j]!.text)) region.unshift(j);
        if (bracket && region.length > 0) break;
        j--;
      }
      if (region.length > 0 && region.length <= MAX_REGION) claim(i, bracket ?? token.text, region, false);
      continue;
    }
    const end = spanEnd(i);
    for (let j = i + 1; j < end; j++) {
      claimed[j] = 1;
      sides[j] = undefined;
    }
    const region = regionOf(page, i, end, (j) => sides[j] !== undefined || claimed[j] === 1, claimed);
    if (region.length === 0 || region.length > MAX_REGION) continue;
    if (region.every((j) => isMenuItem(page, j) || isConnective(page.tokens[j]!.text))) continue;
    const split = region.filter((j) => template.hasInnerLabel(page.tokens[j]!));
    if (split.length > 1 && split.length * 2 > region.length) continue;
    const cells = new Set(region.map((j) => enclosing(page, j, CELLS)).filter((e) => e >= 0));
    const text = page.tokens
      .slice(i, end)
      .filter((t, k) => k === 0 || (t.href === undefined && !isConnective(t.text)))
      .map((t) => t.text)
      .join(" ");
    const own = ownElement(page, i);
    const inRow = own >= 0 && CELLS.has(page.elements[own]!.tag);
    if (inRow && cells.size > MAX_VALUE_CELLS) {
      for (const j of region) claimed[j] = 1;
      continue;
    }
    const tag = page.elements[token.element]!.tag;
    const sure = endsInColon(text) || tag === "dt" || tag === "th";
    if (
      !sure &&
      (inProse(page, i) ||
        isPeer(page, i, region[0]!) ||
        isSection(page, region, template) ||
        isSentence(page, i, region, template))
    )
      continue;
    claim(i, text, region, sure);
  }

  const labelled = { page, isLabel, hasValue: (i: number) => valued[i] === 1 };
  const known = new Map<number, number>();
  const heading = (i: number): number => {
    const found = known.get(i) ?? headingOf(labelled, i);
    known.set(i, found);
    return found;
  };
  const chain = (i: number): string[] => {
    const out: string[] = [];
    for (let h = heading(i); h >= 0 && out.length < MAX_HEADINGS; h = heading(h))
      out.push(printedLabel(page.tokens[h]!.text));
    return out;
  };

  const result: Fact[] = [];
  for (const { label, text, region, sure } of facts) {
    const { values, extras } = piecesOf(page, region, template);
    if (values.length > 0)
      result.push({ label: printedLabel(text), headings: chain(label), values, extras, sure, inner: false });
  }
  const loose: LoosePiece[] = [];
  for (let i = 0; i < n; i++) {
    if (claimed[i] || sides[i] !== undefined) continue;
    const token = page.tokens[i]!;
    if (isConnective(token.text) || isTableCell(page, i) || inProse(page, i)) continue;
    if (template.hasInnerLabel(token)) {
      const length = innerLabelLength(token.text);
      const value: Piece = {
        text: token.text.slice(length),
        first: i,
        last: i,
        skip: length,
        cut: 0,
        place: token.place,
        ...(token.href !== undefined && { href: token.href }),
      };
      result.push({
        label: printedLabel(token.text.slice(0, length)),
        headings: chain(i),
        values: [value],
        extras: [],
        sure: true,
        inner: true,
      });
      continue;
    }
    if (template.share(token) >= 0.9 && template.pages > 2) continue;
    loose.push({
      text: token.text,
      first: i,
      last: i,
      skip: 0,
      cut: 0,
      place: token.place,
      near: chain(i)[0] ?? "",
      navigation: isMenuItem(page, i),
      tag: page.elements[token.element]!.tag,
      ...(token.href !== undefined && { href: token.href }),
    });
  }
  return { facts: result, loose };
}

/**
 * The tokens that the label `i` (which ends before token `next`) names: those of the element beside it, on along its
 * line and over further siblings of the same kind, up to the next label.
 */
function regionOf(
  page: TokenPage,
  i: number,
  next: number,
  stop: (j: number) => boolean,
  claimed: Uint8Array,
): number[] {
  const last = next - 1;
  const own = ownElement(page, i, next);
  const container = own < 0 ? page.tokens[i]!.element : page.elements[own]!.parent;
  if (container < 0) return [];
  const around = page.elements[container]!;
  if (around.end <= next || stop(next)) return [];
  const region: number[] = [];
  const beside = childTowards(page, container, next);
  const onOwnLine = page.tokens[next]!.line !== page.tokens[last]!.line;
  let within = beside < 0 ? next + 1 : page.elements[beside]!.end;
  let lines = 1;
  for (let j = next; j < around.end && !stop(j); j++) {
    if (j >= within) {
      const sibling = childTowards(page, container, j);
      const sameLine = page.tokens[j]!.line === page.tokens[j - 1]!.line;
      const sameKind = sibling >= 0 && beside >= 0 && page.elements[sibling]!.step === page.elements[beside]!.step;
      const nextLine = sibling < 0 && beside < 0 && onOwnLine && lines++ < MAX_LINES;
      if (!sameLine && !sameKind && !nextLine) break;
      within = sibling < 0 ? j + 1 : page.elements[sibling]!.end;
    }
    if (!claimed[j]) region.push(j);
    if (region.length > MAX_REGION) break;
  }
  return region;
}

/** Loose words in what a certain label names ("by", "from") are no labels of their own. */
function withoutLooseWords(page: TokenPage, sides: (LabelSide | undefined)[]): void {
  let certain = -1;
  let end = -1;
  for (let i = 0; i < sides.length; i++) {
    const token = page.tokens[i]!;
    const { tag } = page.elements[token.element]!;
    if (sides[i] === "before" && (endsInColon(token.text) || tag === "dt" || tag === "th")) {
      certain = i;
      const container = page.elements[containerOf(page, i)];
      const beside = container
        ? page.elements[childTowards(page, containerOf(page, i), i + 1 < container.end ? i + 1 : i)]
        : undefined;
      end = beside && beside.first === i + 1 ? beside.end : -1;
    } else if (sides[i] !== undefined && certain >= 0) {
      const within = i < end || token.line === page.tokens[certain]!.line;
      if (within && !STRESSED.has(tag) && bracketLabel(token.text) === undefined) sides[i] = undefined;
    }
  }
}

/** Items and paragraphs do not name the next one of their kind, unless they say so. */
function isPeer(page: TokenPage, label: number, value: number): boolean {
  const own = page.elements[ownElement(page, label)];
  const beside = page.elements[childTowards(page, containerOf(page, label), value)];
  return own !== undefined && beside !== undefined && PEERS.has(own.tag) && own.tag === beside.tag;
}

/** A word of running text is no value. */
function inProse(page: TokenPage, i: number): boolean {
  const { line } = page.tokens[i]!;
  let tokens = 0;
  let length = 0;
  for (let j = i; j >= 0 && page.tokens[j]!.line === line && tokens <= PROSE_TOKENS; j--, tokens++)
    length += page.tokens[j]!.text.length;
  for (let j = i + 1; page.tokens[j]?.line === line && tokens <= PROSE_TOKENS; j++, tokens++)
    length += page.tokens[j]!.text.length;
  return tokens >= PROSE_TOKENS && length > PROSE_LENGTH;
}

/** A label, a value and then more words of the template on one line are a sentence. */
function isSentence(page: TokenPage, label: number, region: readonly number[], template: Template): boolean {
  const { line } = page.tokens[label]!;
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

/** In a row of many cells, none of them a label: a line of a table, which is a relation of its own. */
function isTableCell(page: TokenPage, i: number): boolean {
  const row = enclosing(page, i, ROW);
  if (row < 0) return false;
  const { first, end } = page.elements[row]!;
  const cells = new Set<number>();
  for (let j = first; j < end && cells.size <= MAX_VALUE_CELLS + 1; j++) cells.add(childTowards(page, row, j));
  return cells.size > MAX_VALUE_CELLS + 1 && end - first <= MAX_REGION;
}

/** A region that says more at other places than at its first is a section of the page, not the value of a label. */
function isSection(page: TokenPage, region: readonly number[], template: Template): boolean {
  const { values, extras } = piecesOf(page, region, template);
  return extras.length > Math.max(MAX_EXTRAS, values.length);
}

/** A link in an area that repeats over a site. */
function isMenuItem(page: TokenPage, i: number): boolean {
  const token = page.tokens[i]!;
  return token.href !== undefined && page.elements[token.element]!.navigation;
}

function cellsOf(page: TokenPage, row: number): number[][] {
  const cells = new Map<number, number[]>();
  const { first, end } = page.elements[row]!;
  for (let j = first; j < end; j++) {
    const cell = childTowards(page, row, j);
    if (cell < 0) return [];
    const tokens = cells.get(cell) ?? [];
    tokens.push(j);
    cells.set(cell, tokens);
  }
  return [...cells.values()];
}

function nextRow(page: TokenPage, row: number): number {
  const { end, parent } = page.elements[row]!;
  const around = page.elements[parent];
  if (!around || around.end <= end) return -1;
  const e = childTowards(page, parent, end);
  if (e >= 0 && page.elements[e]!.tag === "tr") return e;
  // thead and tbody part the rows.
  const row2 = enclosing(page, end, ROW);
  return row2 >= 0 && page.elements[row2]!.first === end ? row2 : -1;
}
