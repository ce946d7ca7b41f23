import { toSimplified } from "../../../core/chinese-scripts.ts";
import { escaped } from "../../../core/escaped.ts";
import { dataRows, type Relation } from "../../../core/relation.ts";
import type { SurveyedPage } from "../surveyed.ts";

/** Fewer things are called by years alike by chance. */
const LEAST = 3;
/** "2019", "2019-20", "2019/2020": a year, or one that goes on into the next. */
const YEAR = "(?:1[5-9]|20)\\d\\d(?:\\s?[-–—/]\\s?\\d{2}(?:\\d\\d)?)?(?!\\d)";
const NAME = new RegExp(`^(?<before>\\P{N}*?)(?<year>${YEAR})(?<after>\\P{N}*)$`, "u");
/** What stands beside the year has to be a word: "2019年" is what anything may be dated with. */
const WORD = /\p{Script=Han}{2}|\p{L}{3}/u;

/** The years by which things are called, of which a site names more than it has pages for. */
export interface NamedYears {
  /** As their names have them, the first and the last. */
  from: string;
  to: string;
  /** Of those that have no page one lies between others that do: the span says nothing. */
  gaps: boolean;
}

/**
 * Which years the things of a collection are of that are called by a year and what they are ("2019赛季", "2021 season"), where titles,
 * headings or links of the site name one of them that the collection has not: whatever is said of "all seasons" is then said of those in
 * the span only. Undefined where nothing names another.
 */
export function namedYears(
  relation: Relation,
  label: number | undefined,
  pages: Iterable<Pick<SurveyedPage, "title" | "links" | "sections">>,
): NamedYears | undefined {
  if (label === undefined || relation.source !== "page_collection") return undefined;
  const rows = dataRows(relation);
  const read = rows.flatMap(({ cells }) => {
    const parts = NAME.exec(toSimplified(cells[label]!.value.printed.trim()))?.groups;
    return parts ? [{ before: parts["before"]!, year: parts["year"]!, after: parts["after"]! }] : [];
  });
  const [first] = read;
  if (!first || read.length < Math.max(LEAST, rows.length)) return undefined;
  const { before, after } = first;
  if (!WORD.test(before + after)) return undefined;
  if (read.some((one) => one.before !== before || one.after !== after)) return undefined;
  const own = new Map(read.map(({ year }) => [startOf(year), year]));
  const [from, to] = [Math.min(...own.keys()), Math.max(...own.keys())];
  const others = [...yearsIn(pages, before, after)].filter((year) => !own.has(year));
  if (others.length === 0) return undefined;
  return { from: own.get(from)!, to: own.get(to)!, gaps: others.some((year) => year > from && year < to) };
}

const startOf = (year: string) => Number(year.slice(0, 4));

/** The years of what is called so in titles, headings and links. */
function yearsIn(
  pages: Iterable<Pick<SurveyedPage, "title" | "links" | "sections">>,
  before: string,
  after: string,
): ReadonlySet<number> {
  const called = new RegExp(`(?<![a-z\\d])${word(before)}(?<year>${YEAR})${word(after)}(?![a-z])`, "giu");
  const years = new Set<number>();
  for (const { title, links, sections } of pages)
    for (const text of [title, ...links.map((link) => link.text), ...(sections?.() ?? [])])
      for (const { groups } of toSimplified(text).matchAll(called)) years.add(startOf(groups!["year"]!));
  return years;
}

/** A part of a name as a pattern; where it has white space, any fits. */
const word = (text: string) => text.split(/\s+/u).map(escaped).join("\\s+");
