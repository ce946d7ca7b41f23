import { calendarDay } from "../calendar.ts";
import { type Condition, cellOf, holds, order } from "../conditions.ts";
import { apartIn } from "../distance.ts";
import { add, average, compare, type Fraction, minus, over, times, total, whole } from "../fraction.ts";
import { columnOf, grouped, measured, number, type Operation, operand, ranked, rowsOf, table } from "../outcome.ts";
import { amount, type StoredRow, type StoredTable, type StoredValue } from "../stored.ts";

const WEEK = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

const keeping = (from: StoredTable, where: unknown) => from.rows.filter((row) => holds(where as Condition, from, row));

const combine: Record<string, (a: StoredValue, b: StoredValue) => Fraction> = {
  ratio: (a, b) => over(amount(a), amount(b)),
  difference: (a, b) => minus(amount(a), amount(b)),
  sum: (a, b) => add(amount(a), amount(b)),
  days: (a, b) => whole(calendarDay(b) - calendarDay(a)),
};

function unitOf(formula: string, a: string | undefined, b: string | undefined): string | undefined {
  if (formula === "days") return "days";
  if (formula === "ratio") {
    if (a === b) return undefined;
    return b === undefined ? a : [a, "per", b].filter((part) => part !== undefined).join(" ");
  }
  return apartIn(a);
}

/** Columns that are computed, and small algorithms over rows. */
export const calculation: Record<string, Operation> = {
  formula_column(step, given) {
    const from = table(given("from"));
    const [formula, a, b] = [String(step.formula), String(step.a), String(step.b)];
    const unit = unitOf(formula, columnOf(from, a).unit, columnOf(from, b).unit);
    const rows = from.rows.map((row): StoredRow => {
      const exact = combine[formula]!(cellOf(from, row, a), cellOf(from, row, b));
      return { ...row, cells: [...row.cells, { kind: "number", printed: "", exact, ...(unit ? { unit } : {}) }] };
    });
    const made = { name: `${formula} of ${a} and ${b}`, type: "number", role: "measure" };
    return rowsOf({ columns: [...from.columns, made], rows }, rows);
  },
  take_until(step, given) {
    const from = table(given("from"));
    const column = String(step.column);
    const numbers = ranked(from, column).map((row) => amount(cellOf(from, row, column)));
    const goal = over(times(total(numbers), whole(Number(step.share))), whole(100));
    let reached = whole(0);
    let count = 0;
    while (compare(reached, goal) < 0) reached = add(reached, numbers[count++]!);
    return number(whole(count));
  },
  longest_run(step, given) {
    const from = table(given("from"));
    const by = String(step.by);
    const inOrder = [...from.rows].sort((a, b) => order(cellOf(from, a, by), cellOf(from, b, by)));
    const runs = inOrder
      .map((row) => (holds(step.where as Condition, from, row) ? "x" : " "))
      .join("")
      .split(" ");
    return number(whole(Math.max(...runs.map((run) => run.length))));
  },
  weighted_mean(step, given) {
    const from = table(given("from"));
    const [column, weight] = [String(step.column), String(step.weight)];
    const weights = from.rows.map((row) => amount(cellOf(from, row, weight)));
    const products = from.rows.map((row, index) => times(amount(cellOf(from, row, column)), weights[index]!));
    return number(over(total(products), total(weights)), measured(from, column).unit);
  },
  probability(step, given) {
    const from = table(given("from"));
    const [kept, all] = [keeping(from, step.where).length, from.rows.length];
    let chance = whole(100);
    for (let drawn = 0; drawn < Number(step.draws); drawn++)
      chance = times(chance, over(whole(kept - drawn), whole(all - drawn)));
    return number(chance, "%");
  },
  percent_difference(_, given) {
    const [a, b] = [operand(given("a")).number, operand(given("b")).number];
    return number(times(minus(over(a, b), whole(1)), whole(100)), "%");
  },
  time_between(step, given) {
    const dates = ["a", "b"].flatMap((name) => {
      if (step[name] === undefined) return [];
      const outcome = given(name);
      if (outcome.is !== "value") throw new Error("a date is needed here");
      return [outcome.value.iso!.slice(0, 10)];
    });
    const [first, last] = [...dates, ...(step.on === undefined ? [] : [String(step.on)])].sort();
    // Month after month is gone until the last day is passed.
    let [year, month] = first!.split("-").map(Number) as [number, number];
    let months = -1;
    while (`${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${first!.slice(8)}` <= last!) {
      months++;
      month++;
      if (month > 12) [year, month] = [year + 1, 1];
    }
    return number(whole(step.unit === "months" ? months : Math.floor(months / 12)), String(step.unit));
  },
  weekday(_, given) {
    const outcome = given("from");
    if (outcome.is !== "value") throw new Error("a date is needed here");
    // The first of January of year 1 was a Monday.
    const printed = WEEK[(calendarDay(outcome.value) + 1) % 7]!;
    return { is: "value", value: { kind: "text", printed }, column: outcome.column };
  },
  count_above_group(step, given) {
    const from = table(given("from"));
    const column = String(step.column);
    const sign = step.side === "above" ? 1 : -1;
    const counts = grouped(from, String(step.by)).map((rows) => {
      const { numbers } = measured(from, column, rows);
      const mean = average(numbers);
      return numbers.filter((each) => compare(each, mean) * sign > 0).length;
    });
    return number(whole(counts.reduce((a, b) => a + b, 0)));
  },
};
