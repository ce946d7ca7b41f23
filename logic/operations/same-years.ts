import { z } from "zod";
import { plainChinese } from "../chinese/phrasing.ts";
import { plainThings } from "../english/phrasing.ts";
import type { Guard, Operation, UsedCell, WorkRow } from "../operation.ts";
import { chineseNamesOfBoth, namesOfBoth } from "../same-years-phrasing.ts";
import { type Point, spanGuards, type TimeSeries, timeSeries, within } from "../series.ts";
import { evidenceOf, tableInput } from "../table.ts";
import { PeriodKey, timeCell, timeColumn } from "../time-of-row.ts";
import { chineseTimeWords, timeWords } from "../time-words.ts";
import { keyAt } from "../values/period.ts";

const Params = z.strictObject({
  /** Two tables of a row per year, each with the column that says the year and a quantity. */
  left: z.string(),
  right: z.string(),
  time: z.string(),
  column: z.string(),
  alsoTime: z.string(),
  also: z.string(),
  since: PeriodKey,
  until: PeriodKey,
});
export type SameYearsParams = z.infer<typeof Params>;
type Inputs = Parameters<Operation<SameYearsParams>["evaluate"]>[1];

/** Fewer years are read off at a glance. */
const LEAST = 4;

const seriesOf = (params: SameYearsParams, inputs: Inputs): [TimeSeries, TimeSeries] => [
  timeSeries(tableInput(inputs, 0), { time: params.time }, params.column),
  timeSeries(tableInput(inputs, 1), { time: params.alsoTime }, params.also),
];

function pointsOf(params: SameYearsParams, inputs: Inputs): (readonly [Point, Point])[] {
  const [since, until] = [keyAt(params.since), keyAt(params.until)];
  const [own, other] = seriesOf(params, inputs).map((series) => within(series, since, until));
  return own!.map((point, at) => [point, other![at]!] as const);
}

/** The years of a span in order, each with a quantity that one table states and one that another does. */
export const sameYears: Operation<SameYearsParams> = {
  name: "same_years",
  family: "set",
  subtype: "compose",
  params: Params,
  inputs: ({ left, right }) => [left, right],
  guards(params, inputs): Guard[] {
    const [since, until] = [keyAt(params.since), keyAt(params.until)];
    if (params.left === params.right) return [{ guard: "trivial", message: "a table is held against itself" }];
    if (params.column === params.also)
      return [{ guard: "name_taken", message: `both tables have a column "${params.column}"` }];
    if (until - since + 1 < LEAST) return [{ guard: "too_few", message: `fewer than ${LEAST} years` }];
    const series = seriesOf(params, inputs);
    for (const one of series) {
      if (one.column.type !== "number")
        return [{ guard: "not_number", message: `"${one.column.name}" does not hold numbers` }];
      const [guard] = spanGuards(one, since, until, "forecast");
      if (guard) return [guard];
    }
    const [grain, other] = series.map(({ points }) => points[0]!.period.grain);
    return grain === other ? [] : [{ guard: "ambiguous", message: "their years are of two kinds" }];
  },
  evaluate(params, inputs) {
    const [left, right] = [tableInput(inputs, 0), tableInput(inputs, 1)];
    const rows = pointsOf(params, inputs).map(([own, other]): WorkRow => {
      const said = timeCell(left, own.row, { time: params.time });
      const saidToo = timeCell(right, other.row, { time: params.alsoTime });
      const when = { value: said.value, evidence: [...evidenceOf(said), ...evidenceOf(saidToo)] };
      return { cells: [when, own.cell, other.cell] };
    });
    const label = timeColumn(
      rows.map(({ cells }) => cells[0]!.value),
      params.time,
    );
    return { type: "table", columns: [label, ...seriesOf(params, inputs).map(({ column }) => column)], rows };
  },
  // That both state a year is seen at either; which of the quantities are read is for the next step to say.
  uses(params, inputs) {
    const tables = [
      [tableInput(inputs, 0), params.time],
      [tableInput(inputs, 1), params.alsoTime],
    ] as const;
    return pointsOf(params, inputs).flatMap((both) =>
      tables.map(([table, time], at): UsedCell => ({ label: "year", cell: timeCell(table, both[at]!.row, { time }) })),
    );
  },
  explain: ({ column, also, since, until }) => `${column}, and ${also} of another table, from ${since} to ${until}`,
  describe(params, inputs, results) {
    const { noun, of } = timeWords(seriesOf(params, results)[0]);
    const { things, names } = namesOfBoth(params, inputs, results);
    return {
      ...plainThings(things),
      singular: noun,
      plural: `${noun}s`,
      span: `from ${of(keyAt(params.since))} to ${of(keyAt(params.until))}`,
      names,
    };
  },
  describeChinese(params, inputs, results) {
    const { noun, of } = chineseTimeWords(seriesOf(params, results)[0]);
    const { things, names } = chineseNamesOfBoth(params, inputs, results);
    return {
      ...plainChinese(things),
      noun,
      fixed: `${of(keyAt(params.since))}至${of(keyAt(params.until))}`,
      names,
    };
  },
};
