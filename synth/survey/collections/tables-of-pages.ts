import type { Relation, Row } from "../../../core/relation.ts";
import { headingsOf } from "../naming/title-units.ts";
import { grouped, together } from "./tables-together.ts";

/** Tables that share fewer columns are of different kinds. */
const LEAST_COLUMNS = 2;

/**
 * Tables of one name that stand on one page list things of one kind: together they are that page's table, each thing once.
 * A table without some of the usual columns states nothing in them. Pages that say two things of one name are left out, as
 * are those on which one of the tables has hardly a usual column: what it lists would be missing among the others.
 */
export function joinedByPage(tables: readonly Relation[]): Relation[] {
  const [usual] = [...grouped(tables, headingsOf).values()].sort((a, b) => b.length - a.length);
  if (!usual) return [];
  return [...grouped(tables, ({ url }) => url).values()].flatMap((onPage) => {
    const fitting = onPage.flatMap((table) => inColumnsOf(usual[0]!, table) ?? []);
    return fitting.length < onPage.length ? [] : (eachOnce(fitting) ?? []);
  });
}

/** One table of several, what they repeat once; undefined where they say two things of one name, or name nothing. */
function eachOnce(onPage: readonly Relation[]): Relation | undefined {
  const { columns, rows } =
    onPage.length === 1 ? { columns: onPage[0]!.columns, rows: [onPage[0]!.rows] } : together(onPage);
  const known = new Map<string, { printed: string; row: Row }>();
  for (const row of rows.flat()) {
    const name = row.cells[0]!.value.printed.trim().toLowerCase();
    const printed = row.cells.map(({ value }) => value.printed).join("\n");
    if (name === "" || (known.has(name) && known.get(name)!.printed !== printed)) return undefined;
    if (!known.has(name)) known.set(name, { printed, row });
  }
  return { ...onPage[0]!, columns, rows: [...known.values()].map(({ row }) => row) };
}

/** A table in the columns of another; undefined where it shares fewer with it than a table has. */
function inColumnsOf(usual: Relation, table: Relation): Relation | undefined {
  if (headingsOf(table) === headingsOf(usual)) return table;
  const places = usual.columns.map(({ name }) =>
    table.columns.findIndex((column) => column.name.toLowerCase() === name.toLowerCase()),
  );
  if (places.filter((place) => place >= 0).length < LEAST_COLUMNS) return undefined;
  return {
    ...table,
    columns: usual.columns.map((column, at) => table.columns[places[at]!] ?? column),
    rows: table.rows.map((row) => ({
      ...row,
      cells: places.map(
        (place) => row.cells[place] ?? { value: { kind: "missing", printed: "" }, evidence: row.cells[0]!.evidence },
      ),
    })),
  };
}
