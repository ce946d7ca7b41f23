import { z } from "zod";
import { chineseConditions } from "../chinese/condition-words.ts";
import { chineseMissingNotes } from "../chinese/missing-notes.ts";
import { chineseNotes, chineseThings } from "../chinese/phrasing.ts";
import { asOneOfTwo } from "../chinese/sort-nouns.ts";
import { Condition, conditionColumns, conditionGuards, satisfying } from "../condition.ts";
import { cut } from "../cuts.ts";
import { conditionClauses, conditionText } from "../english/condition-words.ts";
import { missingTextNotes } from "../english/missing-notes.ts";
import { mergeNotes, thingsInput } from "../english/phrasing.ts";
import { withoutSignAbove } from "../english/signed-change.ts";
import { expectedChinese, expectedThings } from "../expected-columns.ts";
import type { Operation } from "../operation.ts";
import { columnCells, tableInput, withRows } from "../table.ts";

const Params = z.strictObject({
  from: z.string(),
  where: Condition,
  /** Leave rows out that state nothing in a column of the condition. */
  missing: z.literal("skip").optional(),
});

/** Columns that steps before it made. */
const madeOf = ({ names }: { names?: Readonly<Record<string, string>> }): string[] => Object.keys(names ?? {});

/** The rows that satisfy a condition. */
export const filter: Operation<z.infer<typeof Params>> = {
  name: "filter",
  family: "set",
  subtype: "filter",
  params: Params,
  inputs: ({ from }) => [from],
  guards({ where, missing }, inputs) {
    const table = tableInput(inputs);
    const guards = conditionGuards(table, where, missing);
    if (guards.length > 0) return guards;
    const kept = satisfying(table, where).length;
    if (kept === 0) return [{ guard: "empty", message: "no row satisfies the condition" }];
    if (kept === table.rows.length) return [{ guard: "trivial", message: "every row satisfies the condition" }];
    return [];
  },
  evaluate({ where }, inputs) {
    const table = tableInput(inputs);
    return cut(withRows(table, satisfying(table, where)), table, conditionColumns(where));
  },
  uses({ where }, inputs) {
    const table = tableInput(inputs);
    return conditionColumns(where).flatMap((column) => columnCells(table, column));
  },
  explain({ where }, inputs, result) {
    const table = tableInput(inputs);
    return `${tableInput([result]).rows.length} of ${table.rows.length} rows ${conditionText(where, table)}`;
  },
  describe({ where, missing }, inputs, results) {
    const table = tableInput(results);
    const things = thingsInput(inputs);
    const { asked: _, order: __, ...rest } = things;
    return {
      ...rest,
      clauses: [...things.clauses, ...conditionClauses(where, table, expectedThings(things, where, table))],
      notes: mergeNotes(
        withoutSignAbove(things.notes, madeOf(things), where),
        missingTextNotes(table, conditionColumns(where), missing, things),
      ),
    };
  },
  describeChinese({ where, missing }, inputs, results) {
    const table = tableInput(results);
    const { asked: _, order: __, counted: ___, ...things } = chineseThings(inputs);
    const conditions = chineseConditions(where, table, expectedChinese(things, where, table));
    return {
      ...asOneOfTwo({ ...things, clauses: [...things.clauses, ...conditions] }),
      notes: chineseNotes(
        withoutSignAbove(things.notes, madeOf(things), where),
        chineseMissingNotes(table, conditionColumns(where), missing, things),
      ),
    };
  },
};
