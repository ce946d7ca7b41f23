import { chineseThings, columnName } from "../chinese/phrasing.ts";
import { columnWords, thingsInput } from "../english/phrasing.ts";
import { Decimal } from "../numerics/decimal.ts";
import type { Operation } from "../operation.ts";
import { pointCells } from "../series.ts";
import { columnNamed, tableInput } from "../table.ts";
import { computed } from "../values/measure.ts";
import { keyAt } from "../values/period.ts";
import {
  chineseYearlyWords,
  moved,
  type Step,
  stepsOf,
  YearlyParams,
  yearlyGuards,
  yearlyPoints,
  yearlyWords,
} from "../values/yearly.ts";

/** A streak of one year is none. */
const LEAST_STREAK = 2;

/** The longest run of steps in the direction asked for. */
function longest(steps: readonly Step[]): readonly Step[] {
  let best: Step[] = [];
  let run: Step[] = [];
  for (const step of steps) {
    run = step.amount.gt(0) ? [...run, step] : [];
    if (run.length > best.length) best = run;
  }
  return best;
}

/** For how many years in a row, at most, a series rose, or fell, against the year before. */
export const longestStreak: Operation<YearlyParams> = {
  name: "longest_streak",
  family: "temporal",
  subtype: "change",
  params: YearlyParams,
  inputs: ({ from }) => [from],
  guards(params, inputs) {
    const table = tableInput(inputs);
    const guards = yearlyGuards(table, params);
    if (guards.length > 0) return guards;
    const steps = stepsOf(table, params);
    const { length } = longest(steps);
    if (length < LEAST_STREAK)
      return [{ guard: "too_few", message: `no two years in a row have a ${params.direction}` }];
    return length === steps.length ? [{ guard: "trivial", message: `every year has a ${params.direction}` }] : [];
  },
  evaluate(params, inputs) {
    const { length } = longest(stepsOf(tableInput(inputs), params));
    const { noun } = yearlyWords(tableInput(inputs), params);
    // How many years, or months, it lasted is a time: “3年”. Quarters and seasons are counted.
    const unit = noun === "year" || noun === "month" ? `${noun}s` : undefined;
    return { type: "value", value: computed(new Decimal(length), unit) };
  },
  uses(params, inputs) {
    return pointCells(yearlyPoints(tableInput(inputs), params), params.column);
  },
  explain(params, inputs) {
    const run = longest(stepsOf(tableInput(inputs), params));
    return `${params.column} ${moved(params.direction)} in ${run.length} periods in a row, ${run[0]!.point.printed} to ${run.at(-1)!.point.printed}`;
  },
  describe(params, inputs, results) {
    const things = thingsInput(inputs);
    const { since, until, direction, column } = params;
    const name = columnWords(columnNamed(tableInput(results), column), things);
    const { noun, of } = yearlyWords(tableInput(results), params);
    const rest = `in each of which the ${name} ${moved(direction)} against the ${noun} before`;
    const span = `from ${of(keyAt(since) + 1)} to ${of(keyAt(until))}`;
    return {
      kind: "value",
      text: `the length, in ${noun}s, of the longest run of consecutive ${noun}s ${span} ${rest}`,
      asks: "how many",
      question: `how many ${noun}s long is the longest run of consecutive ${noun}s ${span} ${rest}`,
      sources: things.sources,
      notes: things.notes,
    };
  },
  describeChinese(params, inputs, results) {
    const { since, until, direction, column } = params;
    const things = chineseThings(inputs);
    const name = columnName(columnNamed(tableInput(results), column), things);
    const { noun, of, before, many } = chineseYearlyWords(tableInput(results), params);
    const moves = direction === "rise" ? "增加" : "减少";
    const text = `${of(keyAt(since) + 1)}至${of(keyAt(until))}间，${name}比${before}${moves}的${noun}最多连续`;
    return {
      kind: "value",
      text: `${text}的${many.slice(2)}数`,
      asks: "是多少",
      question: `${text}${many}`,
      sources: things.sources,
      notes: things.notes,
    };
  },
};
