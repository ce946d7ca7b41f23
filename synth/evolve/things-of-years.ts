import type { Row } from "../../core/relation.ts";
import { type Period, periodKey } from "../../logic/values/period.ts";
import type { SurveyedRelation } from "../survey/surveyed.ts";
import { withoutNumber } from "./named-by-year.ts";
import { isYearHeading, type RowTimes } from "./row-times.ts";

/**
 * Pages of things with a year each ("Planted: 1974", "Year: 1974" of a novel), which their names do not say: from one to the next
 * nothing rose or fell. The pages of one thing's years are named by these ("Bulletin 2009"), or alike but for a number ("Season 3").
 */
export function isOfThings(
  { relation, label }: SurveyedRelation,
  rows: readonly Row[],
  { time, periods }: RowTimes,
): boolean {
  if (relation.source !== "page_collection" || !label || label.index === time) return false;
  const names = rows.map(({ cells }) => cells[label.index]!.value.printed.trim());
  if (isYearHeading(relation.columns[time]!.name) && areNumberedAlike(names)) return false;
  const around = rows.map((_, at) => {
    const start = placeOfYear(names[at]!, periods[at]!);
    const year = "####";
    return start < 0
      ? undefined
      : { before: withoutNumber(names[at]!.slice(0, start)), behind: names[at]!.slice(start + year.length) };
  });
  if (around.some((one) => one === undefined)) return true;
  // "Cup 2019", "Cup 2020", "6th cup, 2021" and "2019 Oslo congress", "2021 Rome congress" are of one thing; "Ann Holm, Oban 1835" is a fiddle.
  const areAlike = (parts: readonly string[]) =>
    parts.filter((part) => part !== "" && part === mostFrequent(parts)).length >= ALIKE * parts.length;
  const lasts = around.map((one) => one!.behind.trim().split(/\s+/).at(-1)!.toLowerCase());
  const areYears = names.every((name) => /^\D{0,2}\d{4}(?:\D{1,3}\d{2,4})?\D{0,2}$/u.test(name));
  return !areYears && !areAlike(around.map((one) => one!.before)) && !areAlike(lasts);
}

/** So many of the names say the same beside their years. */
const ALIKE = 0.6;

function mostFrequent(parts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const part of parts) if (part !== "") counts.set(part, (counts.get(part) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? "";
}

/** "17th Congress", "18th Congress"; "Season 3", "Season 4"; "第3届", "第4届" */
function areNumberedAlike(names: readonly string[]): boolean {
  const alike = new Set(names.map((name) => name.replace(NUMBER, "#")));
  return alike.size === 1 && [...alike][0]!.includes("#");
}

const NUMBER = /\d+(?:st|nd|rd|th)?|[一二三四五六七八九十百]+(?=[届期季屆])|\b[IVXL]+\b/gu;

/** Where a name says the year of its row; -1 where it does not. */
function placeOfYear(name: string, period: Period): number {
  const [year = ""] = /\d{4}/.exec(periodKey(period)) ?? [];
  return year === "" ? -1 : name.indexOf(year);
}

/**
 * Things with names and pages of their own, a year each ("Approved: 2019" of a sort of wheat), that are sorted by a column: from one of a
 * sort to the next nothing rose or fell. Where rows follow what the column names, their own names say the year ("Oslo 2019"), or number
 * it under a heading that says nothing but that.
 *
 * @param by the column
 */
export function areThingsOfSorts(
  { relation, label }: SurveyedRelation,
  rows: readonly Row[],
  { time, periods }: RowTimes,
  by: number,
): boolean {
  if (!label || label.index === time || label.index === by) return false;
  const pages = new Set(rows.flatMap(({ about }) => about ?? []));
  if (relation.source !== "page_collection" && pages.size < rows.length) return false;
  const names = rows.map(({ cells }) => cells[label.index]!.value.printed.trim());
  if (names.every((name, at) => placeOfYear(name, periods[at]!) >= 0)) return false;
  if (!isYearHeading(relation.columns[time]!.name)) return true;
  const sorts = new Map<string, string[]>();
  for (const [at, { cells }] of rows.entries()) {
    const sort = cells[by]!.value.printed.trim();
    sorts.set(sort, [...(sorts.get(sort) ?? []), names[at]!]);
  }
  return ![...sorts.values()].every(areNumberedAlike);
}
