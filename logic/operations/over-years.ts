import { z } from "zod";
import type { Column } from "../../core/relation.ts";
import { chineseNames, chineseThings, columnName, plainChinese } from "../chinese/phrasing.ts";
import { ofWhose } from "../english/of-whose.ts";
import { nameWords, plainThings, thingsInput } from "../english/phrasing.ts";
import { quantityName } from "../english/quantity-name.ts";
import type { Guard, Operation, TableResult, WorkRow } from "../operation.ts";
import { spanGuards, within, type YearSeries, yearSeries, yearWords } from "../series.ts";
import { columnIndex, columnNamed, printedText, tableInput } from "../table.ts";
import { foldText } from "../values/normalise.ts";

const Params = z
  .strictObject({
    /** A row per year, or per thing and year. */
    from: z.string(),
    time: z.string(),
    column: z.string(),
    /** The column that names the thing of a row, and the thing that is followed. */
    by: z.string().optional(),
    label: z.string().optional(),
    /** A second quantity of the same thing, or another thing with the same quantity. */
    also: z.string().optional(),
    beside: z.string().optional(),
    since: z.string().regex(/^\d{4}$/),
    until: z.string().regex(/^\d{4}$/),
  })
  .refine(({ also, beside }) => also === undefined || beside === undefined)
  .refine(({ by, label, beside }) => (by === undefined) === (label === undefined) && (beside === undefined || by));
type Params = z.infer<typeof Params>;

/** Over fewer years nothing is summed up. */
const LEAST_YEARS = 5;
/** What the column is called that says the year. */
const TIME = "year";

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

function seriesOf(table: TableResult, { time, by }: Params, { label, column }: Followed): YearSeries {
  if (by === undefined || label === undefined) return yearSeries(table, time, column);
  const at = columnIndex(table, by);
  const rows = table.rows.filter((row) => foldText(printedText(row.cells[at]!.value)) === foldText(label));
  return yearSeries(table, time, column, rows);
}

/** The years of a span in order, with one quantity of one thing in each, or with two that are held against each other. */
export const overYears: Operation<Params> = {
  name: "over_years",
  family: "set",
  subtype: "filter",
  params: Params,
  inputs: ({ from }) => [from],
  guards(params, inputs): Guard[] {
    const table = tableInput(inputs);
    const [since, until] = [Number(params.since), Number(params.until)];
    if (params.label !== undefined && params.label === params.beside)
      return [{ guard: "trivial", message: "a thing is not held against itself" }];
    for (const one of followed(params)) {
      if (columnNamed(table, one.column).type !== "number")
        return [{ guard: "not_number", message: `"${one.column}" does not hold numbers` }];
      const series = seriesOf(table, params, one);
      if (series.points.length === 0) return [{ guard: "empty", message: `nothing is stated of "${one.label}"` }];
      const [guard] = spanGuards(series, since, until, "forecast");
      if (guard) return [guard];
    }
    if (until - since + 1 < LEAST_YEARS) return [{ guard: "too_few", message: `fewer than ${LEAST_YEARS} years` }];
    return [];
  },
  evaluate(params, inputs) {
    const table = tableInput(inputs);
    const [since, until] = [Number(params.since), Number(params.until)];
    const series = followed(params).map((one) => ({ ...one, series: seriesOf(table, params, one) }));
    const [first] = series as [(typeof series)[number], ...typeof series];
    const timeAt = columnIndex(table, params.time);
    const words = yearWords(first.series);
    const points = series.map((one) => within(one.series, since, until));
    const rows = points[0]!.map(({ year, season, row }, at): WorkRow => {
      const { evidence } = row.cells[timeAt]!;
      const value =
        season === undefined
          ? ({ kind: "date", printed: String(year), iso: String(year), granularity: "year" } as const)
          : ({ kind: "text", printed: season } as const);
      return { cells: [{ value, evidence }, ...points.map((own) => own[at]!.cell)] };
    });
    const label: Column = { name: TIME, type: words.noun === "season" ? "text" : "date", role: "label" };
    const columns = series.map(({ made, series: { column } }) => ({ ...column, name: made }));
    return { type: "table", columns: [label, ...columns], rows };
  },
  // Which of its cells are read is for the next step to say.
  uses: () => [],
  explain({ column, label, since, until, also, beside }) {
    const second = also ?? beside;
    const whose = label === undefined ? "" : ` of ${label}`;
    return `${column}${whose}${second === undefined ? "" : `, and ${second},`} in each year from ${since} to ${until}`;
  },
  describe(params, inputs, results) {
    const table = tableInput(results);
    const things = thingsInput(inputs);
    const { noun, of } = yearWords(seriesOf(table, params, followed(params)[0]!));
    // Of two quantities of one thing it is said once whose they are: "the number of births and the number of deaths in Oban".
    const names = followed(params).map(({ label, column, made }, at) => {
      const found = columnNamed(table, column);
      const called = quantityName(found, things, found.unit);
      const isSaid = label !== undefined && (params.also === undefined || at > 0);
      const [name] = isSaid ? nameWords([label]) : [];
      return [made, name === undefined ? called : `${called} ${ofWhose(called, found, params.by)} ${name}`];
    });
    return {
      ...plainThings(things),
      singular: noun,
      plural: `${noun}s`,
      span: `from ${of(Number(params.since))} to ${of(Number(params.until))}`,
      names: Object.fromEntries(names),
    };
  },
  describeChinese(params, inputs, results) {
    const table = tableInput(results);
    const things = chineseThings(inputs);
    const { noun, of } = yearWords(seriesOf(table, params, followed(params)[0]!));
    const isYear = noun === "year";
    const said = (year: string) => (isYear ? `${of(Number(year))}年` : of(Number(year)));
    const names = followed(params).map(({ label, column, made }, at) => {
      const name = columnName(columnNamed(table, column), things);
      const isSaid = label !== undefined && (params.also === undefined || at === 0);
      return [made, isSaid ? `${chineseNames([label])[0]}的${name}` : name];
    });
    return {
      ...plainChinese(things),
      noun: isYear ? "年份" : "赛季",
      fixed: `${said(params.since)}至${said(params.until)}`,
      names: Object.fromEntries(names),
    };
  },
};
