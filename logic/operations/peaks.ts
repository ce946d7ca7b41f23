import { z } from "zod";
import type { Column } from "../../core/relation.ts";
import { chineseThings, columnName, plainChinese } from "../chinese/phrasing.ts";
import { columnWords, plainThings, thingsInput } from "../english/phrasing.ts";
import { quantityName } from "../english/quantity-name.ts";
import { groupNouns } from "../english/superlative.ts";
import type { Guard, Operation, TableResult, WorkRow } from "../operation.ts";
import { timeSeries } from "../series.ts";
import { columnCells, columnIndex, columnNamed, printedText, tableInput } from "../table.ts";
import { PeriodKey, rowsInSpan, timeCell, timeColumn, timeOf } from "../time-of-row.ts";
import { chineseTimeWords, timeWords } from "../time-words.ts";
import { decimalOf, quantityGuards } from "../values/measure.ts";
import { foldText } from "../values/normalise.ts";
import { keyAt } from "../values/period.ts";
import { sameUnit } from "../values/units.ts";

const Params = z.strictObject({
  /** A row per thing and year. */
  from: z.string(),
  time: z.string(),
  /** The column of the months or quarters, where `time` says the year alone. */
  within: z.string().optional(),
  column: z.string(),
  /** The column that names the things. */
  by: z.string(),
  /** Whether each thing keeps its foremost year, or each year its foremost thing. */
  per: z.enum(["thing", "time"]),
  end: z.enum(["highest", "lowest"]),
  since: PeriodKey,
  until: PeriodKey,
});
type Params = z.infer<typeof Params>;

/** Over fewer years there is no record. */
const LEAST = 5;
const LEAST_THINGS = 3;

const rowsOfSpan = (table: TableResult, params: Params): WorkRow[] => rowsInSpan(table, params).map(({ row }) => row);

/** The rows of a span by what each group is called: whose they are, or when they were. */
function groupsOf(table: TableResult, params: Params, rows: readonly WorkRow[], per: Params["per"]): WorkRow[][] {
  const by = columnIndex(table, params.by);
  const found = new Map<string, WorkRow[]>();
  for (const row of rows) {
    const key =
      per === "thing" ? foldText(printedText(row.cells[by]!.value)) : String(timeOf(table, row, params).period?.at);
    found.set(key, [...(found.get(key) ?? []), row]);
  }
  return [...found.values()];
}

function foremost(rows: readonly WorkRow[], at: number, end: Params["end"]): WorkRow {
  const numberOf = (row: WorkRow) => {
    const { value } = row.cells[at]!;
    return value.kind === "number" ? decimalOf(value).toNumber() : 0;
  };
  return rows.reduce((best, row) =>
    (end === "highest" ? numberOf(row) > numberOf(best) : numberOf(row) < numberOf(best)) ? row : best,
  );
}

/** The record of each thing over years, or of each year over all things: its highest figure, or its lowest. */
export const peaks: Operation<Params> = {
  name: "peaks",
  family: "set",
  subtype: "compose",
  params: Params,
  inputs: ({ from }) => [from],
  guards(params, inputs): Guard[] {
    const table = tableInput(inputs);
    const column = columnNamed(table, params.column);
    const guards = quantityGuards(column);
    if (guards.length > 0) return guards;
    if (column.type !== "number") return [{ guard: "not_number", message: `"${column.name}" does not hold numbers` }];
    const rows = rowsOfSpan(table, params);
    const [at, by] = [columnIndex(table, params.column), columnIndex(table, params.by)];
    if (rows.some(({ cells }) => cells[at]!.value.kind !== "number" || cells[by]!.value.kind === "missing"))
      return [{ guard: "missing_cells", message: `"${column.name}" is not stated of all in each year` }];
    const times = groupsOf(table, params, rows, "time").length;
    // "A single year from 2000 to 2020" is any of them, the ones of which nothing is stated, too.
    if (times !== keyAt(params.until) - keyAt(params.since) + 1)
      return [{ guard: "missing_years", message: `only ${times} of the years from ${params.since} are stated` }];
    if (times < LEAST || groupsOf(table, params, rows, "thing").length < LEAST_THINGS)
      return [{ guard: "too_few", message: "too few years or things" }];
    const units = rows
      .map(({ cells }) => cells[at]!.value)
      .map((value) => (value.kind === "number" ? value.unit : undefined));
    return units.every((unit) => sameUnit(unit, units[0])) ? [] : [{ guard: "mixed_units", message: "mixed units" }];
  },
  evaluate(params, inputs) {
    const table = tableInput(inputs);
    const [at, by] = [columnIndex(table, params.column), columnIndex(table, params.by)];
    const best = groupsOf(table, params, rowsOfSpan(table, params), params.per).map((own) =>
      foremost(own, at, params.end),
    );
    const rows = best.map((row): WorkRow => {
      const whose = params.per === "thing" ? row.cells[by]! : timeCell(table, row, params);
      return { cells: [whose, row.cells[at]!] };
    });
    const { name, type } = columnNamed(table, params.by);
    const label: Column =
      params.per === "thing"
        ? { name, type, role: "label" }
        : timeColumn(
            rows.map(({ cells }) => cells[0]!.value),
            params.time,
          );
    return { type: "table", columns: [label, columnNamed(table, params.column)], rows };
  },
  uses(params, inputs) {
    const table = tableInput(inputs);
    const own = { ...table, rows: rowsOfSpan(table, params) };
    return [...columnCells(own, params.by), ...columnCells(own, params.column)];
  },
  explain({ column, end, per, since, until }, _, result) {
    return `${end} ${column} of each ${per} from ${since} to ${until}: ${tableInput([result]).rows.length} rows`;
  },
  describe(params, inputs, results) {
    const table = tableInput(results);
    const things = thingsInput(inputs);
    const column = columnNamed(table, params.column);
    const called = quantityName(column, things, column.unit);
    const nouns = groupNouns(columnWords(columnNamed(table, params.by), things));
    const { noun, of } = timeWords(timesOf(table, params));
    const span = `from ${of(keyAt(params.since))} to ${of(keyAt(params.until))}`;
    if (params.per === "thing")
      return { ...plainThings(things), ...nouns, names: { [params.column]: `${called} in a single ${noun} ${span}` } };
    return {
      ...plainThings(things),
      singular: noun,
      plural: `${noun}s`,
      span,
      names: { [params.column]: `${called} in a single ${nouns.singular}` },
    };
  },
  describeChinese(params, inputs, results) {
    const table = tableInput(results);
    const things = chineseThings(inputs);
    const { noun, of } = chineseTimeWords(timesOf(table, params));
    const [name, whose] = [params.column, params.by].map((one) => columnName(columnNamed(table, one), things));
    const span = `${of(keyAt(params.since))}至${of(keyAt(params.until))}`;
    if (params.per === "thing")
      return {
        ...plainChinese(things),
        noun: whose!,
        // "年降水量" is that of a single year by its name.
        names: {
          [params.column]: `${span}单${UNIT[noun] ?? "个"}${name!.replace(new RegExp(`^${UNIT[noun]}(?=..)`, "u"), "")}`,
        },
      };
    return { ...plainChinese(things), noun, fixed: span, names: { [params.column]: `单个${whose}的${name}` } };
  },
};

/** What one of several times is called after 单. */
const UNIT: Readonly<Record<string, string>> = { 年份: "年", 月份: "月", 季度: "季度", 赛季: "赛季" };

/** The times of one thing say what all of them are called. */
function timesOf(table: TableResult, params: Params) {
  const rows = rowsOfSpan(table, params);
  const oncePerTime = groupsOf(table, params, rows, "time").map(([row]) => row!);
  return timeSeries(table, params, params.column, oncePerTime);
}
