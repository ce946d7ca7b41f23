import { chineseNotes, chineseThings, columnName } from "../chinese/phrasing.ts";
import { columnWords, mergeNotes, thingsInput } from "../english/phrasing.ts";
import type { Operation } from "../operation.ts";
import { pointCells } from "../series.ts";
import { columnNamed, tableInput } from "../table.ts";
import { keyAt } from "../values/period.ts";
import { surelyApart } from "../values/precision.ts";
import {
  chineseYearlyWords,
  type Step,
  stepsOf,
  YearlyParams,
  yearlyGuards,
  yearlyPoints,
  yearlyWords,
} from "../values/yearly.ts";

function byAmount(steps: readonly Step[]): Step[] {
  return [...steps].sort((a, b) => b.amount.cmp(a.amount));
}

/** The year in which a series rose, or fell, the most against the year before, in absolute terms. */
export const largestChange: Operation<YearlyParams> = {
  name: "largest_change",
  family: "temporal",
  subtype: "change",
  params: YearlyParams,
  inputs: ({ from }) => [from],
  guards(params, inputs) {
    const table = tableInput(inputs);
    const guards = yearlyGuards(table, params);
    if (guards.length > 0) return guards;
    const [first, second] = byAmount(stepsOf(table, params));
    // Of one fall alone nobody asks for the largest.
    if (!first || !second || second.amount.lte(0))
      return [{ guard: "empty", message: `there are no two years with a ${params.direction}` }];
    if (first.amount.eq(second.amount)) return [{ guard: "tie", message: "two years changed by the same amount" }];
    const read = [first, second].flatMap((step) => [step.before.value, step.point.value]);
    return first.amount.minus(second.amount).lt(surelyApart(read))
      ? [{ guard: "precision", message: "the two largest changes differ by less than the values are rounded by" }]
      : [];
  },
  evaluate(params, inputs) {
    const table = tableInput(inputs);
    const [{ point }] = byAmount(stepsOf(table, params)) as [Step];
    return { type: "value", value: point.row.cells[0]!.value, column: table.columns[0]! };
  },
  uses(params, inputs) {
    return pointCells(yearlyPoints(tableInput(inputs), params), params.column);
  },
  explain(params, inputs) {
    const [first, second] = byAmount(stepsOf(tableInput(inputs), params));
    return `largest ${params.direction} of ${params.column} against the year before: ${first!.amount.toFixed()} in ${first!.point.printed}; next ${second!.amount.toFixed()} in ${second!.point.printed}`;
  },
  describe(params, inputs, results) {
    const table = tableInput(results);
    const things = thingsInput(inputs);
    const { since, until, direction, column } = params;
    const name = columnWords(columnNamed(table, column), things);
    const { noun, of } = yearlyWords(tableInput(results), params);
    const span = `${of(keyAt(since) + 1)} to ${of(keyAt(until))}`;
    const what = `the ${name} ${direction} the most against the ${noun} before`;
    const share = table.columns.find((found) => found.name === column)?.unit?.startsWith("%") === true;
    return {
      kind: "value",
      text: `the ${noun} from ${span} in which the ${name} ${direction === "rise" ? "rose" : "fell"} the most against the ${noun} before`,
      asks: "which",
      question: `in which ${noun} from ${span} did ${what}`,
      sources: things.sources,
      notes: mergeNotes(things.notes, [
        share ? "Compare by percentage points." : "Compare by the amount of the change, not by its percentage.",
      ]),
    };
  },
  describeChinese(params, inputs, results) {
    const { since, until, direction, column } = params;
    const table = tableInput(results);
    const things = chineseThings(inputs);
    const found = columnNamed(table, column);
    const { noun, of, before, asks } = chineseYearlyWords(table, params);
    const moves = direction === "rise" ? "增加" : "减少";
    const text = `${of(keyAt(since) + 1)}至${of(keyAt(until))}间，${columnName(found, things)}比${before}${moves}最多的${noun}`;
    const share = found.unit?.startsWith("%") === true;
    return {
      kind: "value",
      text,
      asks,
      sources: things.sources,
      notes: chineseNotes(things.notes, [share ? "按百分点比较。" : "按增减的绝对数量比较，不按百分比。"]),
    };
  },
};
