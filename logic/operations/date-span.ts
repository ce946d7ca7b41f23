import { z } from "zod";
import { chineseMissingNotes } from "../chinese/missing-notes.ts";
import { chineseNotes, chineseNoun, chineseThings, columnName } from "../chinese/phrasing.ts";
import { eventItself, firstAndLast } from "../english/event-dates.ts";
import { missingTextNotes } from "../english/missing-notes.ts";
import { columnWords, mergeNotes, nounPhrase, ofWord, thingsInput } from "../english/phrasing.ts";
import { Decimal } from "../numerics/decimal.ts";
import type { Operation } from "../operation.ts";
import { columnNamed, tableInput } from "../table.ts";
import { DAYS, dateCells, dayGuards, daysOf } from "../values/days.ts";
import { computed } from "../values/measure.ts";

const Params = z.strictObject({ from: z.string(), column: z.string(), missing: z.literal("skip").optional() });

/** Of two dates that are given by name the time between is `days_between`. */
const LEAST_DATES = 3;

/** Days from the earliest to the latest date of a column. */
export const dateSpan: Operation<z.infer<typeof Params>> = {
  name: "date_span",
  family: "temporal",
  subtype: "temporal_calculation",
  params: Params,
  inputs: ({ from }) => [from],
  guards: ({ column, missing }, inputs) => dayGuards(tableInput(inputs), column, missing, LEAST_DATES),
  evaluate({ column }, inputs) {
    const days = daysOf(tableInput(inputs), column);
    return { type: "value", value: computed(new Decimal(days.at(-1)! - days[0]!), DAYS) };
  },
  uses: ({ column }, inputs) => dateCells(tableInput(inputs), column),
  explain({ column }, inputs, result) {
    const shown = result.type === "value" ? result.value.printed : "";
    return `days from the earliest to the latest of ${daysOf(tableInput(inputs), column).length} values of ${column} = ${shown}`;
  },
  describe({ column, missing }, inputs, results) {
    const table = tableInput(results);
    const things = thingsInput(inputs);
    const name = columnWords(columnNamed(table, column), things);
    const event = eventItself(name);
    const of = event === name ? ofWord(name) : "among";
    const ends = `between ${firstAndLast(name, things) ?? `the earliest and the latest ${event} ${of} ${nounPhrase(things)}`}`;
    return {
      kind: "value",
      text: `the number of days ${ends}`,
      asks: "how many",
      question: `how many days lie ${ends}`,
      sources: things.sources,
      notes: mergeNotes(things.notes, missingTextNotes(table, [column], missing, things)),
    };
  },
  describeChinese({ column, missing }, inputs, results) {
    const table = tableInput(results);
    const things = chineseThings(inputs);
    const name = columnName(columnNamed(table, column), things);
    return {
      kind: "value",
      text: `${chineseNoun(things)}的${name}中最早与最晚的之间相隔的天数`,
      asks: "是多少",
      question: `${chineseNoun(things)}的${name}中，最早的与最晚的相隔多少天`,
      sources: things.sources,
      notes: chineseNotes(things.notes, chineseMissingNotes(table, [column], missing, things)),
    };
  },
};
