import { chineseThings, columnName } from "../chinese/phrasing.ts";
import { columnWords, thingsInput } from "../english/phrasing.ts";
import type { Operation } from "../operation.ts";
import { pointCells } from "../series.ts";
import { columnNamed, tableInput } from "../table.ts";
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

/** The first step in the direction asked for. */
const turn = (steps: readonly Step[]): Step | undefined => steps.find(({ amount }) => amount.gt(0));

/** The first year whose value is lower (higher) than that of the year before. */
export const turningYear: Operation<YearlyParams> = {
  name: "turning_year",
  family: "temporal",
  subtype: "change",
  params: YearlyParams,
  inputs: ({ from }) => [from],
  guards(params, inputs) {
    const table = tableInput(inputs);
    const guards = yearlyGuards(table, params);
    if (guards.length > 0) return guards;
    const steps = stepsOf(table, params);
    const first = turn(steps);
    if (!first) return [{ guard: "empty", message: `there is no ${params.direction}` }];
    // Where it moves that way from the start, nothing turns.
    return first === steps[0] ? [{ guard: "trivial", message: `the series starts with a ${params.direction}` }] : [];
  },
  evaluate(params, inputs) {
    const table = tableInput(inputs);
    const { point } = turn(stepsOf(table, params))!;
    return { type: "value", value: point.row.cells[0]!.value, column: table.columns[0]! };
  },
  /** All years of the span: that it is stated without a gap is part of what the answer rests on. */
  uses(params, inputs) {
    return pointCells(yearlyPoints(tableInput(inputs), params), params.column);
  },
  explain(params, inputs) {
    const { before, point } = turn(stepsOf(tableInput(inputs), params))!;
    return `${params.column}: ${before.value.printed} in ${before.printed}, then ${point.value.printed}: the first ${params.direction}`;
  },
  describe(params, inputs, results) {
    const things = thingsInput(inputs);
    const { since, until, direction, column } = params;
    const name = columnWords(columnNamed(tableInput(results), column), things);
    const { noun, of } = yearlyWords(tableInput(results), params);
    const span = `from ${of(keyAt(since) + 1)} to ${of(keyAt(until))}`;
    return {
      kind: "value",
      text: `the first ${noun} ${span} in which the ${name} ${moved(direction)} against the ${noun} before`,
      asks: "which",
      question: `in which ${noun} ${span} did the ${name} first ${direction} against the ${noun} before`,
      sources: things.sources,
      notes: things.notes,
    };
  },
  describeChinese(params, inputs, results) {
    const { since, until, direction, column } = params;
    const things = chineseThings(inputs);
    const name = columnName(columnNamed(tableInput(results), column), things);
    const { noun, of, before, asks } = chineseYearlyWords(tableInput(results), params);
    const span = `${of(keyAt(since) + 1)}至${of(keyAt(until))}间`;
    const moves = `首次比${before}${direction === "rise" ? "上升" : "下降"}`;
    return {
      kind: "value",
      text: `${span}，${name}${moves}的${noun}`,
      asks,
      question: `${span}，${name}${asks.replace(/^是/u, "在")}${moves}`,
      sources: things.sources,
      notes: things.notes,
    };
  },
};
