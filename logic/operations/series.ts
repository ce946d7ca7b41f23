import { z } from "zod";
import type { Column } from "../../core/relation.ts";
import type { Value } from "../../core/value.ts";
import { isHeldInTurns } from "../chinese/held-at.ts";
import { chineseThings, columnName, plainChinese } from "../chinese/phrasing.ts";
import { eventOfSeries } from "../english/event-series.ts";
import { ofWhose } from "../english/of-whose.ts";
import { plainThings, thingsInput } from "../english/phrasing.ts";
import { quantityName } from "../english/quantity-name.ts";
import { chineseOfNamed, ofNamed, rowsNamed } from "../followed.ts";
import type { Guard, Operation, Result, TableResult, WorkRow } from "../operation.ts";
import { seriesIn } from "../series.ts";
import { columnIndex, columnNamed, labelIndex, printedText, rowName, tableInput } from "../table.ts";
import { TIME, timeCell, timeColumn, timeOf } from "../time-of-row.ts";
import { chineseTimeWords, timeWords } from "../time-words.ts";
import { yearWithin } from "../values/year-text.ts";

const Params = z.union([
  /** A row per year or month: the years of one column, the values of another; where rows of several things stand there, one of them. */
  z.strictObject({
    from: z.string(),
    time: z.string(),
    /** The column of the months or quarters, where `time` says the year alone. */
    within: z.string().optional(),
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

/** The column that says whose row it is. */
const byOf = (table: TableResult, params: Params): number =>
  "columns" in params || params.by === undefined ? labelIndex(table) : columnIndex(table, params.by);

const rowsOf = (table: TableResult, params: Params): readonly WorkRow[] =>
  params.label === undefined ? table.rows : rowsNamed(table, byOf(table, params), params.label);

const yearValue = (year: number): Value => ({
  kind: "date",
  printed: String(year),
  iso: String(year).padStart(4, "0"),
  granularity: "year",
});

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
    const column = columnNamed(table, params.column);
    if (column.type !== "number") return [{ guard: "not_number", message: `"${column.name}" does not hold numbers` }];
    const times = rows.map((row) => timeOf(table, row, params).period?.at);
    if (times.includes(undefined))
      return [{ guard: "not_a_year", message: `some cells of "${params.time}" name no year` }];
    return new Set(times).size < times.length
      ? [{ guard: "ambiguous", message: `a year of "${params.time}" stands there twice` }]
      : [];
  },
  evaluate(params, inputs) {
    const table = tableInput(inputs);
    const rows = rowsOf(table, params);
    if ("columns" in params) {
      const label: Column = { name: TIME, type: "date", role: "label" };
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
    const at = columnIndex(table, params.column);
    const made = rows.map((row) => ({ period: timeOf(table, row, params).period!, row }));
    made.sort((a, b) => a.period.at - b.period.at);
    const found = made.map(({ row }): WorkRow => ({ cells: [timeCell(table, row, params), row.cells[at]!] }));
    const label = timeColumn(
      found.map(({ cells }) => cells[0]!.value),
      params.time,
    );
    return { type: "table", columns: [label, table.columns[at]!], rows: found };
  },
  // Which of its years are read is for the next step to say: a change reads two of them.
  uses: () => [],
  explain(params, inputs, result) {
    const years = tableInput([result]).rows.map(({ cells }) => cells[0]!.value.printed);
    const whose =
      params.label === undefined ? "" : ` of ${rowName(tableInput(inputs), rowsOf(tableInput(inputs), params)[0]!)}`;
    return `${nameOf(params)}${whose} in ${years.length} periods, ${years[0]} to ${years.at(-1)}`;
  },
  describe(params, inputs, results) {
    const things = thingsInput(inputs);
    const { made, label, by } = saidOf(params, results);
    const name = quantityName(made.columns[1]!, things, made.columns[1]!.unit);
    const { noun } = timeWords(seriesIn(made, made.columns[1]!.name));
    const event =
      label === undefined && "time" in params ? eventOfSeries(params.time, things.singular, things.sources) : undefined;
    const told = event === undefined ? name : `${name} ${ofWhose(name, made.columns[1]!, undefined)} ${event}`;
    const said = label === undefined ? told : ofNamed(name, made.columns[1]!, by, label);
    return { ...plainThings(things), singular: noun, plural: `${noun}s`, names: { [nameOf(params)]: said } };
  },
  describeChinese(params, inputs, results) {
    const things = chineseThings(inputs);
    const { made, label, by } = saidOf(params, results);
    const name = columnName(made.columns[1]!, things);
    const { noun } = chineseTimeWords(seriesIn(made, made.columns[1]!.name));
    // What takes place again and again has its figures, as a report has none of its own.
    const isEvent = "time" in params && params.time === things.noun && isHeldInTurns(things.noun);
    const told =
      isEvent && !things.sources.some((source) => source.includes(things.noun)) ? `${things.noun}的${name}` : name;
    const said = label === undefined ? told : chineseOfNamed(name, label, by ?? things.noun);
    return { ...plainChinese(things), noun, names: { [nameOf(params)]: said } };
  },
};

/** The series itself, and how its table calls the thing that it is of. */
function saidOf(params: Params, results: readonly Result[]) {
  const table = tableInput(results);
  const made = tableInput([series.evaluate(params, results)]);
  const row = params.label === undefined ? undefined : rowsOf(table, params)[0];
  const by = "columns" in params ? undefined : params.by;
  const label = row && (by === undefined ? rowName(table, row) : printedText(row.cells[columnIndex(table, by)]!.value));
  return { made, label, by };
}
