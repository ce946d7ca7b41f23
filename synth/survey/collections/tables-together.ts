import type { Column, Relation, Row } from "../../../core/relation.ts";
import type { Value } from "../../../core/value.ts";
import { isBracketed } from "../../../logic/values/column-hints.ts";
import { type PrintedCell, typeColumn } from "../../../logic/values/type-column.ts";
import { headingsOf, withTitleUnit } from "../naming/title-units.ts";
import { withTotalsAlike } from "./totals-together.ts";

/** A column that stands in tables with fewer of the rows is an exception. */
const LEAST_COVERAGE = 0.3;

/** What hardly recurs in a short table or list may in all of them: versions, kinds. */
function recurring(column: Column, at: number, tables: readonly Relation[]): Column {
  // A table's first column names its rows.
  const isName = at === 0 && tables[0]!.source !== "records";
  if (isName || column.type !== "text" || column.role !== "text") return column;
  const printed = tables.flatMap(({ rows }) => rows.map(({ cells }) => ({ text: cells[at]!.value.printed })));
  return { ...column, role: typeColumn(column.name, printed).column.role === "category" ? "category" : "text" };
}

/** The rows of tables, each as a list, over the columns that enough of them have. */
export function together(given: readonly Relation[]): { columns: Column[]; rows: Row[][] } {
  const tables = withTotalsAlike(given);
  const [first] = tables as [Relation];
  const withoutLabel = (column: Column) => (column.role === "label" ? { ...column, role: "text" as const } : column);
  const own = ({ about: _, ...row }: Row): Row => row;
  // A column of numbers in one table and of words in another is read anew, over all of them.
  const formOf = (table: Relation) => `${headingsOf(table)}\n${table.columns.map(({ type }) => type).join("|")}`;
  if (tables.every((table) => formOf(table) === formOf(first)))
    return {
      columns: first.columns.map(withoutLabel).map((column, at) => recurring(column, at, tables)),
      rows: tables.map(({ rows }) => rows.map(own)),
    };
  const total = tables.reduce((sum, { rows }) => sum + rows.length, 0);
  const counts = new Map<string, { name: string; rows: number }>();
  for (const { columns, rows } of tables) {
    for (const { name } of columns) {
      const known = counts.get(name.toLowerCase());
      counts.set(name.toLowerCase(), { name: known?.name ?? name, rows: (known?.rows ?? 0) + rows.length });
    }
  }
  const names = [...counts].filter(([, { rows }]) => rows >= LEAST_COVERAGE * total);
  const places = tables.map(({ columns }) =>
    names.map(([key]) => columns.findIndex(({ name }) => name.toLowerCase() === key)),
  );
  const typed = names.map(([, { name }], column) =>
    withTitleUnit(
      typeColumn(
        name,
        tables.flatMap(({ rows }, at) =>
          rows.map(({ cells }) => {
            const cell = cells[places[at]![column]!];
            return cell ? printedValue(cell.value) : { text: "" };
          }),
        ),
      ),
      first,
    ),
  );
  const unnamed = new Set(
    tables.flatMap(({ columns }) => columns.flatMap((one) => (one.unnamed ? [one.name.toLowerCase()] : []))),
  );
  // A reader's own word for a column stays that, however it is typed.
  const marked = (column: Column) => (unnamed.has(column.name.toLowerCase()) ? { ...column, unnamed: true } : column);
  let row = 0;
  return {
    columns: typed.map(({ column }) => marked(withoutLabel(column))),
    rows: tables.map(({ rows }, at) =>
      rows.map((one) => {
        const values = typed.map((column) => column.values[row]!);
        row++;
        const cells = values.map((value, column) => {
          const cell = one.cells[places[at]![column]!];
          // What a table has no column for is missing on its page.
          return { ...(cell ?? { evidence: one.cells[0]!.evidence }), value };
        });
        return { ...own(one), cells };
      }),
    ),
  };
}

/** A cell as it was printed, to be typed anew. */
export function printedValue(value: Value): PrintedCell {
  if (value.kind === "list") return { text: value.printed, items: value.items.map(printedValue) };
  return value.kind === "entity" && value.href !== undefined
    ? { text: value.printed, href: value.href }
    : value.kind === "number" && value.decimal.startsWith("-") && isBracketed(value.printed)
      ? { text: value.printed, accounted: true }
      : { text: value.printed };
}

/** Tables by what they share. */
export function grouped(tables: readonly Relation[], keyOf: (table: Relation) => string): Map<string, Relation[]> {
  const groups = new Map<string, Relation[]>();
  for (const table of tables) groups.set(keyOf(table), [...(groups.get(keyOf(table)) ?? []), table]);
  return groups;
}
