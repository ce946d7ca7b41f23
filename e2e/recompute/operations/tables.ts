import { cellOf } from "../conditions.ts";
import { compare, total, whole } from "../fraction.ts";
import { columnOf, labelOf, nameOf, type Operation, rowsOf, table } from "../outcome.ts";
import { placeNamed, placeOf } from "../periods.ts";
import { amount, type StoredRow, type StoredStep, type StoredTable, type StoredValue } from "../stored.ts";
import { reading, sameText } from "../texts.ts";
import { partOf } from "./change.ts";

/** The page that a row stands on or leads to, or the name in it; a name that leads somewhere in one row leads there in all. */
function keys(from: StoredTable, by: unknown): (row: StoredRow) => string {
  if (by === undefined) return ({ page }) => page!;
  const named = (row: StoredRow) => sameText(reading(cellOf(from, row, String(by))));
  const led = new Map(
    from.rows.flatMap((row): [string, string][] => {
      const { href } = cellOf(from, row, String(by));
      return href === undefined ? [] : [[named(row), href]];
    }),
  );
  return (row) => cellOf(from, row, String(by)).href ?? led.get(named(row)) ?? named(row);
}

function within(from: StoredTable, step: StoredStep): StoredRow[] {
  if (step.time === undefined || step.since === undefined) return from.rows;
  const [since, until] = [placeNamed(String(step.since)), placeNamed(String(step.until))];
  return from.rows.filter((row) => {
    const at = placeOf(cellOf(from, row, String(step.time)), partOf(from, row, step));
    return at >= since && at <= until;
  });
}

function comesTo(from: StoredTable, step: StoredStep, rows: readonly StoredRow[]): StoredValue {
  const figures = step.column === undefined ? [] : rows.map((row) => cellOf(from, row, String(step.column)));
  const last = whole(Number(step.last ?? 0));
  const exact =
    step.take === "sum"
      ? total(figures.map(amount))
      : whole(step.take === "places" ? figures.filter((cell) => compare(amount(cell), last) <= 0).length : rows.length);
  return { kind: "number", printed: "", exact };
}

/** What things come to over tables of one kind on several pages. */
export const tables: Record<string, Operation> = {
  over_tables(step, given) {
    const from = table(given("from"));
    const keyOf = keys(from, step.by);
    const own = new Map<string, StoredRow[]>();
    for (const row of within(from, step)) own.set(keyOf(row), [...(own.get(keyOf(row)) ?? []), row]);
    const made = {
      name: [step.take, step.last, step.column, "over", step.tables].filter((part) => part !== undefined).join(" "),
      type: "number",
      role: "measure",
    };
    if (step.of === undefined) {
      const by = String(step.by);
      const rows = [...own.values()].map((rows) => ({
        cells: [cellOf(from, rows[0]!, by), comesTo(from, step, rows)],
        about: null,
      }));
      return rowsOf({ columns: [{ ...columnOf(from, by), role: "label" }, made], rows }, rows);
    }
    const things = table(given("of"));
    labelOf(things);
    const rows = things.rows.map((row) => {
      const taken = own.get(row.about ?? "") ?? own.get(nameOf(things, row)) ?? [];
      return { ...row, cells: [...row.cells, comesTo(from, step, taken)] };
    });
    return rowsOf({ columns: [...things.columns, made], rows }, rows);
  },
};
