import { z } from "zod";
import type { Column } from "../../core/relation.ts";
import { chineseSources, chineseThings, columnName } from "../chinese/phrasing.ts";
import { numberWord } from "../english/english.ts";
import { columnWords, mergeSources, thingsInput } from "../english/phrasing.ts";
import { quantityName } from "../english/quantity-name.ts";
import { groupNouns } from "../english/superlative.ts";
import { Decimal } from "../numerics/decimal.ts";
import type { Guard, Operation, Phrase, Result, TableResult, UsedCell, WorkCell, WorkRow } from "../operation.ts";
import {
  columnIndex,
  columnNamed,
  evidenceOf,
  labelCells,
  labelIndex,
  printedText,
  rowName,
  tableInput,
} from "../table.ts";
import { chineseTablesCalled, tablesCalled } from "../tables-called.ts";
import { PeriodKey, rowsInSpan, timeOf } from "../time-of-row.ts";
import { chineseTimeWords, type StatedTimes, timeWords } from "../time-words.ts";
import { computed, decimalOf } from "../values/measure.ts";
import { foldText } from "../values/normalise.ts";
import { keyAt } from "../values/period.ts";
import { sameUnit } from "../values/units.ts";

const Params = z.strictObject({
  /** The things, where other pages tell of them. */
  of: z.string().optional(),
  /** The rows of tables of one kind, which stand on several pages. */
  from: z.string(),
  /** What the tables are called. */
  tables: z.string(),
  /** The column that names the thing of a row; left out where each page has a table about the thing that it is about. */
  by: z.string().optional(),
  take: z.enum(["sum", "appearances", "places"]),
  /** What is added up, or the column of the places. */
  column: z.string().optional(),
  /** The last place that counts. */
  last: z.number().int().min(1).optional(),
  /** Of which year or season each table is, and from which to which they are taken together. */
  time: z.string().optional(),
  since: PeriodKey.optional(),
  until: PeriodKey.optional(),
});
type Params = z.infer<typeof Params>;

/** Fewer things are not compared. */
const LEAST_THINGS = 4;
/** Fewer tables are no series. */
const LEAST_TABLES = 3;

/** What the column is called that this makes. */
export function overTablesColumn({ take, column, last, tables }: Omit<Params, "of" | "from" | "by">): string {
  return [take, last, column, "over", tables].filter((part) => part !== undefined).join(" ");
}

const fromIndex = ({ of }: Params): number => (of === undefined ? 0 : 1);
const fromTable = (params: Params, inputs: readonly Result[]): TableResult => tableInput(inputs, fromIndex(params));

/** The rows of the tables, those of other times left out. */
function rowsTaken(params: Params, table: TableResult): readonly WorkRow[] {
  const { time, since, until } = params;
  if (time === undefined || since === undefined || until === undefined) return table.rows;
  return rowsInSpan(table, { time, since, until }).map(({ row }) => row);
}

/** A thing, with its rows in all the tables. */
interface Taken {
  name: string;
  base: WorkRow;
  rows: readonly WorkRow[];
}

/**
 * By what each row is known to be of a thing: the page that it stands on, or leads to, else a name. A name that leads to a page in
 * one table means it in the others, too.
 */
function keysOf({ by }: Params, table: TableResult): (row: WorkRow) => string {
  if (by === undefined) return ({ cells }) => evidenceOf(cells[0]!)[0]?.url ?? "";
  const at = columnIndex(table, by);
  const named = ({ cells }: WorkRow) => `name ${foldText(printedText(cells[at]!.value))}`;
  const linked = ({ cells }: WorkRow) => {
    const { value } = cells[at]!;
    return value.kind === "entity" ? value.href : undefined;
  };
  const led = new Map<string, string>();
  for (const row of table.rows) {
    const url = linked(row);
    if (url !== undefined) led.set(named(row), url);
  }
  return (row) => linked(row) ?? led.get(named(row)) ?? named(row);
}

function thingsOf(params: Params, inputs: readonly Result[]): Taken[] {
  const table = fromTable(params, inputs);
  const keyOf = keysOf(params, table);
  const groups = new Map<string, WorkRow[]>();
  for (const row of rowsTaken(params, table)) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  if (params.of === undefined) {
    const by = columnIndex(table, params.by!);
    return [...groups.values()].map((own) => {
      const { value } = own[0]!.cells[by]!;
      const evidence = own.flatMap(({ cells }) => evidenceOf(cells[by]!));
      return { name: printedText(value), base: { cells: [{ value, evidence }] }, rows: own };
    });
  }
  const things = tableInput(inputs, 0);
  return things.rows.map((base) => {
    const name = rowName(things, base);
    const own = base.about === undefined ? undefined : groups.get(base.about);
    return { name, base, rows: own ?? groups.get(`name ${foldText(name)}`) ?? [] };
  });
}

/** The rows of a thing that count, with the cell that says so. */
function counted(params: Params, table: TableResult, rows: readonly WorkRow[]): { row: WorkRow; cell: WorkCell }[] {
  const at = columnIndex(table, params.column ?? params.by ?? table.columns[0]!.name);
  const cells = rows.map((row) => ({ row, cell: row.cells[at]! }));
  if (params.take !== "places") return cells;
  return cells.filter(({ cell: { value } }) => value.kind === "number" && decimalOf(value).lte(params.last!));
}

function numberOf(params: Params, table: TableResult, rows: readonly WorkRow[]): Decimal {
  const own = counted(params, table, rows);
  if (params.take !== "sum") return new Decimal(own.length);
  return own.reduce(
    (sum, { cell: { value } }) => (value.kind === "number" ? sum.plus(decimalOf(value)) : sum),
    new Decimal(0),
  );
}

/** What speaks against adding up, or counting, the rows of the tables. */
function tableGuards(params: Params, table: TableResult): Guard[] {
  const rows = rowsTaken(params, table);
  const pages = new Set(rows.flatMap(({ cells }) => evidenceOf(cells[0]!).map(({ url }) => url)));
  if (pages.size < LEAST_TABLES) return [{ guard: "too_few", message: `tables on ${pages.size} pages` }];
  const by = params.by === undefined ? undefined : columnIndex(table, params.by);
  const isNamed = ({ cells }: WorkRow) =>
    by === undefined || /^(?:text|entity|date|number)$/.test(cells[by]!.value.kind);
  if (!rows.every(isNamed)) return [{ guard: "missing_cells", message: `"${params.by}" is not stated in every row` }];
  if (params.take === "appearances") return [];
  const column = columnNamed(table, params.column!);
  const at = columnIndex(table, params.column!);
  if (column.type !== "number") return [{ guard: "not_number", message: `"${column.name}" does not hold numbers` }];
  const values = rows.map(({ cells }) => cells[at]!.value);
  if (values.some(({ kind }) => kind !== "number"))
    return [{ guard: "missing_cells", message: `"${column.name}" is not stated in every row` }];
  if (params.take === "places") return [];
  if (column.additive !== true || column.role !== "measure")
    return [{ guard: "not_additive", message: `"${column.name}" does not add up` }];
  const units = values.map((value) => (value.kind === "number" ? value.unit : undefined));
  return units.every((unit) => sameUnit(unit, units[0]))
    ? []
    : [{ guard: "mixed_units", message: `"${column.name}" mixes units` }];
}

/** Whether a thing has two rows of one year or season, of which nobody could say which is meant. */
function isTwice({ rows }: Taken, { by, time }: Params, table: TableResult): boolean {
  if (by === undefined || time === undefined) return false;
  const at = columnIndex(table, time);
  return new Set(rows.map(({ cells }) => cells[at]!.value.printed.trim())).size < rows.length;
}

/**
 * What each thing comes to over the tables of one kind on several pages: its points in all final tables, the goals of each
 * player in the table on the player's page, how often somebody stands among the best.
 */
export const overTables: Operation<Params> = {
  name: "over_tables",
  family: "set",
  subtype: "compose",
  params: Params,
  computes: overTablesColumn,
  inputs: ({ of, from }) => (of === undefined ? [from] : [of, from]),
  guards(params, inputs): Guard[] {
    const { by, of, take, column, last, since, until } = params;
    const isWhole = (of !== undefined || by !== undefined) && (take === "appearances" || column !== undefined);
    if (!isWhole || (take === "places" && last === undefined) || (since === undefined) !== (until === undefined))
      return [{ guard: "wrong_input", message: "what is taken of which rows is not said" }];
    const table = fromTable(params, inputs);
    const guards = tableGuards(params, table);
    if (guards.length > 0) return guards;
    if (of !== undefined) labelIndex(tableInput(inputs, 0));
    const things = thingsOf(params, inputs);
    if (things.length < LEAST_THINGS) return [{ guard: "too_few", message: `${things.length} things to compare` }];
    const twice = things.find((thing) => isTwice(thing, params, table));
    if (twice) return [{ guard: "ambiguous", message: `"${twice.name}" stands in one table twice` }];
    // What does not stand among the best has come to nothing there; what has no table of its own may have come to anything.
    const without = take === "sum" ? things.find(({ rows }) => rows.length === 0) : undefined;
    return without ? [{ guard: "unmatched", message: `nothing is stated of "${without.name}"` }] : [];
  },
  evaluate(params, inputs) {
    const table = fromTable(params, inputs);
    const unit = params.take === "sum" ? columnNamed(table, params.column!).unit : undefined;
    const rows = thingsOf(params, inputs).map(({ base, rows: own }): WorkRow => {
      const evidence = counted(params, table, own).flatMap(({ cell }) => evidenceOf(cell));
      return { ...base, cells: [...base.cells, { value: computed(numberOf(params, table, own), unit), evidence }] };
    });
    const made: Column = { name: overTablesColumn(params), type: "number", role: "measure", additive: true };
    if (unit !== undefined) made.unit = unit;
    const named =
      params.of === undefined
        ? [{ ...columnNamed(table, params.by!), role: "label" as const }]
        : tableInput(inputs, 0).columns;
    return { type: "table", columns: [...named, made], rows };
  },
  uses(params, inputs): UsedCell[] {
    const table = fromTable(params, inputs);
    const things = thingsOf(params, inputs);
    const names = params.of === undefined ? [] : labelCells(tableInput(inputs, 0));
    const by = params.by === undefined ? undefined : columnIndex(table, params.by);
    const said =
      by === undefined ? [] : rowsTaken(params, table).map(({ cells }) => ({ label: params.by!, cell: cells[by]! }));
    const label = params.column ?? params.tables;
    const read = things.flatMap(({ name, rows }) =>
      rows.map(({ cells }) => ({ label: `${label} of ${name}`, cell: cells[readIndex(params, table)]! })),
    );
    return [...names, ...said, ...read];
  },
  explain(params, _, result) {
    const table = tableInput([result]);
    const rows = table.rows.map((row) => `${rowName(table, row)}: ${row.cells.at(-1)!.value.printed}`);
    return `${overTablesColumn(params)}: ${rows.join("; ")}`;
  },
  describe(params, inputs, results) {
    const table = fromTable(params, results);
    const tables = thingsInput(inputs, fromIndex(params));
    const names = { [overTablesColumn(params)]: wordsOf(params, inputs, table) };
    if (params.of === undefined) {
      const nouns = groupNouns(columnWords(columnNamed(table, params.by!), tables));
      return { kind: "things", ...nouns, clauses: [], sources: tables.sources, names, notes: tables.notes };
    }
    const things = thingsInput(inputs, 0);
    return { ...things, sources: mergeSources(things, tables), names: { ...things.names, ...names } };
  },
  describeChinese(params, inputs, results) {
    const table = fromTable(params, results);
    const tables = chineseThings(inputs, fromIndex(params));
    const where = chineseTablesCalled(params.tables, chineseSpan(params, table));
    const what = params.column === undefined ? "" : columnName(columnNamed(table, params.column), tables);
    const words = {
      sum: `${where}中的${summed(what)}`,
      appearances: `${where}中出现的次数`,
      places: `${where}中排名${params.last === 1 ? "第一" : `前${NUMERALS[params.last!] ?? params.last}`}的次数`,
    };
    const names = { [overTablesColumn(params)]: words[params.take] };
    if (params.of === undefined) {
      const noun = columnName(columnNamed(table, params.by!), tables);
      return { kind: "things", noun, clauses: [], sources: tables.sources, names, notes: tables.notes };
    }
    const things = chineseThings(inputs, 0);
    return { ...things, sources: chineseSources(things, tables), names: { ...things.names, ...names } };
  },
};

/** "金牌总数" of "金牌数", "积分之和" */
const summed = (what: string): string => (/(?<!总)数$/u.test(what) ? what.replace(/数$/u, "总数") : `${what}之和`);

const NUMERALS: Readonly<Record<number, string>> = { 2: "二", 3: "三", 5: "五", 10: "十" };

const readIndex = (params: Params, table: TableResult): number =>
  columnIndex(table, params.column ?? params.by ?? table.columns[0]!.name);

/** "total number of points in the final tables from 2020 to 2024", "number of appearances in the tables “Top scorers” from 2020 to 2024" */
function wordsOf(params: Params, inputs: readonly Phrase[], table: TableResult): string {
  const where = tablesCalled(params.tables, spanWords(params, table), params.by === undefined);
  if (params.take === "appearances") return `number of appearances ${where}`;
  if (params.take === "places") {
    const places = params.last === 1 ? "first places" : `top-${numberWord(params.last!)} finishes`;
    return `number of ${places} ${where}`;
  }
  const column = columnNamed(table, params.column!);
  const quantity = quantityName(column, thingsInput(inputs, fromIndex(params)), column.unit);
  return `total ${quantity.replace(/^total /, "")} ${where}`;
}

/** The times of the tables, as printed. */
function timesOf(params: Params, table: TableResult): StatedTimes {
  const time = { time: params.time! };
  return {
    points: rowsTaken(params, table).flatMap((row) => {
      const { period, value } = timeOf(table, row, time);
      return period === undefined ? [] : [{ at: period.at, period, printed: value.printed }];
    }),
  };
}

function spanWords(params: Params, table: TableResult): string | undefined {
  if (params.time === undefined || params.since === undefined || params.until === undefined) return undefined;
  const { of } = timeWords(timesOf(params, table));
  return `from ${of(keyAt(params.since))} to ${of(keyAt(params.until))}`;
}

function chineseSpan(params: Params, table: TableResult): string | undefined {
  if (params.time === undefined || params.since === undefined || params.until === undefined) return undefined;
  const { of, noun } = chineseTimeWords(timesOf(params, table));
  return `${of(keyAt(params.since))}至${of(keyAt(params.until))}各${noun === "年份" ? "年" : noun}`;
}
