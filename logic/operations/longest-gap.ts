import { z } from "zod";
import { chineseMissingNotes } from "../chinese/missing-notes.ts";
import { chineseNotes, chineseNoun, chineseThings, columnName } from "../chinese/phrasing.ts";
import { plural } from "../english/english.ts";
import { consecutiveThings } from "../english/event-dates.ts";
import { missingTextNotes } from "../english/missing-notes.ts";
import { columnWords, mergeNotes, nounPhrase, ofWord, thingsInput } from "../english/phrasing.ts";
import { Decimal } from "../numerics/decimal.ts";
import type { Operation } from "../operation.ts";
import { columnNamed, tableInput } from "../table.ts";
import { DAYS, dateCells, dayGuards, daysOf } from "../values/days.ts";
import { computed } from "../values/measure.ts";

const Params = z.strictObject({ from: z.string(), column: z.string(), missing: z.literal("skip").optional() });

/** Fewer dates have a gap or two: nothing to look for. */
const LEAST_DATES = 4;

function longest(days: readonly number[]): number {
  return Math.max(...days.slice(1).map((day, index) => day - days[index]!));
}

/** The most days that pass between one date of a column and the next, all of them put in order. */
export const longestGap: Operation<z.infer<typeof Params>> = {
  name: "longest_gap",
  family: "temporal",
  subtype: "temporal_calculation",
  params: Params,
  inputs: ({ from }) => [from],
  guards: ({ column, missing }, inputs) => dayGuards(tableInput(inputs), column, missing, LEAST_DATES),
  evaluate({ column }, inputs) {
    const days = daysOf(tableInput(inputs), column);
    return { type: "value", value: computed(new Decimal(longest(days)), DAYS) };
  },
  uses: ({ column }, inputs) => dateCells(tableInput(inputs), column),
  explain({ column }, inputs, result) {
    const shown = result.type === "value" ? result.value.printed : "";
    return `longest gap, in days, between ${daysOf(tableInput(inputs), column).length} values of ${column} in order = ${shown}`;
  },
  describe({ column, missing }, inputs, results) {
    const table = tableInput(results);
    const things = thingsInput(inputs);
    const name = columnWords(columnNamed(table, column), things);
    const ends =
      consecutiveThings(name, things) ?? `two consecutive ${plural(name)} ${ofWord(name)} ${nounPhrase(things)}`;
    const gap = (unit: string) => `the longest gap${unit} between ${ends}`;
    return {
      kind: "value",
      text: gap(", in days,"),
      bare: gap(""),
      asks: "what",
      sources: things.sources,
      notes: mergeNotes(things.notes, missingTextNotes(table, [column], missing, things)),
    };
  },
  describeChinese({ column, missing }, inputs, results) {
    const table = tableInput(results);
    const things = chineseThings(inputs);
    const name = columnName(columnNamed(table, column), things);
    const gap = `${chineseNoun(things)}的${name}按先后顺序排列，相邻两个日期之间最长相隔`;
    return {
      kind: "value",
      text: `${gap}的天数`,
      asks: "是多少",
      question: `${gap}多少天`,
      sources: things.sources,
      notes: chineseNotes(things.notes, chineseMissingNotes(table, [column], missing, things)),
    };
  },
};
