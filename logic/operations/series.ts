import { z } from "zod";
import type { Column } from "../../core/relation.ts";
import type { Value } from "../../core/value.ts";
import { chineseNames, chineseThings, columnName, plainChinese } from "../chinese/phrasing.ts";
import { ofWhose } from "../english/of-whose.ts";
import { nameWords, plainThings, thingsInput } from "../english/phrasing.ts";
import { quantityName } from "../english/quantity-name.ts";
import type { Guard, Operation, TableResult, WorkRow } from "../operation.ts";
import { columnIndex, columnNamed, labelIndex, printedText, rowName, tableInput } from "../table.ts";
import { foldText } from "../values/normalise.ts";
import { seasonStart } from "../values/season-text.ts";
import { yearOfCell, yearWithin } from "../values/year-text.ts";

const Params = z.union([
  /** A row per year: the years of one column, the values of another; where rows of several things stand there, one of them. */
  z.strictObject({
    from: z.string(),
    time: z.string(),
    column: z.string(),
    by: z.string().optional(),
    label: z.string().optional(),
  }),
  /** A column per year: of one row those columns whose headings name a year. `measure` says what they state. */
  z.strictObject({
    from: z.string(),
    columns: z.array(z.string()).min(2),
    measure: z.string(),
    label: z.string().optional(),
  }),
]);
type Params = z.infer<typeof Params>;

/** What the year column of a series is called. */
export const YEAR = "year";

function rowsOf(table: TableResult, params: Params): readonly WorkRow[] {
  if (params.label === undefined) return table.rows;
  const by =
    "columns" in params
      ? labelIndex(table)
      : params.by === undefined
        ? labelIndex(table)
        : columnIndex(table, params.by);
  const wanted = foldText(params.label);
  return table.rows.filter((row) => foldText(printedText(row.cells[by]!.value)) === wanted);
}

const yearValue = (year: number): Value => ({
  kind: "date",
  printed: String(year),
  iso: String(year).padStart(4, "0"),
  granularity: "year",
});

/** What stands for the year: the season where that is one. */
const timeValue = (time: Value, year: number): Value =>
  (time.kind === "text" || time.kind === "entity") && seasonStart(time.printed) !== undefined
    ? { kind: "text", printed: time.printed }
    : yearValue(year);

const nameOf = (params: Params) => ("columns" in params ? params.measure : params.column);

/** The years of one thing in order, from either shape of a table: a row per year, or a column per year. */
export const series: Operation<Params> = {
  name: "series",
  family: "set",
  subtype: "filter",
  params: Params,
  inputs: ({ from }) => [from],
  guards(params, inputs): Guard[] {
    const table = tableInput(inputs);
    const rows = rowsOf(table, params);
    if (rows.length === 0) return [{ guard: "empty", message: `nothing is called "${params.label}"` }];
    if ("columns" in params) {
      if (rows.length > 1) return [{ guard: "ambiguous", message: `${rows.length} rows, one is needed` }];
      const columns = params.columns.map((name) => columnNamed(table, name));
      const timeless = columns.find(({ name }) => yearWithin(name) === undefined);
      if (timeless) return [{ guard: "not_a_year", message: `"${timeless.name}" names no year` }];
      const years = new Set(columns.map(({ name }) => yearWithin(name)));
      if (years.size < columns.length) return [{ guard: "ambiguous", message: "two columns stand for one year" }];
      const other = columns.find(({ type }) => type !== "number");
      return other ? [{ guard: "not_number", message: `"${other.name}" does not hold numbers` }] : [];
    }
    const [time, column] = [columnNamed(table, params.time), columnNamed(table, params.column)];
    if (column.type !== "number") return [{ guard: "not_number", message: `"${column.name}" does not hold numbers` }];
    const at = columnIndex(table, params.time);
    const years = rows.map((row) => yearOfCell(row.cells[at]!.value, time));
    if (years.includes(undefined))
      return [{ guard: "not_a_year", message: `some cells of "${time.name}" name no year` }];
    return new Set(years).size < years.length
      ? [{ guard: "ambiguous", message: `a year of "${time.name}" stands there twice` }]
      : [];
  },
  evaluate(params, inputs) {
    const table = tableInput(inputs);
    const rows = rowsOf(table, params);
    const label: Column = { name: YEAR, type: "date", role: "label" };
    if ("columns" in params) {
      const [row] = rows;
      const found = params.columns.map((name) => ({ year: yearWithin(name)!, at: columnIndex(table, name) }));
      found.sort((a, b) => a.year - b.year);
      const { unit, additive } = table.columns[found[0]!.at]!;
      const made: Column = { name: params.measure, type: "number", role: "measure", ...(unit ? { unit } : {}) };
      if (additive !== undefined) made.additive = additive;
      return {
        type: "table",
        columns: [label, made],
        rows: found.map(({ year, at }) => {
          const cell = row!.cells[at]!;
          return { cells: [{ value: yearValue(year), evidence: cell.evidence }, cell] };
        }),
      };
    }
    const [timeAt, at] = [columnIndex(table, params.time), columnIndex(table, params.column)];
    const made = rows.map((row): { year: number; row: WorkRow } => {
      const [time, cell] = [row.cells[timeAt]!, row.cells[at]!];
      const year = yearOfCell(time.value, table.columns[timeAt]!)!;
      return { year, row: { cells: [{ value: timeValue(time.value, year), evidence: time.evidence }, cell] } };
    });
    made.sort((a, b) => a.year - b.year);
    return { type: "table", columns: [label, table.columns[at]!], rows: made.map(({ row }) => row) };
  },
  // Which of its years are read is for the next step to say: a change reads two of them.
  uses: () => [],
  explain(params, inputs, result) {
    const years = tableInput([result]).rows.map(({ cells }) => cells[0]!.value.printed);
    const whose =
      params.label === undefined ? "" : ` of ${rowName(tableInput(inputs), rowsOf(tableInput(inputs), params)[0]!)}`;
    return `${nameOf(params)}${whose} in ${years.length} years, ${years[0]} to ${years.at(-1)}`;
  },
  describe(params, inputs, results) {
    const table = tableInput(results);
    const things = thingsInput(inputs);
    const made = tableInput([series.evaluate(params, results)]).columns[1]!;
    const name = quantityName(made, things, made.unit);
    const by = params.label === undefined ? undefined : rowsOf(table, params)[0];
    const at = "columns" in params || params.by === undefined ? undefined : columnIndex(table, params.by);
    const label = by && (at === undefined ? rowName(table, by) : printedText(by.cells[at]!.value));
    const sort = "columns" in params ? undefined : params.by;
    const said = label === undefined ? name : `${name} ${ofWhose(name, made, sort)} ${nameWords([label])[0]}`;
    return {
      ...plainThings(things),
      singular: YEAR,
      plural: "years",
      names: { [nameOf(params)]: said },
    };
  },
  describeChinese(params, inputs, results) {
    const table = tableInput(results);
    const things = chineseThings(inputs);
    const made = tableInput([series.evaluate(params, results)]).columns[1]!;
    const name = columnName(made, things);
    const by = params.label === undefined ? undefined : rowsOf(table, params)[0];
    const at = "columns" in params || params.by === undefined ? undefined : columnIndex(table, params.by);
    const label = by && (at === undefined ? rowName(table, by) : printedText(by.cells[at]!.value));
    const said = label === undefined ? name : `${chineseNames([label])[0]}的${name}`;
    return { ...plainChinese(things), noun: "年份", names: { [nameOf(params)]: said } };
  },
};
