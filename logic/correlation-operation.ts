import { z } from "zod";
import type { NumberValue } from "../core/value.ts";
import { chineseMissingNotes } from "./chinese/missing-notes.ts";
import { chineseNoun, chineseThings, columnName, chineseNotes as joinNotes } from "./chinese/phrasing.ts";
import { columnPair, pairCells, pairGuards } from "./column-pair.ts";
import { missingTextNotes } from "./english/missing-notes.ts";
import { overWords } from "./english/over-words.ts";
import { mergeNotes, thingsInput } from "./english/phrasing.ts";
import { quantityName } from "./english/quantity-name.ts";
import type { Pair } from "./numerics/correlation.ts";
import type { Decimal } from "./numerics/decimal.ts";
import type { Operation } from "./operation.ts";
import { tableInput } from "./table.ts";
import { computed, measure } from "./values/measure.ts";

const Params = z.strictObject({
  from: z.string(),
  column: z.string(),
  /** The other column. */
  by: z.string(),
  missing: z.literal("skip").optional(),
});

/** What distinguishes one coefficient from another. */
interface Coefficient {
  name: string;
  /** "Pearson": stands before "correlation coefficient". */
  word: string;
  compute(pairs: readonly Pair[]): Decimal;
  /** Statements that the question needs. */
  notes?(pairs: readonly Pair[]): readonly string[];
  /** "皮尔逊相关系数", and what must be said in Chinese. */
  chinese: string;
  chineseNotes?(pairs: readonly Pair[]): readonly string[];
}

/** An operation that says how strongly two columns of the same rows go together. */
export function correlationOperation(coefficient: Coefficient): Operation<z.infer<typeof Params>> {
  return {
    name: coefficient.name,
    family: "science",
    subtype: "correlation",
    params: Params,
    inputs: ({ from }) => [from],
    guards: (params, inputs) => pairGuards(tableInput(inputs), params),
    evaluate({ column, by }, inputs) {
      const { pairs } = columnPair(tableInput(inputs), column, by);
      // To 34 digits a coefficient costs more than all that is asked before it, and of most candidates of a search nobody asks it.
      let value: NumberValue | undefined;
      return {
        type: "value",
        get value() {
          value ??= computed(coefficient.compute(pairs), undefined);
          return value;
        },
      };
    },
    uses: ({ column, by }, inputs) => pairCells(tableInput(inputs), column, by),
    explain({ column, by }, inputs, result) {
      const { length } = columnPair(tableInput(inputs), column, by).pairs;
      const shown = result.type === "value" ? result.value.printed : "";
      return `${coefficient.word} correlation of ${length} pairs of ${column} and ${by} = ${shown}`;
    },
    describe({ column, by, missing }, inputs, results) {
      const table = tableInput(results);
      const things = thingsInput(inputs);
      const [first, second] = [column, by].map((name) => {
        const found = measure(table, name);
        return quantityName(found.column, things, found.unit);
      });
      return {
        kind: "value",
        text: `the ${coefficient.word} correlation coefficient between the ${first} and the ${second} ${overWords(`${first} ${second}`, things)}`,
        asks: "what",
        sources: things.sources,
        notes: mergeNotes(
          things.notes,
          missingTextNotes(table, [column, by], missing, things),
          coefficient.notes?.(columnPair(table, column, by).pairs) ?? [],
        ),
      };
    },
    describeChinese({ column, by, missing }, inputs, results) {
      const table = tableInput(results);
      const things = chineseThings(inputs);
      const [first, second] = [column, by].map((name) => columnName(measure(table, name).column, things));
      return {
        kind: "value",
        text: `${chineseNoun(things)}的${first}与${second}之间的${coefficient.chinese}`,
        asks: "是多少",
        sources: things.sources,
        notes: joinNotes(
          things.notes,
          chineseMissingNotes(table, [column, by], missing, things),
          coefficient.chineseNotes?.(columnPair(table, column, by).pairs) ?? [],
        ),
      };
    },
  };
}
