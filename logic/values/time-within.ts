import { seasonStart } from "./season-text.ts";

/** One calendar year or season that a text names, and where it stands there. */
export interface NamedTime {
  kind: "year" | "season";
  /** "2010", "2004/05" */
  printed: string;
  start: number;
  /** What stands around it, folded: equal for texts that differ in their time only. */
  around: string;
}

/** "2004/05", "2004–2005": two years with a mark between them. */
const TWO_YEARS = /(?<!\d)(?:1[5-9]|20)\d\d\s?[–—‑/-]\s?(?:\d{4}|\d\d)(?!\d)/g;
const ONE_YEAR = /(?<![\d.,/-])(?:1[5-9]\d\d|20\d\d|2100)(?![\d/-]|[.,]\d)/g;

/** The one time that a text names; undefined where it names none, or several. */
export function timeWithin(text: string): NamedTime | undefined {
  const seasons = [...text.matchAll(TWO_YEARS)];
  const inSeason = (at: number) => seasons.some(({ 0: said, index }) => at >= index && at < index + said.length);
  const years = [...text.matchAll(ONE_YEAR)].filter(({ index }) => !inSeason(index));
  if (seasons.length + years.length !== 1) return undefined;
  const [{ 0: printed, index: start }] = [...seasons, ...years] as [RegExpExecArray];
  if (seasons.length > 0 && seasonStart(printed) === undefined) return undefined;
  const around = `${text.slice(0, start)}#${text.slice(start + printed.length)}`.replace(/\s+/g, " ");
  return { kind: seasons.length > 0 ? "season" : "year", printed, start, around: around.trim().toLowerCase() };
}
