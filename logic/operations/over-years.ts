import { z } from "zod";
import { chineseThings, columnName, plainChinese } from "../chinese/phrasing.ts";
import { plainThings, thingsInput } from "../english/phrasing.ts";
import { quantityName } from "../english/quantity-name.ts";
import { chineseOfNamed, ofNamed, rowsNamed } from "../followed.ts";
import type { Guard, Operation, TableResult, WorkRow } from "../operation.ts";
import { spanGuards, type TimeSeries, timeSeries, within } from "../series.ts";
import { columnIndex, columnNamed, tableInput } from "../table.ts";
import { PeriodKey, timeCell, timeColumn } from "../time-of-row.ts";
import { chineseTimeWords, timeWords } from "../time-words.ts";
import { keyAt } from "../values/period.ts";

const Params = z
  .strictObject({
    /** A row per year or month, or per thing and year or month. */
    from: z.string(),
    time: z.string(),
    /** The column of the months or quarters, where `time` says the year alone. */
    within: z.string().optional(),
    column: z.string(),
    /** The column that names the thing of a row, and the thing that is followed. */
    by: z.string().optional(),
    label: z.string().optional(),
    /** A second quantity of the same thing, or another thing with the same quantity. */
    also: z.string().optional(),
    beside: z.string().optional(),
    since: PeriodKey,
    until: PeriodKey,
  })
  .refine(({ also, beside }) => also === undefined || beside === undefined)
  .refine(({ by, label, beside }) => (by === undefined) === (label === undefined) && (beside === undefined || by));
type Params = z.infer<typeof Params>;

/** Over fewer years nothing is summed up; three months are a quarter. */
const LEAST = { year: 5, season: 5, quarter: 4, month: 3 };

/** What the second of two columns is called. */
export const besideColumn = ({ column, also, beside }: Pick<Params, "column" | "also" | "beside">): string =>
  also ?? `${column} of ${beside}`;

interface Followed {
  label: string | undefined;
  column: string;
  /** What its column is called in the result. */
  made: string;
}

function followed(params: Params): Followed[] {
  const { column, label, also, beside } = params;
  const first = { label, column, made: column };
  if (also !== undefined) return [first, { label, column: also, made: also }];
  if (beside !== undefined) return [first, { label: beside, column, made: besideColumn(params) }];
  return [first];
}

function seriesOf(table: TableResult, params: Params, { label, column }: Followed): TimeSeries {
  if (params.by === undefined || label === undefined) return timeSeries(table, params, column);
  return timeSeries(table, params, column, rowsNamed(table, columnIndex(table, params.by), label));
}

/** The years, or months, of a span in order, with one quantity of one thing in each, or with two that are held against each other. */
export const overYears: Operation<Params> = {
  name: "over_years",
  family: "set",
  subtype: "filter",
  params: Params,
  inputs: ({ from }) => [from],
  guards(params, inputs): Guard[] {
    const table = tableInput(inputs);
    const [since, until] = [keyAt(params.since), keyAt(params.until)];
    if (params.label !== undefined && params.label === params.beside)
      return [{ guard: "trivial", message: "a thing is not held against itself" }];
    for (const one of followed(params)) {
      if (columnNamed(table, one.column).type !== "number")
        return [{ guard: "not_number", message: `"${one.column}" does not hold numbers` }];
      const series = seriesOf(table, params, one);
      if (series.points.length === 0) return [{ guard: "empty", message: `nothing is stated of "${one.label}"` }];
      const [guard] = spanGuards(series, since, until, "forecast");
      if (guard) return [guard];
      const least = LEAST[series.points[0]!.period.grain];
      if (until - since + 1 < least) return [{ guard: "too_few", message: `fewer than ${least} years or months` }];
    }
    return [];
  },
  evaluate(params, inputs) {
    const table = tableInput(inputs);
    const [since, until] = [keyAt(params.since), keyAt(params.until)];
    const series = followed(params).map((one) => ({ ...one, series: seriesOf(table, params, one) }));
    const points = series.map((one) => within(one.series, since, until));
    const rows = points[0]!.map(({ row }, at): WorkRow => {
      return { cells: [timeCell(table, row, params), ...points.map((own) => own[at]!.cell)] };
    });
    const label = timeColumn(
      rows.map(({ cells }) => cells[0]!.value),
      params.time,
    );
    const columns = series.map(({ made, series: { column } }) => ({ ...column, name: made }));
    return { type: "table", columns: [label, ...columns], rows };
  },
  // Which of its cells are read is for the next step to say.
  uses: () => [],
  explain({ column, label, since, until, also, beside }) {
    const second = also ?? beside;
    const whose = label === undefined ? "" : ` of ${label}`;
    return `${column}${whose}${second === undefined ? "" : `, and ${second},`} from ${since} to ${until}`;
  },
  describe(params, inputs, results) {
    const table = tableInput(results);
    const things = thingsInput(inputs);
    const { noun, of } = timeWords(seriesOf(table, params, followed(params)[0]!));
    // Of two quantities of one thing it is said once whose they are: "the number of births and the number of deaths in Oban".
    const names = followed(params).map(({ label, column, made }, at) => {
      const found = columnNamed(table, column);
      const called = quantityName(found, things, found.unit);
      const isSaid = label !== undefined && (params.also === undefined || at > 0);
      return [made, isSaid ? ofNamed(called, found, params.by, label) : called];
    });
    return {
      ...plainThings(things),
      singular: noun,
      plural: `${noun}s`,
      span: `from ${of(keyAt(params.since))} to ${of(keyAt(params.until))}`,
      names: Object.fromEntries(names),
    };
  },
  describeChinese(params, inputs, results) {
    const table = tableInput(results);
    const things = chineseThings(inputs);
    const { noun, of } = chineseTimeWords(seriesOf(table, params, followed(params)[0]!));
    const names = followed(params).map(({ label, column, made }, at) => {
      const name = columnName(columnNamed(table, column), things);
      const isSaid = label !== undefined && (params.also === undefined || at === 0);
      return [made, isSaid ? chineseOfNamed(name, label, params.by) : name];
    });
    return {
      ...plainChinese(things),
      noun,
      fixed: `${of(keyAt(params.since))}至${of(keyAt(params.until))}`,
      names: Object.fromEntries(names),
    };
  },
};
