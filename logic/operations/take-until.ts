import { z } from "zod";
import {
  besideOwner,
  chineseNoun,
  chineseThings,
  columnName,
  howManyWords,
  isWhole,
  tallyWord,
  withinWords,
} from "../chinese/phrasing.ts";
import { byOrOf, nounPhrase, thingsInput } from "../english/phrasing.ts";
import { asCombined, quantityName } from "../english/quantity-name.ts";
import { Decimal } from "../numerics/decimal.ts";
import type { Operation, TableResult } from "../operation.ts";
import { columnCells, columnNamed, tableInput } from "../table.ts";
import { computed, type Measured, measure, measureGuards, quantityGuards } from "../values/measure.ts";

const Params = z.strictObject({
  from: z.string(),
  column: z.string(),
  /** Share of the whole that is to be reached, in percent. */
  share: z.number().int().min(10).max(90),
});
type Params = z.infer<typeof Params>;

/** Fewer rows are added up at a glance. */
const LEAST_ROWS = 5;

/** How many rows, the largest first, reach the share, and what each step comes to. */
function taken(measured: readonly Measured[], share: number): { count: number; sums: Decimal[]; goal: Decimal } {
  const sorted = [...measured].sort((a, b) => b.number.cmp(a.number));
  const goal = Decimal.sum(...sorted.map(({ number }) => number))
    .times(share)
    .div(100);
  const sums: Decimal[] = [];
  for (const { number } of sorted) {
    sums.push((sums.at(-1) ?? new Decimal(0)).plus(number));
    if (sums.at(-1)!.gte(goal)) break;
  }
  return { count: sums.length, sums, goal };
}

const measuredIn = (table: TableResult, { column }: Params) => measure(table, column).measured;

/** Taking rows from the largest on: how many are needed for a share of the whole. A greedy choice. */
export const takeUntil: Operation<Params> = {
  name: "take_until",
  family: "science",
  subtype: "computation",
  params: Params,
  inputs: ({ from }) => [from],
  guards(params, inputs) {
    const table = tableInput(inputs);
    const { column } = measure(table, params.column);
    const guards = [...measureGuards(table, params.column, undefined), ...quantityGuards(column)];
    if (guards.length > 0) return guards;
    if (column.additive !== true)
      return [{ guard: "not_additive", message: `values of "${params.column}" do not add up to anything` }];
    const measured = measuredIn(table, params);
    if (measured.length < LEAST_ROWS) return [{ guard: "too_few", message: `${measured.length} rows` }];
    const negative = measured.find(({ number }) => number.lt(0));
    if (negative) return [{ guard: "not_positive", message: "some values are below zero" }];
    const { count, sums, goal } = taken(measured, params.share);
    if (count < 2 || count === measured.length)
      return [{ guard: "trivial", message: `${count} of ${measured.length} rows are needed` }];
    // Which of two equal rows is taken first does not change how many are needed; whether an even share counts, does.
    return sums.at(-1)!.eq(goal) ? [{ guard: "edge", message: "the share is met exactly" }] : [];
  },
  evaluate(params, inputs) {
    const { count } = taken(measuredIn(tableInput(inputs), params), params.share);
    return { type: "value", value: computed(new Decimal(count), undefined) };
  },
  uses: ({ column }, inputs) => columnCells(tableInput(inputs), column),
  explain(params, inputs) {
    const { count, sums, goal } = taken(measuredIn(tableInput(inputs), params), params.share);
    return `${count} rows with the largest ${params.column} reach ${sums.at(-1)!.toFixed()}, at least ${goal.toFixed()}`;
  },
  describe({ column: name, share }, inputs, results) {
    const column = columnNamed(tableInput(results), name);
    const things = thingsInput(inputs);
    const said = asCombined(quantityName(column, things, column.unit));
    const part = share === 50 ? "half" : `${share} percent`;
    const whole = things.fixed === undefined && things.clauses.length === 0;
    const those = whole
      ? things.plural
      : things.fixed === undefined
        ? nounPhrase(things, { bare: true })
        : nounPhrase(things);
    const rest = `that together account for at least ${part} of the combined ${said} ${byOrOf(said, things.singular)} all ${whole ? "" : "these "}${things.plural}`;
    return {
      kind: "value",
      text: `the smallest number of ${those} ${rest}`,
      asks: "what",
      sources: things.sources,
      notes: things.notes,
    };
  },
  describeChinese({ column: name, share }, inputs, results) {
    const column = columnNamed(tableInput(results), name);
    const things = chineseThings(inputs);
    const said = columnName(column, things);
    const group = chineseNoun(things);
    const part = share === 50 ? "一半" : `${share}%`;
    const whole = isWhole(things);
    const goal = `其${said}之和才能达到${whole ? group : `这些${things.noun}`}${besideOwner(things.noun, said)}总和的${part}`;
    const needed = `至少需要${howManyWords(things)}`;
    return {
      kind: "value",
      text: `${withinWords(things)}，${goal}所需的最少${things.noun}${tallyWord(things)}`,
      asks: "是多少",
      question: `${whole ? "" : `${withinWords(things)}，`}${needed}，${goal}`,
      sources: things.sources,
      notes: things.notes,
    };
  },
};
