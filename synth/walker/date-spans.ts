import { type Column, dataRows } from "../../core/relation.ts";
import { humanise } from "../../logic/english/humanise.ts";
import { type DateValue, dayNumber } from "../../logic/values/days.ts";
import { type Branch, type Node, over } from "../evolve/node.ts";
import { countsDaysOfLives } from "../evolve/refusals/dates-of-lives.ts";
import type { SurveyedRelation } from "../survey/surveyed.ts";

/** What begins, and what ends, in English and Chinese: only between these somebody asks how long it took. */
const BEGINS =
  /\b(?:open(?:s|ed|ing)?|born|birth|start(?:s|ed|ing)?|beg[iau]n\w*|beginning|found(?:ed|ation|ing)|establish\w*|announce\w*|built|buil(?:ds?|ding)|construct\w*|laid|launch\w*|order(?:ed)?|submi\w+|receiv\w+|commission\w*|creat\w+|accepted|introduc\w+|departure|departed|arriv\w+|elected|appointed|inaugurat\w*|formed|first)\b|开|起|始|出生|诞生|生于|成立|创|动工|奠基|宣布|就任|上任/giu;
const ENDS =
  /\b(?:clos(?:es|ed|ing|ure)|end(?:s|ed|ing)?|die[ds]?|death|demoli\w+|dissol\w+|abandon\w*|abolish\w*|complet\w+|finish\w*|final|releas\w+|expir\w+|retire\w*|decommission\w*|last|publish\w*|publication|sunk|sank|wreck\w*|deliver\w*|return\w*|scrapped|withdrawn|arriv\w+|left|resign\w*|replaced)\b|闭|关|结束|截止|终|逝世|卒|去世|撤|废|完工|竣工|建成|卸任|离任/giu;
/** What headings of dates say besides. */
const OF_DATES = /\b(?:date|day|year|time|of|on|in|the|was|first|last|official(?:ly)?)\b|日期|时间|年份|日|年|时|于/giu;

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
      if (from === to || !isCourse(from.column.name, to.column.name)) return [];
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

/** Two columns of years of which the first comes before the second in each row that states both: opened, and last renovated. */
export function yearSpans({ columns, relation }: SurveyedRelation): (readonly [Column, Column])[] {
  const years = columns.filter(({ column }) => column.role === "year");
  return years.flatMap((from) =>
    years.flatMap((to) => {
      if (from === to) return [];
      const spans = dataRows(relation).flatMap(({ cells }) => {
        const [first, last] = [from, to].map(({ index }) => cells[index]!.value);
        return first?.kind === "number" && last?.kind === "number"
          ? [Number(last.decimal) - Number(first.decimal)]
          : [];
      });
      return spans.length < LEAST_ROWS || spans.some((one) => one <= 0) ? [] : [[from.column, to.column] as const];
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

/** Does one heading say when a thing began and the other when that same thing ended? "First lecture" and "Exam date" do not. */
export function isCourse(from: string, to: string): boolean {
  const [began, ended] = [humanise(from), humanise(to)];
  if (began.search(BEGINS) < 0 || ended.search(ENDS) < 0) return false;
  const [one, other] = [began.replace(BEGINS, " "), ended.replace(ENDS, " ")].map((rest) =>
    rest.replace(OF_DATES, " ").replace(/\s+/g, " ").trim().toLowerCase(),
  );
  return one === other || one === "" || other === "";
}
