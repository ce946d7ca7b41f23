import type { Column } from "../../core/relation.ts";
import { chineseSources, chineseThings, columnName } from "../chinese/phrasing.ts";
import { isOfParts, partNouns } from "../english/parts-of-quantity.ts";
import { columnWords, mergeSources, thingsInput } from "../english/phrasing.ts";
import { groupNouns } from "../english/superlative.ts";
import { Decimal } from "../numerics/decimal.ts";
import type { Guard, Operation, Result, TableResult, UsedCell, WorkCell, WorkRow } from "../operation.ts";
import { fromIndex, fromTable, overTablesColumn, Params, readIndex, rowsTaken } from "../over-tables.ts";
import { chineseQuantityOverTables, quantityOverTables } from "../over-tables-phrasing.ts";
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
import { computed, decimalOf } from "../values/measure.ts";
import { foldText } from "../values/normalise.ts";
import { sameUnit } from "../values/units.ts";

/** Fewer things are not compared. */
const LEAST_THINGS = 4;
/** Fewer tables are no series. */
const LEAST_TABLES = 3;

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

/**
 * Whether a thing has two rows in the table of one page, of which nobody could say which is meant. Where all lead to one page
 * they are all its own, and what adds up is what they come to.
 */
function isTwice({ rows }: Taken, { by, take }: Params, table: TableResult): boolean {
  if (by === undefined || take === "appearances") return false;
  const at = columnIndex(table, by);
  if (take === "sum" && rows.every(({ cells }) => cells[at]!.value.kind === "entity")) return false;
  return new Set(rows.map(({ cells }) => evidenceOf(cells[0]!)[0]!.url)).size < rows.length;
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
    const names = { [overTablesColumn(params)]: quantityOverTables(params, inputs, table) };
    if (params.of === undefined) {
      const by = columnWords(columnNamed(table, params.by!), tables);
      const quantity = params.column && columnWords(columnNamed(table, params.column), tables);
      const nouns = quantity && isOfParts(quantity, by) ? partNouns(by) : groupNouns(by);
      return { kind: "things", ...nouns, clauses: [], sources: tables.sources, names, notes: tables.notes };
    }
    const things = thingsInput(inputs, 0);
    return { ...things, sources: mergeSources(things, tables), names: { ...things.names, ...names } };
  },
  describeChinese(params, inputs, results) {
    const table = fromTable(params, results);
    const tables = chineseThings(inputs, fromIndex(params));
    const names = { [overTablesColumn(params)]: chineseQuantityOverTables(params, inputs, table) };
    if (params.of === undefined) {
      const noun = columnName(columnNamed(table, params.by!), tables);
      return { kind: "things", noun, clauses: [], sources: tables.sources, names, notes: tables.notes };
    }
    const things = chineseThings(inputs, 0);
    return { ...things, sources: chineseSources(things, tables), names: { ...things.names, ...names } };
  },
};
