import { parseUrl } from "../../../core/parse-url.ts";
import { resolveUrl } from "../dom/resolve-url.ts";
import { isWithinPage } from "../tables/cell-content.ts";
import { readFacts } from "./facts.ts";
import type { LeadsToKin } from "./kin.ts";
import { isConnective } from "./label-text.ts";
import type { Piece } from "./piece.ts";
import type { Template } from "./template.ts";
import type { Token, TokenPage } from "./token-page.ts";

/** A value as printed, with the place where it stands. */
export interface Printed {
  text: string;
  /** Element path, and the span within that element's normalised text where the value is only a part of it. */
  path: string;
  /** Its place in the template. */
  place: string;
  start?: number;
  end?: number;
  /** Absolute. */
  href?: string;
  notes?: string[];
  /** What stands behind a comma after it: a remark on it, or further values. */
  listed?: Printed[];
  /** Words of its line stand before it and behind it: it is a part of a sentence. */
  amid?: true;
  /** A separator alone stands between it and a text of its place before it: they are items of one list. */
  joined?: true;
}

export interface LabelReading {
  label: string;
  headings: string[];
  values: Printed[];
  extras: Printed[];
  sure: boolean;
  /** Its place is one of labels alone. */
  settled: boolean;
  inner: boolean;
  /** It heads the one row that stands below it. */
  headed: boolean;
  /** The label's line: repeated labels of one line are a list. */
  line: number;
  /** Tokens from the label to the last thing that it says. */
  from: number;
  to: number;
}

export interface LooseReading extends Printed {
  near: string;
  navigation: boolean;
  tag: string;
  line: number;
}

/** What one page of a template says: all that is kept of it. */
export interface PageReading {
  url: string;
  snapshot: string;
  title: string;
  /** Element path of the title; "" where the page has none. */
  titlePath: string;
  labelled: LabelReading[];
  /** Headings over several rows. */
  listHeads: string[];
  loose: LooseReading[];
}

/** Reads one page by its template and forgets the rest of it. */
export function readPage(
  url: string,
  snapshot: string,
  page: TokenPage,
  template: Template,
  leadsToKin: LeadsToKin,
): PageReading {
  const base = (page.base === undefined ? undefined : parseUrl(page.base, url)?.href) ?? url;
  const printed = (piece: Piece) => locate(page, piece, base);
  const isKin = ({ href }: Token) => {
    const to = href === undefined || isWithinPage(href) ? undefined : resolveUrl(href, base);
    return to !== undefined && leadsToKin(to, url);
  };
  const { facts, listHeads, loose } = readFacts(page, template, isKin);
  return {
    url,
    snapshot,
    title: page.title,
    titlePath: page.titlePath,
    listHeads,
    labelled: facts.map(({ label, headings, values, extras, sure, settled, inner, headed, from, to }) => ({
      label,
      headings,
      sure,
      settled,
      inner,
      headed,
      line: page.tokens[values[0]!.first]!.line,
      from,
      to,
      values: values.map(printed),
      extras: extras.map(printed),
    })),
    loose: loose.map((piece) => ({
      ...printed(piece),
      near: piece.near,
      navigation: piece.navigation,
      tag: piece.tag,
      ...(isAmid(page, piece) && { amid: true as const }),
      ...(isJoined(page, piece) && { joined: true as const }),
      line: page.tokens[piece.first]!.line,
    })),
  };
}

function isAmid({ tokens }: TokenPage, { first, last }: Piece): boolean {
  const { line } = tokens[first]!;
  const speaks = (i: number) => tokens[i]?.line === line && /^\p{L}/u.test(tokens[i]!.text) && !tokens[i]!.colon;
  return speaks(first - 1) && speaks(last + 1);
}

function isJoined({ tokens }: TokenPage, { first }: Piece): boolean {
  const [before, separator, token] = [tokens[first - 2], tokens[first - 1], tokens[first]!];
  return (
    before !== undefined && isConnective(separator!.text) && before.line === token.line && before.place === token.place
  );
}

function locate(page: TokenPage, piece: Piece, base: string): Printed {
  const first = page.tokens[piece.first]!;
  const last = page.tokens[piece.last]!;
  let e = first.element;
  while (page.elements[e]!.end <= piece.last) e = page.elements[e]!.parent;
  const element = page.elements[e]!;
  const steps: number[] = [];
  for (let up = e; up >= 0; up = page.elements[up]!.parent) steps.push(page.elements[up]!.index);
  const whole = piece.skip === 0 && piece.cut === 0 && element.first === piece.first && element.end === piece.last + 1;
  // What only leads back to its own page, or runs a script, states its words and no thing elsewhere.
  const leads = piece.href !== undefined && !isWithinPage(piece.href);
  const href = leads ? resolveUrl(piece.href!, base) : undefined;
  return {
    text: piece.text,
    path: steps.reverse().join("/"),
    place: piece.place,
    ...(!whole && { start: first.start + piece.skip - element.offset, end: last.end - piece.cut - element.offset }),
    ...(href !== undefined && { href }),
    ...(piece.notes && { notes: piece.notes }),
    ...(piece.listed && piece.listed.length > 0 && { listed: piece.listed.map((one) => locate(page, one, base)) }),
  };
}
