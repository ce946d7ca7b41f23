import type { Evidence } from "../core/evidence.ts";
import type { Column, Relation } from "../core/relation.ts";
import type { Value } from "../core/value.ts";
import { GuardError } from "./guard-error.ts";
import type { Result, TableResult, UsedCell, ValueResult, WorkCell, WorkRow } from "./operation.ts";
import { foldText } from "./values/normalise.ts";

const tables = new WeakMap<Relation, TableResult>();

/** A relation as a program reads it: its own rows, without those of totals. The same relation gives the same object. */
export function relationTable(relation: Relation): TableResult {
  const known = tables.get(relation);
  if (known) return known;
  const { columns, rows } = relation;
  const table: TableResult = {
    type: "table",
    columns,
    rows: rows.some(({ total }) => total) ? rows.filter(({ total }) => !total) : rows,
  };
  tables.set(relation, table);
  return table;
}

/** All places that a cell came from. */
export function evidenceOf({ evidence }: WorkCell): readonly Evidence[] {
  return "place" in evidence ? [evidence] : evidence;
}

/** The input at `index` as a table; throws `GuardError("wrong_input")` where it is a value. */
export function tableInput(inputs: readonly Result[], index = 0): TableResult {
  const input = inputs[index];
  if (input?.type !== "table") throw new GuardError("wrong_input", "needs a table, got something else");
  return input;
}

/** The input at `index` as a value; throws `GuardError("wrong_input")` where it is a table. */
export function valueInput(inputs: readonly Result[], index = 0): ValueResult {
  const input = inputs[index];
  if (input?.type !== "value") throw new GuardError("wrong_input", "needs a single value, got something else");
  return input;
}

/** Index of the column with that name; throws `GuardError("unknown_column")` that lists what there is. */
export function columnIndex(table: TableResult, name: string): number {
  const index = table.columns.findIndex((column) => column.name === name);
  if (index >= 0) return index;
  const names = table.columns.map((column) => `"${column.name}"`).join(", ");
  throw new GuardError("unknown_column", `there is no column "${name}" (there are ${names})`);
}

/** The column with that name; throws as `columnIndex`. */
export function columnNamed(table: TableResult, name: string): Column {
  return table.columns[columnIndex(table, name)]!;
}

/** Index of the column that names the rows; throws `GuardError("no_label")` where there is none. */
export function labelIndex(table: TableResult): number {
  const index = table.columns.findIndex((column) => column.role === "label");
  if (index < 0) throw new GuardError("no_label", "no column names the rows of this table");
  return index;
}

/** What the row is called; "row 3" where nothing names it. */
export function rowName(table: TableResult, row: WorkRow): string {
  const index = table.columns.findIndex((column) => column.role === "label");
  const label = index < 0 ? undefined : row.cells[index]?.value;
  return label && label.kind !== "missing" ? printedText(label) : `row ${table.rows.indexOf(row) + 1}`;
}

/** Identity of a row across tables: the page that it is about, else its label. */
export function rowKey(table: TableResult, row: WorkRow): string {
  return row.about ?? `label:${foldText(rowName(table, row))}`;
}

/** A value as people read it: printed text; of a list its items. */
export function printedText(value: Value): string {
  return value.kind === "list" ? value.items.map(printedText).join(", ") : value.printed;
}

/** A cell named after its column and row. Most are asked only where they stand: they are named when a derivation is written. */
class ColumnCell implements UsedCell {
  readonly cell: WorkCell;
  readonly #table: TableResult;
  readonly #row: WorkRow;
  readonly #column: string;

  constructor(table: TableResult, row: WorkRow, column: string, index: number) {
    this.cell = row.cells[index]!;
    this.#table = table;
    this.#row = row;
    this.#column = column;
  }

  get label(): string {
    return `${this.#column} of ${rowName(this.#table, this.#row)}`;
  }
}

/** Cells of one column over all rows, named for a derivation. */
export function columnCells(table: TableResult, name: string, rows: readonly WorkRow[] = table.rows): UsedCell[] {
  const index = columnIndex(table, name);
  return rows.map((row) => new ColumnCell(table, row, name, index));
}

/** The cells that name the rows. */
export function labelCells(table: TableResult, rows: readonly WorkRow[] = table.rows): UsedCell[] {
  const index = labelIndex(table);
  return rows.map((row) => ({ label: table.columns[index]!.name, cell: row.cells[index]! }));
}

/** The cells that say which rows there are: those of the label column, or of the first where none is the label. */
export function namingCells(table: TableResult): UsedCell[] {
  const index = Math.max(
    0,
    table.columns.findIndex((column) => column.role === "label"),
  );
  return table.rows.map((row) => ({ label: table.columns[index]!.name, cell: row.cells[index]! }));
}

/** A copy of a table with other rows. */
export function withRows(table: TableResult, rows: readonly WorkRow[]): TableResult {
  return { type: "table", columns: table.columns, rows };
}
