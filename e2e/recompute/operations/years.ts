import { cellOf } from "../conditions.ts";
import { compare, total, whole } from "../fraction.ts";
import { columnOf, labelOf, measured, number, type Operation, only, ranked, rowsOf, table } from "../outcome.ts";
import { periodCell, placeNamed, placeOf } from "../periods.ts";
import { amount, type StoredRow, type StoredStep, type StoredTable } from "../stored.ts";
import { reading, sameText } from "../texts.ts";
import { partOf } from "./change.ts";

/** The rows of one thing by their year. */
function byYear(from: StoredTable, step: StoredStep, label: unknown): Map<number, StoredRow> {
  const rows = from.rows.filter(
    (row) => label === undefined || sameText(reading(cellOf(from, row, String(step.by)))) === sameText(String(label)),
  );
  return new Map(rows.map((row) => [placeOf(cellOf(from, row, String(step.time)), partOf(from, row, step)), row]));
}

const larger = (from: StoredTable, step: StoredStep) => (row: StoredRow) =>
  compare(amount(cellOf(from, row, String(step.column))), amount(cellOf(from, row, String(step.than)))) > 0;

/** What is asked of all the years of a thing together. */
export const years: Record<string, Operation> = {
  over_years(step, given) {
    const from = table(given("from"));
    const own = byYear(from, step, step.label);
    const other = step.beside === undefined ? own : byYear(from, step, step.beside);
    const column = String(step.column);
    const second = step.also ?? (step.beside === undefined ? undefined : column);
    const made = step.also ?? `${column} of ${step.beside}`;
    const rows: StoredRow[] = [];
    for (let year = placeNamed(String(step.since)); year <= placeNamed(String(step.until)); year++) {
      const row = own.get(year)!;
      const said = periodCell(cellOf(from, row, String(step.time)), partOf(from, row, step));
      const beside = second === undefined ? [] : [cellOf(from, other.get(year)!, String(second))];
      rows.push({ cells: [said, cellOf(from, row, column), ...beside], about: null });
    }
    const columns = [
      { name: "year", type: "date", role: "label" },
      { ...columnOf(from, column), role: "measure" },
      ...(second === undefined ? [] : [{ ...columnOf(from, String(second)), name: String(made), role: "measure" }]),
    ];
    return rowsOf({ columns, rows }, rows);
  },
  year_totals(step, given) {
    const from = table(given("from"));
    const column = String(step.column);
    const rows: StoredRow[] = [];
    for (let year = placeNamed(String(step.since)); year <= placeNamed(String(step.until)); year++) {
      const own = from.rows.filter(
        (row) => placeOf(cellOf(from, row, String(step.time)), partOf(from, row, step)) === year,
      );
      const { numbers, unit } = measured(from, column, own);
      rows.push({
        cells: [
          periodCell(cellOf(from, own[0]!, String(step.time)), partOf(from, own[0]!, step)),
          { kind: "number", printed: "", exact: total(numbers), ...(unit === undefined ? {} : { unit }) },
        ],
        about: null,
      });
    }
    const columns = [
      { name: "year", type: "date", role: "label" },
      { ...columnOf(from, column), role: "measure" },
    ];
    return rowsOf({ columns, rows }, rows);
  },
  in_peak_year(step, given) {
    const from = table(given("from"));
    const row = ranked(from, String(step.by)).at(step.end === "highest" ? 0 : -1)!;
    return { is: "value", value: cellOf(from, row, String(step.column)), column: columnOf(from, String(step.column)) };
  },
  count_years(step, given) {
    const from = table(given("from"));
    return number(whole(from.rows.filter(larger(from, step)).length));
  },
  overtake(step, given) {
    const from = table(given("from"));
    const label = labelOf(from);
    const first = only(from.rows.filter(larger(from, step)).slice(0, 1));
    return { is: "value", value: cellOf(from, first, label), column: columnOf(from, label) };
  },
};
