import { z } from "zod";
import { chineseConditions } from "../chinese/condition-words.ts";
import { chineseMissingNotes } from "../chinese/missing-notes.ts";
import { amongStating, chineseNotes, chineseThings } from "../chinese/phrasing.ts";
import { asOneOfTwo } from "../chinese/sort-nouns.ts";
import { Condition, compileCondition, conditionColumns, conditionGuards, conjuncts, satisfying } from "../condition.ts";
import { conditionClauses, conditionText } from "../english/condition-words.ts";
import { missingTextNotes } from "../english/missing-notes.ts";
import { mergeNotes, thingsInput } from "../english/phrasing.ts";
import { expectedChinese, expectedThings } from "../expected-columns.ts";
import type { Operation } from "../operation.ts";
import { columnCells, rowName, tableInput, withRows } from "../table.ts";

const Params = z.strictObject({ from: z.string(), where: Condition, missing: z.literal("skip").optional() });

/** A description needs this many tests: one test is a filter that happens to leave one row. */
const LEAST_TESTS = 2;

/** The one row that a combination of conditions describes, instead of naming it. None of the conditions may be idle. */
export const identify: Operation<z.infer<typeof Params>> = {
  name: "identify",
  family: "element",
  subtype: "inverse",
  params: Params,
  inputs: ({ from }) => [from],
  guards({ where, missing }, inputs) {
    const table = tableInput(inputs);
    const guards = conditionGuards(table, where, missing);
    if (guards.length > 0) return guards;
    const parts = conjuncts(where);
    if (parts.length < LEAST_TESTS)
      return [{ guard: "too_few", message: "a description needs two conditions or more" }];
    const kept = satisfying(table, where).length;
    if (kept !== 1) return [{ guard: kept === 0 ? "empty" : "ambiguous", message: `${kept} rows fit the description` }];
    const idle = parts.findIndex((_, left) => {
      const others = parts.filter((__, index) => index !== left).map((tests) => compileCondition(table, { or: tests }));
      return table.rows.filter((row) => others.every((holds) => holds(row))).length === 1;
    });
    return idle < 0 ? [] : [{ guard: "redundant", message: `condition ${idle + 1} of the description is not needed` }];
  },
  evaluate({ where }, inputs) {
    const table = tableInput(inputs);
    return withRows(table, satisfying(table, where));
  },
  uses({ where }, inputs) {
    const table = tableInput(inputs);
    return conditionColumns(where).flatMap((column) => columnCells(table, column));
  },
  explain({ where }, inputs, result) {
    const found = tableInput([result]);
    const name = rowName(found, found.rows[0]!);
    return `the only one of ${tableInput(inputs).rows.length} rows ${conditionText(where, found)}: ${name}`;
  },
  describe({ where, missing }, inputs, results) {
    const table = tableInput(results);
    const things = thingsInput(inputs);
    const { asked: _, order: __, ...rest } = things;
    return {
      ...rest,
      one: true,
      clauses: [...things.clauses, ...conditionClauses(where, table, expectedThings(things, where, table))],
      notes: mergeNotes(things.notes, missingTextNotes(table, conditionColumns(where), missing, things)),
    };
  },
  describeChinese({ where, missing }, inputs, results) {
    const table = tableInput(results);
    const { asked: _, order: __, counted: ___, ...given } = chineseThings(inputs);
    const things = amongStating(given);
    const conditions = chineseConditions(where, table, expectedChinese(things, where, table));
    return {
      ...asOneOfTwo({ ...things, clauses: [...things.clauses, ...conditions] }),
      one: true,
      notes: chineseNotes(things.notes, chineseMissingNotes(table, conditionColumns(where), missing, things)),
    };
  },
};
