import type { Column, Relation } from "../../../core/relation.ts";
import { isFlow, isStock } from "../../../logic/english/flow-nouns.ts";
import { isChinese } from "../../../logic/values/language.ts";
import { timeWithin } from "../../../logic/values/time-within.ts";
import { oncePerPage } from "../page-dom.ts";
import type { PageMark } from "../page-marks.ts";
import { linesOf, roughText } from "../rough-text.ts";
import { headingsOver } from "./headings-over.ts";

/** Pages whose figures are not mostly of one year, each, say nothing of all. */
const MOST = 0.9;
/** A note is this short (characters). */
const LONGEST_NOTE = 200;
const ANY_YEAR = /(?:1[5-9]|20)\d\d/;
/** "All figures 2023 unless stated otherwise", "Unless otherwise noted, data are for 2023" */
const OF_ALL =
  /(?:\ball (?:data|figures|values|numbers)\b[^.]{0,25}?|\b(?:data|figures|values|numbers) (?:are|refer|relate) (?:for|from|to) (?:the year )?)(?<![\d–/-])(?<year>(?:19|20)\d\d)\b(?![–/-])|除(?:特别|另有)?(?:注明|说明)[^。]{0,12}?(?<nian>(?:19|20)\d\d)年/iu;

interface ReadPage {
  url: string;
  html?: () => string;
}

/**
 * Figures of a span of time with the year that their pages say above them: "Births" under “Population 2023” are those of 2023, as are
 * those of a page whose note says that all figures are. How many there are on a day is said with the year of its heading, and not
 * with that of a note, which would be said of what never changes as well.
 */
export function withYearsAbove(collection: Relation, pages: ReadonlyMap<string, ReadPage>): Relation {
  const columns = collection.columns.map((column, at): Column => {
    if (!isUndated(column)) return column;
    const flow = isFlow(column.name);
    if (!flow && !isStock(column.name)) return column;
    const year = yearAbove(collection, at, pages, flow || /\brate\b/i.test(column.name));
    const dated = year === undefined ? undefined : withYear(column.name, year);
    const isTaken = collection.columns.some(({ name }) => name === dated);
    return dated === undefined || isTaken ? column : { ...column, name: dated };
  });
  return columns.every((column, at) => column === collection.columns[at]) ? collection : { ...collection, columns };
}

/** Figures of which the heading names no year. */
export const isUndated = ({ name, type, role, unnamed }: Column): boolean =>
  type === "number" && role === "measure" && !unnamed && !ANY_YEAR.test(name);

/** The one year that nearly all pages say of the figures of a column. */
function yearAbove(
  { rows }: Relation,
  at: number,
  pages: ReadonlyMap<string, ReadPage>,
  byNote: boolean,
): string | undefined {
  const counts = new Map<string | undefined, number>();
  for (const { cells } of rows) {
    const { value, evidence } = cells[at]!;
    const html = pages.get(evidence.url)?.html;
    if (value.kind === "missing" || !html || !("path" in evidence.place)) continue;
    const headed = yearOfHeadings(headingsOver(evidence.place.path, html));
    const year = headed ?? (byNote ? (yearOfNote(html) ?? undefined) : undefined);
    counts.set(year, (counts.get(year) ?? 0) + 1);
  }
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most && most[1] >= MOST * all ? most[0] : undefined;
}

/** The year of the nearest heading that names a time; undefined where that is more, or less, than one year. */
function yearOfHeadings(headings: readonly PageMark[]): string | undefined {
  const dated = headings.find(({ text }) => ANY_YEAR.test(text));
  const time = dated && timeWithin(dated.text);
  return time?.kind === "year" ? time.printed : undefined;
}

/** What a page says of all its figures; null where it says nothing. */
const yearOfNote = oncePerPage((_, html): string | null => {
  for (const line of linesOf(roughText(html))) {
    const { year, nian } = line.length > LONGEST_NOTE ? {} : (OF_ALL.exec(line)?.groups ?? {});
    const said = year ?? nian;
    if (said !== undefined) return said;
  }
  return null;
});

/** "Births (2023)", with a unit behind it "Sales (2023) (EUR)"; “2023年出生人数” in Chinese. */
function withYear(name: string, year: string): string {
  if (isChinese(name)) return `${year}年${name}`;
  const [, what = name, unit = ""] = /^(.*\S)(\s\([^()]*\))$/.exec(name) ?? [];
  return `${what} (${year})${unit}`;
}
