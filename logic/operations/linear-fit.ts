import { z } from "zod";
import { chineseMissingNotes } from "../chinese/missing-notes.ts";
import { chineseNotes, chineseNoun, chineseThings, columnName } from "../chinese/phrasing.ts";
import { asksNumber, chineseQuantity } from "../chinese/units.ts";
import { columnPair, pairCells, pairGuards } from "../column-pair.ts";
import { isPlural } from "../english/english.ts";
import { missingTextNotes } from "../english/missing-notes.ts";
import { closed, mergeNotes, nounPhrase, ofWord, quantity, thingsInput, unitWords } from "../english/phrasing.ts";
import { quantityName } from "../english/quantity-name.ts";
import { outlookGuards } from "../forecast.ts";
import { correlatesAbove } from "../numerics/correlation.ts";
import { Decimal } from "../numerics/decimal.ts";
import { fitPolynomial } from "../numerics/polynomial-fit.ts";
import type { Guard, Operation } from "../operation.ts";
import { columnNamed, tableInput } from "../table.ts";
import { computed, measure } from "../values/measure.ts";

const Params = z.strictObject({
  from: z.string(),
  column: z.string(),
  /** The column that it is explained by. */
  by: z.string(),
  /** The value of `by` that the line is read at, in that column's unit. */
  at: z.string().regex(/^-?\d+(?:\.\d+)?$/),
  missing: z.literal("skip").optional(),
});

/** Through fewer things a line can be drawn whatever they are. */
const LEAST_PAIRS = 6;
/** A line through columns that hardly go together (absolute Pearson coefficient) tells nothing about one from the other. */
const LEAST_RELATED = "0.5";

/** The straight line by least squares of one quantity over another, read at a value between those that are known. */
export const linearFit: Operation<z.infer<typeof Params>> = {
  name: "linear_fit",
  family: "science",
  subtype: "prediction",
  params: Params,
  inputs: ({ from }) => [from],
  guards(params, inputs): Guard[] {
    const table = tableInput(inputs);
    const guards = pairGuards(table, params, LEAST_PAIRS);
    if (guards.length > 0) return guards;
    const { pairs } = columnPair(table, params.column, params.by);
    const xs = pairs.map(({ x }) => x);
    const at = new Decimal(params.at);
    if (xs.some((x) => x.eq(at))) return [{ guard: "trivial", message: `a row states ${at} as its "${params.by}"` }];
    if (at.lt(Decimal.min(...xs)) || at.gt(Decimal.max(...xs)))
      return [{ guard: "far_off", message: `${at} lies outside the values of "${params.by}"` }];
    if (!correlatesAbove(pairs, LEAST_RELATED))
      return [{ guard: "unrelated", message: `"${params.column}" hardly goes with "${params.by}"` }];
    const { measured, unit } = measure(table, params.column);
    return outlookGuards({ points: measured, unit }, fitPolynomial(pairs, 1).at(at));
  },
  evaluate({ column, by, at }, inputs) {
    const table = tableInput(inputs);
    const value = fitPolynomial(columnPair(table, column, by).pairs, 1).at(new Decimal(at));
    return { type: "value", value: computed(value, measure(table, column).unit) };
  },
  uses: ({ column, by }, inputs) => pairCells(tableInput(inputs), column, by),
  explain({ column, by, at }, inputs, result) {
    const { pairs } = columnPair(tableInput(inputs), column, by);
    const [base, slope] = fitPolynomial(pairs, 1).coefficients.map((number) => number.toSignificantDigits(8));
    const shown = result.type === "value" ? result.value.printed : "";
    return `line of ${column} over ${by} through ${pairs.length} rows: ${base} + ${slope} × ${at} = ${shown}`;
  },
  describe({ column, by, at, missing }, inputs, results) {
    const table = tableInput(results);
    const things = thingsInput(inputs);
    const name = quantityName(columnNamed(table, column), things, measure(table, column).unit);
    const over = quantityName(columnNamed(table, by), things, measure(table, by).unit);
    const value = `value${unitWords(name, measure(table, column).unit)}`;
    const place = quantity(at, measure(table, by).unit);
    const fitted = `the ${closed(name)} ${ofWord(name)} ${nounPhrase(things)} as a function of the ${over}`;
    return {
      kind: "value",
      text: `the ${value} at ${closed(over)} ${place} of the straight line fitted by least squares to ${fitted}`,
      question: `if a straight line is fitted by least squares to ${fitted}, what ${value} does it give where the ${closed(over)} ${isPlural(over) ? "are" : "is"} ${place}`,
      asks: "what",
      sources: things.sources,
      notes: mergeNotes(things.notes, missingTextNotes(table, [column, by], missing, things)),
    };
  },
  describeChinese({ column, by, at, missing }, inputs, results) {
    const table = tableInput(results);
    const things = chineseThings(inputs);
    const { unit } = measure(table, column);
    const [name, over] = [column, by].map((one) => columnName(columnNamed(table, one), things));
    const place = chineseQuantity(at, measure(table, by).unit);
    return {
      kind: "value",
      text: `以${over}为自变量，用最小二乘法对${chineseNoun(things)}的${name}拟合一条直线，在${over}为${place}处由该直线得出的${name}`,
      asks: asksNumber(unit),
      sources: things.sources,
      notes: chineseNotes(things.notes, chineseMissingNotes(table, [column, by], missing, things)),
    };
  },
};
