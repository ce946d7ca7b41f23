import { headingOf, isHeading } from "./headings.ts";
import { bracketLabel, endsInColon, innerLabelLength, isConnective, printedLabel } from "./label-text.ts";
import {
  inProse,
  isMenuItem,
  isPeer,
  isSection,
  isSentence,
  isTableCell,
  MAX_VALUE_CELLS,
  withoutLooseWords,
} from "./no-fact.ts";
import { type Piece, piecesOf } from "./pieces.ts";
import { cellsOf, MAX_REGION, nextRow, regionOf } from "./regions.ts";
import type { LabelSide, Template } from "./template.ts";
import type { TokenPage } from "./tokens.ts";
import { containerOf, enclosing, ownElement, sizeOf } from "./tree.ts";

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

interface PageFacts {
  facts: Fact[];
  /** Text that no label names. */
  loose: LoosePiece[];
}

interface LoosePiece extends Piece {
  /** The nearest label or heading above, for a name. */
  near: string;
  navigation: boolean;
  tag: string;
}

/** This share of the pages print it: text of the template. */
const TEMPLATE_SHARE = 0.5;
/** A label below its value stands with it in an element of at most so many pieces. */
const MAX_CARD = 4;
/** Headings kept of a label, nearest first. */
const MAX_HEADINGS = 3;
const CELLS = new Set(["td", "th"]);
const LABEL_CELLS = new Set(["td", "th", "dt", "h1", "h2", "h3", "h4", "h5", "h6"]);

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
    if ((split.length > 1 || (split.length > 0 && isHeading(page, i))) && split.length * 2 > region.length) continue;
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
