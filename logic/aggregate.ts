import { z } from "zod";
import type { Decimal } from "./decimal.ts";
import { isCountable } from "./english.ts";
import { computed, measure, measureGuards, quantityGuards, spreadGuards } from "./measure.ts";
import { missingTextNotes } from "./missing-notes.ts";
import type { Guard, Operation } from "./operation.ts";
import { closed, columnWords, mergeNotes, nounPhrase, ofWord, thingsInput, unitWords } from "./phrasing.ts";
import { columnCells, columnNamed, tableInput } from "./table.ts";

/** Fewer values than this are a formula, not an aggregate. */
export const LEAST_VALUES = 3;

export const AggregateParams = z.strictObject({
  from: z.string(),
  column: z.string(),
  missing: z.literal("skip").optional(),
});
export type AggregateParams = z.infer<typeof AggregateParams>;

/** What distinguishes one aggregate of a column from another. */
interface Aggregate<P extends AggregateParams> {
  name: string;
  subtype: "statistic" | "compose";
  /** "mean", "combined": stands before the column's name. */
  word: string;
  compute(numbers: readonly Decimal[], params: P): Decimal;
  /** Guards beyond those of every aggregate. */
  guards?(column: { name: string; additive?: boolean | undefined }): Guard[];
  /** Statements that the question needs. */
  notes?(params: P): readonly string[];
}

/** An operation that computes one number from a column of quantities. */
export function aggregateOperation<P extends AggregateParams>(
  aggregate: Aggregate<P>,
  schema: z.ZodType<P>,
): Operation<P> {
  const numbers = (params: P, inputs: Parameters<Operation["evaluate"]>[1]) =>
    measure(tableInput(inputs), params.column).measured.map(({ number }) => number);
  return {
    name: aggregate.name,
    family: aggregate.subtype === "compose" ? "set" : "science",
    subtype: aggregate.subtype,
    params: schema,
    inputs: ({ from }) => [from],
    guards(params, inputs) {
      const table = tableInput(inputs);
      const column = columnNamed(table, params.column);
      const guards = [
        ...measureGuards(table, params.column, params.missing),
        ...quantityGuards(column),
        ...(aggregate.guards?.(column) ?? []),
      ];
      return guards.length > 0 ? guards : spreadGuards(params.column, numbers(params, inputs), LEAST_VALUES);
    },
    evaluate(params, inputs) {
      const { unit, measured, column } = measure(tableInput(inputs), params.column);
      const value = computed(
        aggregate.compute(
          measured.map(({ number }) => number),
          params,
        ),
        unit,
      );
      return { type: "value", value, column, evidence: measured.flatMap(({ cell }) => cell.evidence) };
    },
    uses(params, inputs) {
      const table = tableInput(inputs);
      return columnCells(
        table,
        params.column,
        measure(table, params.column).measured.map(({ row }) => row),
      );
    },
    explain(params, inputs, result) {
      const values = numbers(params, inputs).length;
      const shown = result.type === "value" ? result.value.printed : "";
      return `${aggregate.word} of ${values} values of ${params.column} = ${shown}`;
    },
    describe(params, inputs, results) {
      const table = tableInput(results);
      const things = thingsInput(inputs);
      const { column, unit } = measure(table, params.column);
      const name = columnWords(column, things);
      const counted = isCountable(name) && unit === undefined;
      // "the mean mean age" would read like a slip.
      const doubled = !aggregate.word.endsWith(" the") && /^(?:mean|median|average|combined|range)\s/i.test(name);
      const head = `${aggregate.word} ${counted ? "number of " : doubled ? "value of the " : ""}${name}`;
      const of = `${ofWord(name)} ${nounPhrase(things)}`;
      return {
        kind: "value",
        text: `the ${unitWords(name, unit) === "" ? closed(head) : head}${unitWords(name, unit)} ${of}`,
        bare: `the ${closed(head)} ${of}`,
        asks: "what",
        sources: things.sources,
        notes: mergeNotes(
          things.notes,
          missingTextNotes(table, [params.column], params.missing, things),
          aggregate.notes?.(params) ?? [],
        ),
      };
    },
  };
}
