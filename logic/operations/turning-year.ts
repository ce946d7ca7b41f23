import { chineseThings, columnName } from "../chinese/phrasing.ts";
import { isPlural } from "../english/english.ts";
import { columnWords, thingsInput } from "../english/phrasing.ts";
import type { Operation } from "../operation.ts";
import { pointCells } from "../series.ts";
import { columnNamed, tableInput } from "../table.ts";
import { keyAt } from "../values/period.ts";
import {
  chineseYearlyWords,
  type Step,
  stepsOf,
  YearlyParams,
  yearlyGuards,
  yearlyPoints,
  yearlyWords,
} from "../values/yearly.ts";

/** The first step in the direction asked for. */
const turn = (steps: readonly Step[]): Step | undefined => steps.find(({ amount }) => amount.gt(0));

/** The first year that a year with a lower (higher) value follows. */
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
    const { before } = turn(stepsOf(table, params))!;
    return { type: "value", value: before.row.cells[0]!.value, column: table.columns[0]! };
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
    const span = `from ${of(keyAt(since))} to ${of(keyAt(until) - 1)}`;
    const what = `the first ${noun} ${span} in which the ${name} ${isPlural(name) ? "were" : "was"} ${direction === "rise" ? "lower" : "higher"} than in the following ${noun}`;
    return {
      kind: "value",
      text: what,
      asks: "which",
      // What a person asks; the first that is above the next one says the same.
      question: `after which ${noun} ${span} did the ${name} first ${direction}`,
      sources: things.sources,
      notes: things.notes,
    };
  },
  describeChinese(params, inputs, results) {
    const { since, until, direction, column } = params;
    const things = chineseThings(inputs);
    const name = columnName(columnNamed(tableInput(results), column), things);
    const { noun, of, next, asks } = chineseYearlyWords(tableInput(results), params);
    const than = direction === "rise" ? "低于" : "高于";
    const text = `${of(keyAt(since))}至${of(keyAt(until) - 1)}间，${name}${than}${next}的第一个${noun}`;
    // "在哪一年之后首次下降": what a person asks; the first that is above the next one says the same.
    const moved = direction === "rise" ? "上升" : "下降";
    const question = `${of(keyAt(since))}至${of(keyAt(until))}间，${name}${asks.replace(/^是/u, "在")}之后首次${moved}`;
    return { kind: "value", text, asks, question, sources: things.sources, notes: things.notes };
  },
};
