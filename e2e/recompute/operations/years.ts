import { cellOf } from "../conditions.ts";
import { compare, parse, total, whole } from "../fraction.ts";
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
  same_years(step, given) {
    const tables = [
      { from: table(given("left")), time: String(step.time), column: String(step.column) },
      { from: table(given("right")), time: String(step.alsoTime), column: String(step.also) },
    ] as const;
    const byPlace = tables.map(
      ({ from, time }) => new Map(from.rows.map((row) => [placeOf(cellOf(from, row, time), undefined), row])),
    );
    const rows: StoredRow[] = [];
    for (let year = placeNamed(String(step.since)); year <= placeNamed(String(step.until)); year++) {
      const cells = tables.map(({ from, column }, at) => cellOf(from, byPlace[at]!.get(year)!, column));
      const said = periodCell(cellOf(tables[0].from, byPlace[0]!.get(year)!, tables[0].time), undefined);
      rows.push({ cells: [said, ...cells], about: null });
    }
    const columns = [
      { name: "year", type: "date", role: "label" },
      ...tables.map(({ from, column }) => ({ ...columnOf(from, column), role: "measure" })),
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
  peaks(step, given) {
    const from = table(given("from"));
    const column = String(step.column);
    const since = placeNamed(String(step.since));
    const until = placeNamed(String(step.until));
    const timeOf = (row: StoredRow) => placeOf(cellOf(from, row, String(step.time)), partOf(from, row, step));
    const nameOfRow = (row: StoredRow) => sameText(reading(cellOf(from, row, String(step.by))));
    const best = new Map<string, StoredRow>();
    for (const row of from.rows) {
      if (timeOf(row) < since || timeOf(row) > until) continue;
      const key = step.per === "thing" ? nameOfRow(row) : String(timeOf(row));
      const known = best.get(key);
      const order = known ? compare(amount(cellOf(from, row, column)), amount(cellOf(from, known, column))) : 1;
      if (!known || (step.end === "highest" ? order > 0 : order < 0)) best.set(key, row);
    }
    const said = (row: StoredRow) =>
      step.per === "thing"
        ? cellOf(from, row, String(step.by))
        : periodCell(cellOf(from, row, String(step.time)), partOf(from, row, step));
    const rows = [...best.values()].map((row) => ({ cells: [said(row), cellOf(from, row, column)], about: null }));
    const label =
      step.per === "thing"
        ? { ...columnOf(from, String(step.by)), role: "label" }
        : { name: "year", type: "date", role: "label" };
    return rowsOf({ columns: [label, columnOf(from, column)], rows }, rows);
  },
  first_places(step, given) {
    const from = table(given("from"));
    const since = placeNamed(String(step.since));
    const until = placeNamed(String(step.until));
    const winners = from.rows.filter((row) => {
      const place = cellOf(from, row, String(step.column));
      const time = placeOf(cellOf(from, row, String(step.time)), partOf(from, row, step));
      return place.kind === "number" && compare(amount(place), whole(1)) === 0 && time >= since && time <= until;
    });
    const names = [...new Set(winners.map((row) => sameText(reading(cellOf(from, row, String(step.by))))))];
    const rows = names.map((name): StoredRow => {
      const own = winners.filter((row) => sameText(reading(cellOf(from, row, String(step.by)))) === name);
      return {
        cells: [cellOf(from, own[0]!, String(step.by)), { kind: "number", printed: "", exact: whole(own.length) }],
        about: null,
      };
    });
    const columns = [
      { ...columnOf(from, String(step.by)), role: "label" },
      { name: "number of first places", type: "number", role: "measure" },
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
  years_within(step, given) {
    const from = table(given("from"));
    const limits = step.limits as { column: string; is: string; value: string }[];
    const fits = from.rows.filter((row) =>
      limits.every(({ column, is, value }) => {
        const order = compare(amount(cellOf(from, row, column)), parse(value));
        return is === ">" ? order > 0 : order < 0;
      }),
    );
    return number(whole(fits.length));
  },
  overtake(step, given) {
    const from = table(given("from"));
    const label = labelOf(from);
    const first = only(from.rows.filter(larger(from, step)).slice(0, 1));
    return { is: "value", value: cellOf(from, first, label), column: columnOf(from, label) };
  },
};
