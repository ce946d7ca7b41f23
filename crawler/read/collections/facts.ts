import type { Fact, PageFacts } from "./fact.ts";
import { headerRows, headsRecords, isCertain, isInTable, standsAmongHeads, standsInColumns } from "./header-rows.ts";
import { headingOf, isHeading } from "./headings.ts";
import { labelEnd, labelStart, labelText } from "./label-extent.ts";
import { bracketLabel, endsInColon, isConnective, printedLabel } from "./label-text.ts";
import { EVERYWHERE_SHARE, withoutLinksInRows } from "./link-rows.ts";
import { looseText } from "./loose-text.ts";
import { saidOfNeighbours } from "./neighbour-cards.ts";
import {
  inProse,
  isMenuItem,
  isPeer,
  isSection,
  isSentence,
  MAX_VALUE_CELLS,
  opensProse,
  withoutLooseWords,
} from "./no-fact.ts";
import type { Piece } from "./piece.ts";
import { pieceOf, piecesOf } from "./pieces.ts";
import { MAX_REGION, regionOf } from "./regions.ts";
import { isScriptLink } from "./script-links.ts";
import type { LabelSide, Template } from "./template.ts";
import type { Token, TokenPage } from "./token-page.ts";
import { containerOf, enclosing, ownElement, sizeOf } from "./tree.ts";
import { headsUnits, labelWithUnit, unitRow } from "./unit-cells.ts";
import { ownYearCell } from "./year-columns.ts";
import { aboveYears } from "./year-series.ts";

/** A label below its value stands with it in an element of at most so many pieces. */
const MAX_CARD = 4;
/** Headings kept of a label, nearest first. */
const MAX_HEADINGS = 3;
const CELLS = new Set(["td", "th"]);
const ROWS = new Set(["tr"]);
/** What names the page is neither what a label behind it is about nor what an inferred one before it says. */
const TITLES = new Set(["h1"]);

/**
 * Pairs the labels of one page with their values.
 * @param isKin it leads to another page of this kind, and names that one: neither a label nor a statement of this page
 */
export function readFacts(page: TokenPage, template: Template, isKin: (token: Token) => boolean): PageFacts {
  return new FactReader(page, template, isKin).read();
}

/** A label's token with those that it names. */
interface Claim {
  label: number;
  text: string;
  region: number[];
  sure: boolean;
  headed?: boolean;
  /** All of the region is one value. */
  whole?: boolean;
}

class FactReader {
  private readonly page: TokenPage;
  private readonly template: Template;
  private readonly isKin: (token: Token) => boolean;
  private readonly saidOfNeighbours: Uint8Array;
  private readonly sides: (LabelSide | undefined)[];
  private readonly claimed: Uint8Array;
  private readonly valued: Uint8Array;
  private readonly claims: Claim[] = [];
  private readonly headings = new Map<number, number>();

  constructor(page: TokenPage, template: Template, isKin: (token: Token) => boolean) {
    this.page = page;
    this.template = template;
    this.isKin = isKin;
    this.saidOfNeighbours = saidOfNeighbours(page, isKin);
    const isRare = (token: Token) => template.share(token) < EVERYWHERE_SHARE;
    const isNeighbours = (i: number) =>
      this.saidOfNeighbours[i] === 1
        ? isRare(page.tokens[i]!)
        : isKin(page.tokens[i]!) && (isRare(page.tokens[i]!) || this.saidOfNeighbours[i + 1] === 1);
    const remarks = template.remarks(page);
    this.sides = page.tokens.map((_, i) => {
      if (remarks[i] === 1 && isRare(page.tokens[i]!) && !page.tokens[i]!.colon) return undefined;
      const side = isMenuItem(page, i) ? undefined : template.label(page, i);
      if (side !== undefined && !isCertain(page, i) && isNeighbours(i)) return undefined;
      return side === undefined || headsUnits(page, i) || isInTable(page, template, i) ? undefined : side;
    });
    this.claimed = remarks.map((said, i) => (this.sides[i] === undefined ? said : 0));
    this.valued = new Uint8Array(page.tokens.length);
  }

  read(): PageFacts {
    const { page, template, sides, claimed } = this;
    withoutLooseWords(page, sides);
    withoutLinksInRows(page, template, sides);
    const { found, lists } = headerRows(page, template, (i) => sides[i] !== undefined);
    for (const { label, rest, region } of found) {
      sides[label] = "before";
      for (const j of [...rest, ...region]) sides[j] = undefined;
      for (const j of rest) claimed[j] = 1;
      this.claim({ label, text: page.tokens[label]!.text, region, sure: false, headed: true });
    }
    this.claimUnitCells();
    for (let i = 0; i < sides.length; i++) {
      if (sides[i] === undefined || this.valued[i]) continue;
      if (sides[i] === "behind") this.readBehind(i);
      else this.readBefore(i);
    }
    const facts: Fact[] = [];
    for (const { label, text, region, sure, headed = false, whole } of this.claims) {
      const { values: pieces, extras } = whole
        ? { values: [pieceOf(page, region[0]!, region.at(-1)!)], extras: [] }
        : piecesOf(page, region, template, template.share(page.tokens[label]!));
      const values = pieces.filter(({ first }) => !isScriptLink(page.tokens[first]!.href));
      if (values.length === 0) continue;
      facts.push({
        label: printedLabel(text),
        headings: headed ? this.chainOfHeaded(label) : this.chain(label),
        values,
        extras,
        sure,
        settled: template.isSettled(page.tokens[label]!),
        inner: false,
        headed,
        from: label,
        to: region.at(-1)!,
      });
    }
    const { inner, loose } = looseText(
      page,
      template,
      (i) => claimed[i] === 0 && (sides[i] === undefined || this.namesNothing(i)),
      (i) => this.chain(i)[0] ?? "",
    );
    for (const { label, at, value } of inner)
      facts.push({
        label,
        headings: this.chain(at),
        values: [value],
        extras: [],
        sure: true,
        settled: true,
        inner: true,
        headed: false,
        from: at,
        to: at,
      });
    const listHeads = lists.map((i) => printedLabel(page.tokens[i]!.text));
    const isOwn = ({ first }: Piece) => !this.isKin(page.tokens[first]!) && this.saidOfNeighbours[first] === 0;
    return { facts, listHeads, loose: loose.filter(isOwn) };
  }

  private claim(claim: Claim): void {
    for (const j of claim.region) this.claimed[j] = 1;
    this.valued[claim.label] = 1;
    this.claims.push(claim);
  }

  private claimUnitCells(): void {
    const { page, template, sides } = this;
    for (let i = 0; i + 2 < sides.length; i++) {
      const found = this.valued[i] ? undefined : unitRow(page, template, i, sides[i] === "before");
      if (!found) continue;
      const { unit, ...row } = found;
      sides[i] = "before";
      for (const j of [unit, ...row.region]) sides[j] = undefined;
      this.claimed[unit] = 1;
      if (row.region.length > 0) this.claim({ label: i, sure: isCertain(page, i), ...row });
    }
  }

  /** A label that stands behind its value. */
  private readBehind(i: number): void {
    const { page, sides, claimed } = this;
    const token = page.tokens[i]!;
    const bracket = bracketLabel(token.text);
    const container = page.elements[containerOf(page, i)];
    if (!container) return;
    if (sizeOf(container) > MAX_CARD && page.tokens[i - 1]?.line !== token.line) return;
    const region: number[] = [];
    for (let j = i - 1; j >= container.first && sides[j] === undefined && !claimed[j]; j--) {
      if (enclosing(page, j, TITLES) >= 0) break;
      if (!isConnective(page.tokens[j]!.text)) region.unshift(j);
      if (bracket && region.length > 0) break;
    }
    if (region.length > 0 && region.length <= MAX_REGION && !this.tellsOfKin(i, region))
      this.claim({ label: i, text: bracket ?? token.text, region, sure: false });
  }

  /** A label that stands before or above its value. */
  private readBefore(i: number): void {
    const { page, template, sides, claimed } = this;
    const end = labelEnd(page, template, i);
    for (let j = i + 1; j < end; j++) {
      claimed[j] = 1;
      sides[j] = undefined;
    }
    const region = regionOf(
      page,
      labelStart(page, i, end),
      end,
      (j) => sides[j] !== undefined || claimed[j] === 1 || this.speaksForItself(j, end),
      claimed,
    );
    if (region.length === 0 || region.length > MAX_REGION) return;
    const title = page.elements[enclosing(page, region[0]!, TITLES)];
    if (title && title.first > i && !isCertain(page, i)) return;
    if (region.every((j) => isMenuItem(page, j) || isConnective(page.tokens[j]!.text))) return;
    if (isHeading(page, i) && this.isNamedBehind(region.at(-1)!, i)) return;
    if (opensProse(page, i, region) || headsRecords(page, i, region)) return;
    // Texts with labels of their own are not what a label names; a heading leaves even a single one to its own label.
    const split = region.filter((j) => template.hasInnerLabel(page.tokens[j]!)).length;
    const inferred = isHeading(page, i) || !isCertain(page, i);
    if ((split > 1 || (split > 0 && inferred)) && split * 2 > region.length) return;
    const inRow = CELLS.has(page.elements[ownElement(page, i)]?.tag ?? "");
    const ofYear = inRow ? ownYearCell(page, i) : undefined;
    if (ofYear) {
      this.claimRow(i);
      if (ofYear.length > 0)
        this.claim({ label: i, text: labelWithUnit(page, template, i), region: ofYear, sure: isCertain(page, i) });
      return;
    }
    const cells = new Set(region.map((j) => enclosing(page, j, CELLS)).filter((e) => e >= 0));
    if (inRow && cells.size > MAX_VALUE_CELLS) {
      for (const j of region) claimed[j] = 1;
      return;
    }
    if (inRow && (standsAmongHeads(page, i) || standsInColumns(page, template, i, (j) => sides[j] !== undefined))) {
      this.claimRow(i);
      return;
    }
    const text = labelText(page, i, end);
    const { tag } = page.elements[page.tokens[i]!.element]!;
    const sure = endsInColon(text) || tag === "dt" || tag === "th";
    const isFact =
      sure ||
      !(
        inProse(page, i) ||
        isPeer(page, i, region[0]!) ||
        isSection(page, region, template) ||
        isSentence(page, i, region, template) ||
        this.tellsOfKin(i, region)
      );
    if (isFact) this.claim({ label: i, text, region, sure });
  }

  /** What stands behind label `i` in its row is no value of it alone. */
  private claimRow(i: number): void {
    for (let j = i + 1; j < this.page.elements[enclosing(this.page, i, ROWS)]!.end; j++) this.claimed[j] = 1;
  }

  /** Does a label stand behind token `j`, in a card with it that begins behind token `i`? */
  private isNamedBehind(j: number, i: number): boolean {
    const card = this.page.elements[containerOf(this.page, j)];
    const isCard = card !== undefined && card.first > i && card.end > j + 1 && sizeOf(card) <= MAX_CARD;
    return isCard && this.sides[j + 1] === "behind";
  }

  /** An inferred label that nothing is left for says something itself. */
  private namesNothing(i: number): boolean {
    return this.valued[i] === 0 && !isCertain(this.page, i) && !isHeading(this.page, i);
  }

  /** Words that few pages print beside the names of other pages say something of those. */
  private tellsOfKin(label: number, region: readonly number[]): boolean {
    const { page, template } = this;
    return template.share(page.tokens[label]!) < EVERYWHERE_SHARE && region.every((j) => this.isKin(page.tokens[j]!));
  }

  /** Behind the value of a label that ends before token `end`, does token `j` begin with a label of its own? */
  private speaksForItself(j: number, end: number): boolean {
    const token = this.page.tokens[j]!;
    const behind = j > end && token.line === this.page.tokens[end]!.line && /^[([]?\p{L}/u.test(token.text);
    return (token.parted || behind) && this.template.hasInnerLabel(token);
  }

  /** The labels above token `i`, nearest first. */
  private chain(i: number): string[] {
    const out: string[] = [];
    for (let h = this.heading(i); h >= 0 && out.length < MAX_HEADINGS; h = this.heading(h))
      out.push(printedLabel(this.page.tokens[h]!.text));
    return out;
  }

  private chainOfHeaded(label: number): string[] {
    const chain = this.chain(label);
    const above = chain.length > 0 ? undefined : aboveYears(this.page, this.template, label);
    return above === undefined ? chain : [printedLabel(above)];
  }

  private heading(i: number): number {
    const { page, sides, valued } = this;
    const isLabel = (k: number) => sides[k] === "before";
    const found = this.headings.get(i) ?? headingOf({ page, isLabel, hasValue: (k) => valued[k] === 1 }, i);
    this.headings.set(i, found);
    return found;
  }
}
