import { type Column, dataRows } from "../../core/relation.ts";
import { type DateValue, dayNumber } from "../../logic/values/days.ts";
import { type Branch, type Node, over } from "../evolve/node.ts";
import { countsDaysOfLives } from "../evolve/refusals/dates-of-lives.ts";
import type { SurveyedRelation } from "../survey/surveyed.ts";

/** So many rows have to state both dates before their order is a rule. */
const LEAST_ROWS = 4;
/** What takes longer than so many days is told in years. */
const MOST_DAYS = 730;

/** Two columns of days of which the first comes before the second in each row that states both. */
export interface DateSpan {
  from: Column;
  to: Column;
  /** Whether the time between is told in years rather than in days. */
  inYears: boolean;
}

/** From birth to death, from opening to closing: how long something of a row took. */
export function dateSpans({ columns, relation }: SurveyedRelation): DateSpan[] {
  const dates = columns.filter(({ column }) => column.type === "date");
  return dates.flatMap((from) =>
    dates.flatMap((to): DateSpan[] => {
      if (from === to) return [];
      const days = dataRows(relation).flatMap(({ cells }) => {
        const [first, last] = [from, to].map(({ index }) => dayOf(cells[index]!.value));
        return first === undefined || last === undefined ? [] : [last - first];
      });
      if (days.length < LEAST_ROWS || days.some((one) => one <= 0)) return [];
      const longest = Math.max(...days);
      return [{ from: from.column, to: to.column, inYears: longest > MOST_DAYS }];
    }),
  );
}

const dayOf = (value: { kind: string }): number | undefined =>
  value.kind === "date" ? dayNumber(value as DateValue) : undefined;

/** How long it took, of the one row that `factOf` reads a column of. */
export function lengthOf({ from, to, inYears }: DateSpan, factOf: (column: Column) => Branch): Branch {
  const inputs = { a: factOf(from), b: factOf(to) };
  const byDay: Branch = { op: "days_between", params: {}, inputs };
  return inYears || countsDaysOfLives(byDay) ? { op: "time_between", params: { unit: "years" }, inputs } : byDay;
}

/** The fact of a column of the one row of a set, or of the row that is called so. */
export const factIn =
  (set: Node, label?: string) =>
  (column: Column): Branch =>
    over("lookup", set, { column: column.name, ...(label === undefined ? {} : { label }) });
