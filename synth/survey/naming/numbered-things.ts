import { type Column, dataRows, type Relation } from "../../../core/relation.ts";
import { ordinalWord } from "../../../logic/english/english.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import type { Noun } from "./noun-phrases.ts";

/** Fewer things are numbered alike by chance. */
const LEAST = 3;
/** What only says that they are over, or that there are several of them; their numbers tell which. */
const OVER = /^(?:past|previous|earlier|former|recent|older)\s/;
/** Ordinals that are written out. */
const MOST_WRITTEN = 12;
const TRAILING = /^(\p{L}[\p{L}.]*(?: \p{L}[\p{L}.]*)?) (\d{1,3})$/u;
const LEADING = /^(?:the )?(\d{1,3}(?:st|nd|rd|th)|\p{L}+(?:-\p{L}+)?) (\p{L}.*)$/iu;

const YEAR = /^(?:1[5-9]|20)\d\d$/;

/** A name as a number and what stands beside it. */
interface Numbered {
  number: number;
  /** "17th", or the whole name where the number follows a word. */
  said: string;
  /** What all of them are called, without the number. */
  shared: string;
  ordinal: boolean;
  /** Behind what it was, the year alone. */
  year?: number;
}

/** Things that are numbered alike, and what a question has to say of them. */
export interface NumberedThings {
  /** What they are called, with whose they are, and which of all they are where the first ones have no page. */
  noun: Noun;
  /** Some in between are missing. */
  gaps: boolean;
}

/**
 * Pages whose names differ by their number alone ("17th Harvest Fair" to "21st Harvest Fair"): the editions are those of the fair,
 * and where their numbers do not begin with the first they are a part of all there were, which has to be said. Undefined where
 * they are not numbered so.
 */
export function numberedThings(relation: Relation, label: number, noun: Noun): NumberedThings | undefined {
  const rows = dataRows(relation);
  const read = rows.map(({ cells }) => numbered(cells[label]!.value.printed.trim()));
  const found = read.flatMap((one) => one ?? []).sort((a, b) => a.number - b.number);
  const [first] = found;
  const last = found.at(-1);
  if (!first || !last || found.length < Math.max(LEAST, rows.length)) return undefined;
  if (found.some(({ shared, ordinal }) => shared !== first.shared || ordinal !== first.ordinal)) return undefined;
  if (new Set(found.map(({ number }) => number)).size < found.length) return undefined;
  const gaps = last.number - first.number + 1 > found.length;
  // What bears a number as its name (engines, rooms) need not have all numbers.
  if (gaps && !first.ordinal) return undefined;
  const isPart = first.number > 1;
  const [from, to] = yearsOf(found) ?? [first, last].map(({ ordinal, said }) => `${ordinal ? "the " : ""}${said}`);
  const range = isPart ? ` from ${from} to ${to}` : "";
  const owner = first.ordinal && !names(first.shared, noun) ? ` of the ${first.shared}` : "";
  const plain = (text: string) => (isPart ? text.replace(OVER, "") : text);
  const said = (text: string) => `${plain(text)}${owner}${range}`;
  return { noun: { singular: said(noun.singular), plural: said(noun.plural) }, gaps };
}

/** "21st Harvest Fair, 2019": the first and the last year of things that each say theirs, one after the other. */
function yearsOf(found: readonly Numbered[]): [number, number] | undefined {
  const years = found.flatMap(({ year }) => year ?? []);
  const [first] = years;
  const isInOrder = years.every((year, at) => at === 0 || year > years[at - 1]!);
  return first !== undefined && years.length === found.length && isInOrder ? [first, years.at(-1)!] : undefined;
}

/** "Lot", above the numbers of lots: figures headed by what a row is tell which one it is, and nobody adds them up. */
export const numbersRows = ({ name, type, role, unit }: Column, noun: string): boolean =>
  type === "number" && role === "measure" && unit === undefined && foldText(name) === foldText(noun);

/** "17th Congress" is called a congress, and is no congress of the Congress. */
function names(shared: string, { singular, plural }: Noun): boolean {
  const words = foldText(shared).split(" ");
  return [singular, plural].some((noun) => words.includes(foldText(noun).split(" ").at(-1)!));
}

function ordinalNumber(word: string): number | undefined {
  if (/^\d/.test(word)) return Number.parseInt(word, 10);
  for (let n = 1; n <= MOST_WRITTEN; n++) if (ordinalWord(n) === word.toLowerCase()) return n;
  return undefined;
}

function numbered(name: string): Numbered | undefined {
  const [, ordinal = "", rest = ""] = LEADING.exec(name) ?? [];
  const number = ordinalNumber(ordinal);
  // "21st Harvest Fair, Oban 2019": where and when each was comes behind what it was.
  const [shared = "", ...when] = rest.split(/,\s/);
  const dated = when.length === 1 && YEAR.test(when[0]!) ? { year: Number(when[0]) } : {};
  if (number !== undefined) return { number, said: ordinal.toLowerCase(), shared, ordinal: true, ...dated };
  const [, word = "", figure] = TRAILING.exec(name) ?? [];
  return figure === undefined ? undefined : { number: Number(figure), said: name, shared: word, ordinal: false };
}
