import { cellOf } from "../conditions.ts";
import {
  add,
  average,
  compare,
  type Fraction,
  fromFloat,
  minus,
  nthRoot,
  over,
  times,
  total,
  whole,
} from "../fraction.ts";
import {
  columnOf,
  grouped,
  labelOf,
  measured,
  nameOf,
  number,
  type Operation,
  type Outcome,
  rowsOf,
  table,
} from "../outcome.ts";
import { placeNamed, placeOf } from "../periods.ts";
import { amount, type StoredRow, type StoredStep, type StoredTable, type StoredValue } from "../stored.ts";
import { reading, sameText } from "../texts.ts";

interface Point {
  x: Fraction;
  y: Fraction;
}

/** The years of a span with their values; `time` is what names the year of a row. */
function years(from: StoredTable, rows: readonly StoredRow[], time: string, step: StoredStep): Point[] {
  return rows
    .map((row) => ({ year: placeOf(cellOf(from, row, time)), value: cellOf(from, row, String(step.column)) }))
    .filter(
      ({ year, value }) =>
        year >= placeNamed(String(step.since)) && year <= placeNamed(String(step.until)) && value.kind === "number",
    )
    .sort((a, b) => a.year - b.year)
    .map(({ year, value }) => ({ x: whole(year), y: amount(value) }));
}

/** The fitted value at a place: the normal equations, solved exactly by elimination. */
function fitted(points: readonly Point[], degree: number, at: Fraction): Fraction {
  const power = (x: Fraction, n: number): Fraction => (n === 0 ? whole(1) : times(x, power(x, n - 1)));
  const orders = Array.from({ length: degree + 1 }, (_, order) => order);
  const rows = orders.map((row) => [
    ...orders.map((column) => total(points.map(({ x }) => power(x, row + column)))),
    total(points.map(({ x, y }) => times(y, power(x, row)))),
  ]);
  for (const order of orders) {
    const pivot = rows[order]![order]!;
    rows[order] = rows[order]!.map((each) => add(over(each, pivot), whole(0)));
    for (const other of orders) {
      if (other === order) continue;
      const share = rows[other]![order]!;
      rows[other] = rows[other]!.map((each, column) => minus(each, times(share, rows[order]![column]!)));
    }
  }
  return total(orders.map((order) => times(rows[order]!.at(-1)!, power(at, order))));
}

/** The last value grown on at the yearly rate that leads there from the first. */
function grown(points: readonly Point[], step: StoredStep): Fraction {
  const [first, last] = [points[0]!, points.at(-1)!];
  const ahead = Number(step.at) - Number(step.until);
  const ratio = Array.from({ length: ahead }, () => over(last.y, first.y)).reduce(times);
  return times(last.y, nthRoot(ratio, Number(step.until) - Number(step.since)));
}

const forecasting =
  (compute: (points: readonly Point[], step: StoredStep) => Fraction): Operation =>
  (step, given) => {
    const from = table(given("from"));
    const points = years(from, from.rows, labelOf(from), step);
    return number(compute(points, step), measured(from, String(step.column)).unit);
  };

/** By floats, which is all that a logarithm gives: ln(y / (K − y)) on a line. */
function logistic(points: readonly Point[], step: StoredStep): Fraction {
  const float = ({ top, bottom }: Fraction) => Number((top * 10n ** 20n) / bottom) / 1e20;
  const capacity = Number(step.capacity);
  const logits = points.map(({ x, y }) => ({ x: float(x), z: Math.log(float(y) / (capacity - float(y))) }));
  const mean = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length;
  const [middle, level] = [mean(logits.map(({ x }) => x)), mean(logits.map(({ z }) => z))];
  const slope =
    logits.reduce((sum, { x, z }) => sum + (x - middle) * (z - level), 0) /
    logits.reduce((sum, { x }) => sum + (x - middle) ** 2, 0);
  return fromFloat(capacity / (1 + Math.exp(-(level + slope * (Number(step.at) - middle)))));
}

/** Levels and errors of one smoothing constant, in hundredths. */
function smoothed(points: readonly Point[], hundredths: number): { error: Fraction; level: Fraction } {
  const alpha = over(whole(hundredths), whole(100));
  let level = points[0]!.y;
  const squares: Fraction[] = [];
  for (const { y } of points.slice(1)) {
    const miss = minus(y, level);
    squares.push(times(miss, miss));
    level = add(level, times(alpha, miss));
  }
  return { error: average(squares), level };
}

function smoothing(from: StoredTable, step: StoredStep): Outcome {
  const points = years(from, from.rows, labelOf(from), step);
  const tried = Array.from({ length: 99 }, (_, index) => ({ hundredths: index + 1, ...smoothed(points, index + 1) }));
  const best = tried.reduce((least, each) => (compare(each.error, least.error) < 0 ? each : least));
  return {
    is: "parts",
    parts: [
      { name: "alpha", number: over(whole(best.hundredths), whole(100)), unit: undefined, exact: true },
      { name: "error", number: best.error, unit: undefined, exact: false },
      { name: "forecast", number: best.level, unit: measured(from, String(step.column)).unit, exact: false },
    ],
  };
}

/** What comes next, if things go on in one way or another. */
export const prediction: Record<string, Operation> = {
  linear_forecast: forecasting((points, { at }) => fitted(points, 1, whole(placeNamed(String(at))))),
  quadratic_forecast: forecasting((points, { at }) => fitted(points, 2, whole(placeNamed(String(at))))),
  logistic_forecast: forecasting(logistic),
  growth_forecast: forecasting((points, { at, until }) => {
    const recent = points.map(({ y }) => y);
    const factor = average(recent.slice(1).map((y, index) => over(y, recent[index]!)));
    let value = recent.at(-1)!;
    for (let year = Number(until); year < Number(at); year++) value = times(value, factor);
    return value;
  }),
  moving_average: forecasting((points) => average(points.map(({ y }) => y))),
  exponential_smoothing: (step, given) => smoothing(table(given("from")), step),
  linear_fit(step, given) {
    const from = table(given("from"));
    const [column, by] = [String(step.column), String(step.by)];
    const points = from.rows
      .filter((row) => [column, by].every((name) => cellOf(from, row, name).kind === "number"))
      .map((row) => ({ x: amount(cellOf(from, row, by)), y: amount(cellOf(from, row, column)) }));
    const at = amount({ kind: "number", printed: String(step.at), decimal: String(step.at) });
    return number(fitted(points, 1, at), measured(from, column).unit);
  },
  outlook(step, given) {
    const from = table(given("from"));
    const by = String(step.by);
    const { unit } = measured(from, String(step.column));
    const forecast = (members: readonly StoredRow[]): StoredValue => {
      const points = years(from, members, String(step.time), step);
      const exact = step.method === "growth" ? grown(points, step) : fitted(points, 1, whole(Number(step.at)));
      return { kind: "number", printed: "", exact, ...(unit === undefined ? {} : { unit }) };
    };
    const made = { name: `forecast of ${String(step.column)} for ${String(step.at)}`, type: "number", role: "measure" };
    if (step.of !== undefined) {
      const of = table(given("of"));
      const rows = of.rows.map((row): StoredRow => {
        const own = from.rows.filter((other) => sameText(reading(cellOf(from, other, by))) === nameOf(of, row));
        return { ...row, cells: [...row.cells, forecast(own)] };
      });
      return rowsOf({ columns: [...of.columns, made], rows }, rows);
    }
    const rows = grouped(from, by).map(
      (members): StoredRow => ({
        cells: [cellOf(from, members[0]!, by), forecast(members)],
        about: null,
      }),
    );
    return rowsOf({ columns: [{ ...columnOf(from, by), role: "label" }, made], rows }, rows);
  },
};
