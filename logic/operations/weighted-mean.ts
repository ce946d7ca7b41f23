import { z } from "zod";
import { chineseNoun, chineseThings, columnName } from "../chinese/phrasing.ts";
import { asksNumber, unitSaid } from "../chinese/units.ts";
import { columnWords, mergeNotes, nounPhrase, thingsInput, unitWords } from "../english/phrasing.ts";
import { quantityName } from "../english/quantity-name.ts";
import { Decimal } from "../numerics/decimal.ts";
import type { Operation, TableResult } from "../operation.ts";
import { columnCells, columnNamed, rowName, tableInput } from "../table.ts";
import { computed, measure, measureGuards, quantityGuards, spreadGuards } from "../values/measure.ts";

const Params = z.strictObject({ from: z.string(), column: z.string(), weight: z.string() });
type Params = z.infer<typeof Params>;

/** Fewer rows are a formula of two products. */
const LEAST_ROWS = 3;

function pairs(table: TableResult, { column, weight }: Params): { value: Decimal; weight: Decimal }[] {
  const weights = new Map(measure(table, weight).measured.map(({ row, number }) => [row, number]));
  return measure(table, column).measured.flatMap(({ row, number }) => {
    const of = weights.get(row);
    return of === undefined ? [] : [{ value: number, weight: of }];
  });
}

function weighted(table: TableResult, params: Params): Decimal {
  const all = pairs(table, params);
  return Decimal.sum(...all.map(({ value, weight }) => value.times(weight))).div(
    Decimal.sum(...all.map(({ weight }) => weight)),
  );
}

/** The mean of a column in which each row counts by another: of rates and averages the only one that holds for the whole. */
export const weightedMean: Operation<Params> = {
  name: "weighted_mean",
  family: "element",
  subtype: "math",
  params: Params,
  inputs: ({ from }) => [from],
  guards(params, inputs) {
    const table = tableInput(inputs);
    if (params.column === params.weight) return [{ guard: "trivial", message: "a column is weighted by itself" }];
    const guards = [params.column, params.weight].flatMap((name) => [
      ...measureGuards(table, name, undefined),
      ...quantityGuards(columnNamed(table, name)),
    ]);
    if (guards.length > 0) return guards;
    if (columnNamed(table, params.weight).additive !== true)
      return [{ guard: "not_additive", message: `"${params.weight}" is no amount to weight by` }];
    // What adds up has a sum: weighting it would count the weight twice.
    if (columnNamed(table, params.column).additive === true)
      return [{ guard: "additive", message: `"${params.column}" is an amount, nothing to weight` }];
    const light = measure(table, params.weight).measured.find(({ number }) => number.lte(0));
    if (light) return [{ guard: "not_positive", message: `${rowName(table, light.row)} has no weight` }];
    return spreadGuards(
      params.column,
      pairs(table, params).map(({ value }) => value),
      LEAST_ROWS,
    );
  },
  evaluate(params, inputs) {
    const table = tableInput(inputs);
    const value = computed(weighted(table, params), measure(table, params.column).unit);
    return { type: "value", value, column: columnNamed(table, params.column) };
  },
  uses({ column, weight }, inputs) {
    const table = tableInput(inputs);
    return [...columnCells(table, column), ...columnCells(table, weight)];
  },
  explain({ column, weight }, inputs, result) {
    const shown = result.type === "value" ? result.value.printed : "";
    return `mean of ${tableInput(inputs).rows.length} values of ${column}, weighted by ${weight} = ${shown}`;
  },
  describe(params, inputs, results) {
    const table = tableInput(results);
    const things = thingsInput(inputs);
    const { unit, column } = measure(table, params.column);
    const weight = columnNamed(table, params.weight);
    const name = columnWords(column, things);
    const head = `the weighted mean of the ${name} of ${nounPhrase(things)}`;
    const by = `with the ${quantityName(weight, things, weight.unit)} as weight`;
    const inUnit = unitWords(name, unit).replace(/,$/, "");
    return {
      kind: "value",
      text: `${head}, ${by}${inUnit}`,
      bare: `${head}, ${by}`,
      asks: "what",
      sources: things.sources,
      notes: mergeNotes(things.notes),
    };
  },
  describeChinese(params, inputs, results) {
    const table = tableInput(results);
    const things = chineseThings(inputs);
    const [name, weight] = [params.column, params.weight].map((one) => columnName(columnNamed(table, one), things));
    return {
      kind: "value",
      text: `${chineseNoun(things)}的${name}以${weight}为权重的加权平均值`,
      asks: asksNumber(unitSaid(measure(table, params.column).unit, name!)),
      sources: things.sources,
      notes: things.notes,
    };
  },
};
