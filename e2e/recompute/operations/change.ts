import { cellOf } from "../conditions.ts";
import { apartIn } from "../distance.ts";
import { absolute, average, compare, type Fraction, minus, nthRoot, over, times, whole } from "../fraction.ts";
import { columnOf, labelOf, number, type Operation, only, rowsOf, table } from "../outcome.ts";
import { periodCell, placeNamed, placeOf } from "../periods.ts";
import { amount, type StoredRow, type StoredStep, type StoredTable, type StoredValue } from "../stored.ts";
import { reading, sameText } from "../texts.ts";

interface Point {
  year: number;
  value: StoredValue;
  row: StoredRow;
}

/** The cell of the month or quarter, where the year stands in another. */
export const partOf = (from: StoredTable, row: StoredRow, step: StoredStep): StoredValue | undefined =>
  step.within === undefined ? undefined : cellOf(from, row, String(step.within));

function pointsOf(
  from: StoredTable,
  rows: readonly StoredRow[],
  time: string,
  column: string,
  step?: StoredStep,
): Point[] {
  return rows
    .map((row) => {
      const year = placeOf(cellOf(from, row, time), step && partOf(from, row, step));
      return { year, value: cellOf(from, row, column), row };
    })
    .sort((a, b) => a.year - b.year);
}

const span = (points: readonly Point[], step: StoredStep) =>
  points.filter(
    ({ year, value }) =>
      year >= placeNamed(String(step.since)) && year <= placeNamed(String(step.until)) && value.kind === "number",
  );

const percent = (before: StoredValue, after: StoredValue): Fraction =>
  times(over(minus(amount(after), amount(before)), amount(before)), whole(100));

/** What a series comes to, by the name of the change. */
const CHANGES: Record<string, (points: readonly Point[]) => Fraction> = {
  absolute: (points) => minus(amount(points.at(-1)!.value), amount(points[0]!.value)),
  percent: (points) => percent(points[0]!.value, points.at(-1)!.value),
  mean_yearly: (points) => average(points.slice(1).map(({ value }, index) => percent(points[index]!.value, value))),
  cagr(points) {
    const [first, last] = [points[0]!, points.at(-1)!];
    const growth = nthRoot(over(amount(last.value), amount(first.value)), last.year - first.year);
    return times(minus(growth, whole(1)), whole(100));
  },
};

const unitOf = (change: string, unit: string | undefined) => {
  if (change !== "absolute") return "%";
  return apartIn(unit);
};

const changing =
  (change: string, signed: boolean): Operation =>
  (step, given) => {
    const from = table(given("from"));
    const column = String(step.column);
    const points = span(pointsOf(from, from.rows, labelOf(from), column), step);
    const result = CHANGES[change]!(points);
    const unit = points[0]!.value.unit ?? columnOf(from, column).unit;
    return number(signed ? result : absolute(result), unitOf(change, unit));
  };

/** The years of a span with how far each lies from the one before it, in the direction asked for. */
function steps(from: StoredTable, step: StoredStep): { before: Point; point: Point; by: Fraction }[] {
  const points = span(pointsOf(from, from.rows, labelOf(from), String(step.column)), step);
  return points.slice(1).map((point, index) => {
    const before = points[index]!;
    const rise = minus(amount(point.value), amount(before.value));
    return { before, point, by: step.direction === "rise" ? rise : minus(whole(0), rise) };
  });
}

const isPositive = ({ by }: { by: Fraction }) => compare(by, whole(0)) > 0;

const yearFrom = (from: StoredTable, { row }: Point) => {
  const label = labelOf(from);
  return { is: "value", value: cellOf(from, row, label), column: columnOf(from, label) } as const;
};

/** What becomes of quantities from year to year. */
export const change: Record<string, Operation> = {
  series(step, given) {
    const from = table(given("from"));
    const label = step.label === undefined ? undefined : sameText(String(step.label));
    const by = step.by === undefined ? undefined : String(step.by);
    const rows = from.rows.filter(
      (row) => label === undefined || sameText(reading(cellOf(from, row, by ?? labelOf(from)))) === label,
    );
    const found =
      step.columns === undefined
        ? pointsOf(from, rows, String(step.time), String(step.column), step)
        : (step.columns as string[])
            .map((name) => ({
              year: Number(only(name.match(/\d{4}/g)!)),
              value: cellOf(from, only(rows), name),
              row: only(rows),
            }))
            .sort((a, b) => a.year - b.year);
    const made = String(step.column ?? step.measure);
    const origin = columnOf(from, step.columns === undefined ? made : (step.columns as string[])[0]!);
    const columns = [
      { name: "year", type: "date", role: "label" },
      { ...origin, name: made, role: "measure" },
    ];
    const series = found.map(({ year, value, row }) => {
      if (step.columns === undefined)
        return {
          cells: [periodCell(cellOf(from, row, String(step.time)), partOf(from, row, step)), value],
          about: null,
        };
      const iso = String(year).padStart(4, "0");
      return { cells: [{ kind: "date" as const, printed: String(year), iso }, value], about: null };
    });
    return rowsOf({ columns, rows: series }, series);
  },
  absolute_change: changing("absolute", false),
  percent_change: changing("percent", false),
  mean_yearly_change: changing("mean_yearly", true),
  cagr: changing("cagr", true),
  largest_change(step, given) {
    const from = table(given("from"));
    const [first] = steps(from, step).sort((a, b) => compare(b.by, a.by));
    return yearFrom(from, first!.point);
  },
  longest_streak(step, given) {
    const runs = steps(table(given("from")), step)
      .map((each) => (isPositive(each) ? "x" : " "))
      .join("")
      .split(" ");
    const since = String(step.since);
    const unit = /^\d{4}$/.test(since) ? "years" : /^\d{4}-\d\d$/.test(since) ? "months" : undefined;
    return number(whole(Math.max(...runs.map((run) => run.length))), unit);
  },
  turning_year(step, given) {
    const from = table(given("from"));
    return yearFrom(from, steps(from, step).find(isPositive)!.point);
  },
  trend(step, given) {
    const panel = table(given("from"));
    const by = String(step.by);
    const column = String(step.column);
    const take = String(step.take);
    const made = `${take} change of ${column} ${step.since}-${step.until}`;
    const nameIn = (row: StoredRow) => sameText(reading(cellOf(panel, row, by)));
    const seriesOf = (name: string) =>
      span(
        pointsOf(
          panel,
          panel.rows.filter((row) => nameIn(row) === name),
          String(step.time),
          column,
          step,
        ),
        step,
      );
    const valueFor = (name: string): StoredValue => {
      const points = seriesOf(name);
      const unit = unitOf(take, points[0]!.value.unit ?? columnOf(panel, column).unit);
      return { kind: "number", printed: "", exact: CHANGES[take]!(points), ...(unit === undefined ? {} : { unit }) };
    };
    const added = { name: made, type: "number", role: "measure" };
    if (step.of === undefined) {
      const names = [...new Set(panel.rows.map(nameIn))];
      const rows = names.map((name) => ({
        cells: [cellOf(panel, panel.rows.find((row) => nameIn(row) === name)!, by), valueFor(name)],
        about: null,
      }));
      return rowsOf({ columns: [{ ...columnOf(panel, by), role: "label" }, added], rows }, rows);
    }
    const things = table(given("of"));
    const rows = things.rows.map((row) => ({
      ...row,
      cells: [...row.cells, valueFor(sameText(reading(cellOf(things, row, labelOf(things)))))],
    }));
    return rowsOf({ columns: [...things.columns, added], rows }, rows);
  },
};
