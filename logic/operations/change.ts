import { z } from "zod";
import { type Change, changeGuards, changeOf, changePoints, changeUnit, changeWords } from "../change.ts";
import { chineseChange } from "../chinese/change-words.ts";
import { chineseNotes, chineseThings, columnName } from "../chinese/phrasing.ts";
import { asksNumber, spokenUnit } from "../chinese/units.ts";
import { closed, columnWords, mergeNotes, thingsInput, unitWords } from "../english/phrasing.ts";
import type { Operation, TableResult } from "../operation.ts";
import { pointCells, seriesIn, type TimeSeries } from "../series.ts";
import { tableInput } from "../table.ts";
import { PeriodKey } from "../time-of-row.ts";
import { chineseTimeWords, timeWords } from "../time-words.ts";
import { POINTS } from "../values/distance-unit.ts";
import { computed } from "../values/measure.ts";
import { keyAt } from "../values/period.ts";

const Params = z.strictObject({
  /** A `series`. */
  from: z.string(),
  column: z.string(),
  since: PeriodKey,
  until: PeriodKey,
  /** With its sign: negative where it fell. Without it the words say which way it went. */
  signed: z.literal(true).optional(),
});
type Params = z.infer<typeof Params>;

const seriesOf = (table: TableResult, { column }: Params): TimeSeries => seriesIn(table, column);

/** An operation that gives the change of a series from one year to another. */
function changeOperation(change: Change, name: string): Operation<Params> {
  return {
    name,
    family: "temporal",
    subtype: "change",
    params: Params,
    inputs: ({ from }) => [from],
    guards(params, inputs) {
      const series = seriesOf(tableInput(inputs), params);
      const [since, until] = [keyAt(params.since), keyAt(params.until)];
      const guards = changeGuards(series, change, since, until);
      if (guards.length > 0) return guards;
      return changeOf(series, change, since, until).isZero()
        ? [{ guard: "all_equal", message: "nothing has changed" }]
        : [];
    },
    evaluate(params, inputs) {
      const series = seriesOf(tableInput(inputs), params);
      const amount = changeOf(series, change, keyAt(params.since), keyAt(params.until));
      // "By how much did it fall": the words say the direction, the number how far.
      const number = !params.signed && (change === "absolute" || change === "percent") ? amount.abs() : amount;
      const value = computed(number, changeUnit(change, series.unit));
      return { type: "value", value };
    },
    uses(params, inputs) {
      const series = seriesOf(tableInput(inputs), params);
      return pointCells(changePoints(series, change, keyAt(params.since), keyAt(params.until)), params.column);
    },
    explain({ column, since, until }, _, result) {
      const shown = result.type === "value" ? result.value.printed : "";
      return `${name} of ${column} from ${since} to ${until} = ${shown}`;
    },
    describe(params, inputs, results) {
      const things = thingsInput(inputs);
      const series = seriesOf(tableInput(results), params);
      const [since, until] = [keyAt(params.since), keyAt(params.until)];
      const falls = changeOf(series, change, since, until).isNegative();
      const subject = columnWords(series.column, things);
      const { of } = timeWords(series);
      const span = `from ${of(since)} to ${of(until)}`;
      const { noun, notes } = changeWords(change, subject, since, until, falls, span);
      const points = change === "absolute" && changeUnit(change, series.unit) === POINTS;
      const inUnit = change === "absolute" && !points ? unitWords(subject, series.unit) : "";
      const shared = { kind: "value", sources: things.sources, notes: mergeNotes(things.notes, notes) } as const;
      const verb = falls ? "fall" : "rise";
      const moved = `did the ${closed(subject)} ${verb} ${span}`;
      if (change === "absolute")
        return {
          ...shared,
          asks: "what",
          text: `the ${noun}${inUnit.replace(/,$/, "")}`,
          bare: `the ${noun}`,
          question: `by how much${inUnit} ${moved}`,
        };
      if (change === "percent")
        return { ...shared, asks: "what", text: `the ${noun}`, question: `by what percentage ${moved}` };
      return { ...shared, asks: "what", text: `the ${noun}, in percent`, bare: `the ${noun}` };
    },
    describeChinese(params, inputs, results) {
      const things = chineseThings(inputs);
      const series = seriesOf(tableInput(results), params);
      const [since, until] = [keyAt(params.since), keyAt(params.until)];
      const falls = changeOf(series, change, since, until).isNegative();
      const words = chineseChange(
        change,
        columnName(series.column, things),
        since,
        until,
        falls,
        chineseTimeWords(series).of,
      );
      return {
        kind: "value",
        text: words.noun,
        asks: asksNumber(changeUnit(change, series.unit)),
        ...(words.question === undefined
          ? {}
          : { question: `${words.question}${spokenUnit(changeUnit(change, series.unit)).replace(/^%$/, "")}` }),
        sources: things.sources,
        notes: chineseNotes(things.notes, words.notes),
      };
    },
  };
}

/** By how much a series rose or fell from one year to another; in percentage points where it holds shares. */
export const absoluteChange = changeOperation("absolute", "absolute_change");
/** By what percentage of its first value it did so. */
export const percentChange = changeOperation("percent", "percent_change");
/** The plain mean of the percentages by which each year differs from the one before. */
export const meanYearlyChange = changeOperation("mean_yearly", "mean_yearly_change");
/** The constant yearly rate that leads from the first value to the last. */
export const compoundGrowth = changeOperation("cagr", "cagr");
