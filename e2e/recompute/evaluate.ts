import { calendarDay, calendarDays } from "./calendar.ts";
import { type Condition, cellOf, holds, order } from "./conditions.ts";
import { absolute, average, compare, type Fraction, minus, over, root, times, total, whole } from "./fraction.ts";
import {
  amount,
  type StoredColumn,
  type StoredRow,
  type StoredStep,
  type StoredTable,
  type StoredTask,
  type StoredValue,
} from "./stored.ts";
import { reading, sameName, sameText } from "./texts.ts";

/** What a step comes to: a table, a number that was computed, a value that was read, or yes and no. */
export type Outcome =
  | { is: "table"; table: StoredTable; ordered: boolean }
  | { is: "number"; number: Fraction; unit: string | undefined }
  | { is: "value"; value: StoredValue; column: StoredColumn }
  | { is: "truth"; yes: boolean };

/** The result that a parameter names, or, for names out of a list, the result of that name. */
type Given = (parameter: string) => Outcome;
type Operation = (step: StoredStep, given: Given) => Outcome;

/** A column's numbers; rows that state none are left out. */
interface Measured {
  numbers: Fraction[];
  unit: string | undefined;
}

/** Computes the program of a task a second time. `tableOf` gives the relation of an id. */
export function evaluate({ program }: StoredTask, tableOf: (id: string) => StoredTable): Outcome {
  const results = new Map<string, Outcome>();
  for (const [name, id] of Object.entries(program.relations)) {
    results.set(name, { is: "table", table: tableOf(id), ordered: false });
  }
  const named = (name: unknown): Outcome => {
    const result = results.get(String(name));
    if (!result) throw new Error(`there is no result "${String(name)}"`);
    return result;
  };
  for (const step of program.steps) {
    const operation = OPERATIONS[step.op];
    if (!operation) throw new Error(`the operation "${step.op}" has no second implementation`);
    results.set(
      step.as,
      operation(step, (parameter) => named(step[parameter] ?? parameter)),
    );
  }
  return named(program.answer);
}

/** Operations that have a second implementation here. */
export const recomputable = (): string[] => Object.keys(OPERATIONS);

const table = (outcome: Outcome): StoredTable => {
  if (outcome.is !== "table") throw new Error("a table is needed here");
  return outcome.table;
};
const rowsOf = (from: StoredTable, rows: StoredRow[], ordered = false): Outcome => ({
  is: "table",
  table: { columns: from.columns, rows },
  ordered,
});
const number = (value: Fraction, unit?: string): Outcome => ({ is: "number", number: value, unit });

/** The column that names the rows. */
export function labelOf(from: StoredTable): string {
  const label = from.columns.find(({ role }) => role === "label");
  if (!label) throw new Error("no column names the rows");
  return label.name;
}
const nameOf = (from: StoredTable, row: StoredRow) => sameText(reading(cellOf(from, row, labelOf(from))));
const columnOf = (from: StoredTable, name: string) => from.columns.find((column) => column.name === name)!;

function only<T>(items: readonly T[]): T {
  if (items.length !== 1) throw new Error(`one is needed here, there are ${items.length}`);
  return items[0]!;
}

function measured(from: StoredTable, column: string, rows = from.rows): Measured {
  const values = rows.map((row) => cellOf(from, row, column)).filter(({ kind }) => kind === "number");
  return {
    numbers: values.map(amount),
    unit: values[0]?.unit ?? columnOf(from, column).unit,
  };
}

/** Rows with a number or date in the column, the highest or latest first. */
function ranked(from: StoredTable, by: string): StoredRow[] {
  const kind = columnOf(from, by).type === "date" ? "date" : "number";
  return from.rows
    .filter((row) => cellOf(from, row, by).kind === kind)
    .sort((a, b) => order(cellOf(from, b, by), cellOf(from, a, by)));
}

function operand(outcome: Outcome): { number: Fraction; unit: string | undefined } {
  if (outcome.is === "number") return outcome;
  if (outcome.is === "value" && outcome.value.kind === "number") {
    return { number: amount(outcome.value), unit: outcome.value.unit };
  }
  throw new Error("a number is needed here");
}

const aggregate =
  (compute: (numbers: Fraction[], step: StoredStep) => Fraction): Operation =>
  (step, given) => {
    const { numbers, unit } = measured(table(given("from")), String(step.column));
    return number(compute(numbers, step), unit);
  };
const sorted = (numbers: readonly Fraction[]) => [...numbers].sort(compare);

/** Rows of two sets that stand for the same thing: the page that they are about, else their name. */
const combined =
  (keeps: (inA: boolean, inB: boolean) => boolean): Operation =>
  (_, given) => {
    const [a, b] = [table(given("a")), table(given("b"))];
    const key = (from: StoredTable) => (row: StoredRow) => row.about ?? `name ${nameOf(from, row)}`;
    const [inA, inB] = [a.rows.map(key(a)), b.rows.map(key(b))];
    return rowsOf(a, [
      ...a.rows.filter((_row, index) => keeps(true, inB.includes(inA[index]!))),
      ...b.rows.filter((_row, index) => !inA.includes(inB[index]!) && keeps(false, true)),
    ]);
  };

function grouped(from: StoredTable, by: string): StoredRow[][] {
  const groups = new Map<string, StoredRow[]>();
  for (const row of from.rows) {
    const cell = cellOf(from, row, by);
    if (cell.kind === "missing") continue;
    const key = sameText(cell.printed);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()];
}

const selecting: Operation = (step, given) => {
  const from = table(given("from"));
  const kept = from.rows.filter((row) => holds(step.where as Condition, from, row));
  return rowsOf(from, kept);
};

/** Rows by rank from one end; `take` picks among them, best first. */
const ranking =
  (end: string, take: (rows: StoredRow[], step: StoredStep) => StoredRow[], ordered = false): Operation =>
  (step, given) => {
    const from = table(given("from"));
    const rows = ranked(from, String(step.by));
    return rowsOf(from, take(step[end] === "highest" ? rows : rows.reverse(), step), ordered);
  };

const pair =
  (
    first: string,
    second: string,
    compute: (a: Fraction, b: Fraction) => Fraction,
    unitOf: (unit?: string) => string | undefined,
  ): Operation =>
  (_, given) => {
    const [a, b] = [operand(given(first)), operand(given(second))];
    return number(compute(a.number, b.number), unitOf(a.unit));
  };

const OPERATIONS: Record<string, Operation> = {
  lookup(step, given) {
    const from = table(given("from"));
    const label = step.label === undefined ? undefined : sameText(String(step.label));
    const row = only(from.rows.filter((each) => label === undefined || nameOf(from, each) === label));
    const column = String(step.column);
    return { is: "value", value: cellOf(from, row, column), column: columnOf(from, column) };
  },
  label_of(_, given) {
    const from = table(given("from"));
    const label = labelOf(from);
    return { is: "value", value: cellOf(from, only(from.rows), label), column: columnOf(from, label) };
  },
  named(step, given) {
    const from = table(given("from"));
    const wanted = (step.names as string[]).map(sameText);
    return rowsOf(
      from,
      from.rows.filter((row) => wanted.includes(nameOf(from, row))),
    );
  },
  filter: selecting,
  identify(step, given) {
    const found = selecting(step, given);
    only(table(found).rows);
    return found;
  },
  top: ranking("end", (rows, { k }) => rows.slice(0, Number(k))),
  kth: ranking("end", (rows, { k }) => [rows[Number(k) - 1]!]),
  sort: ranking("first", (rows) => rows, true),
  count: (_, given) => number(whole(table(given("from")).rows.length)),
  count_above_average(step, given) {
    const { numbers } = measured(table(given("from")), String(step.column));
    const mean = average(numbers);
    const side = step.side === "above" ? 1 : -1;
    return number(whole(numbers.filter((each) => compare(each, mean) * side > 0).length));
  },
  includes(step, given) {
    const from = table(given("from"));
    const wanted = sameText(String(step.label));
    return { is: "truth", yes: from.rows.some((row) => nameOf(from, row) === wanted) };
  },
  union: combined((inA, inB) => inA || inB),
  intersection: combined((inA, inB) => inA && inB),
  none_of: combined((inA, inB) => inA && !inB),
  join(step, given) {
    const [left, right] = [table(given("left")), table(given("right"))];
    const columns = step.columns as string[];
    const rows = left.rows.flatMap((row) => {
      const key = cellOf(left, row, step.on === undefined ? labelOf(left) : String(step.on));
      const page = key.kind === "entity" ? key.href : step.on === undefined ? row.about : null;
      const linked = right.rows.filter((other) => page && other.about === page);
      const alike = () =>
        right.rows.filter(
          (other) => sameName(reading(cellOf(right, other, labelOf(right)))) === sameName(reading(key)),
        );
      const found = linked.length > 0 ? linked : alike();
      if (found.length === 0 && step.unmatched === "drop") return [];
      const other = only(found);
      return [{ ...row, cells: [...row.cells, ...columns.map((column) => cellOf(right, other, column))] }];
    });
    const added = columns.map((column) => {
      const found = columnOf(right, column);
      return found.role === "label" ? { ...found, role: "text" } : found;
    });
    return rowsOf({ columns: [...left.columns, ...added], rows }, rows);
  },
  follow(step, given) {
    const [left, right] = [table(given("left")), table(given("right"))];
    const label = step.label === undefined ? undefined : sameText(String(step.label));
    const row = only(left.rows.filter((each) => label === undefined || nameOf(left, each) === label));
    const key = cellOf(left, row, String(step.on));
    const linked = right.rows.filter((other) => key.kind === "entity" && other.about === key.href);
    const alike = () =>
      right.rows.filter((other) => sameName(reading(cellOf(right, other, labelOf(right)))) === sameName(reading(key)));
    return rowsOf(right, [only(linked.length > 0 ? linked : alike())]);
  },
  group(step, given) {
    const from = table(given("from"));
    const by = String(step.by);
    const column = String(step.column);
    const rows = grouped(from, by).flatMap((members): StoredRow[] => {
      const { numbers, unit } =
        step.take === "count" ? { numbers: [whole(members.length)], unit: undefined } : measured(from, column, members);
      if (numbers.length === 0) return [];
      const exact = step.take === "mean" ? average(numbers) : total(numbers);
      const made: StoredValue = { kind: "number", printed: "", exact, ...(unit === undefined ? {} : { unit }) };
      return [{ cells: [cellOf(from, members[0]!, by), made], about: null }];
    });
    const name = step.take === "count" ? "count" : `${String(step.take)} of ${column}`;
    const columns = [
      { ...columnOf(from, by), role: "label" },
      { name, type: "number", role: "measure" },
    ];
    return rowsOf({ columns, rows }, rows);
  },
  distinct(step, given) {
    const from = table(given("from"));
    const column = String(step.column);
    const values = from.rows
      .map((row) => cellOf(from, row, column))
      .flatMap((cell) => (cell.kind === "list" ? cell.items! : cell.kind === "missing" ? [] : [cell]));
    const first = new Map([...values].reverse().map((value) => [sameText(reading(value)), value]));
    const rows = [...first.values()].map((value) => ({ cells: [value], about: null }));
    return rowsOf({ columns: [{ ...columnOf(from, column), role: "label" }], rows }, rows);
  },
  mode(step, given) {
    const from = table(given("from"));
    const column = String(step.column);
    const groups = grouped(from, column);
    const most = Math.max(...groups.map((rows) => rows.length));
    const [row] = only(groups.filter((rows) => rows.length === most));
    return { is: "value", value: cellOf(from, row!, column), column: columnOf(from, column) };
  },
  sum: aggregate(total),
  mean: aggregate(average),
  median: aggregate((numbers) => {
    const inOrder = sorted(numbers);
    const middle = inOrder.slice(Math.ceil(inOrder.length / 2) - 1, Math.floor(inOrder.length / 2) + 1);
    return average(middle);
  }),
  range: aggregate((numbers) => minus(sorted(numbers).at(-1)!, sorted(numbers)[0]!)),
  stdev: aggregate((numbers, { of }) => {
    const mean = average(numbers);
    const squares = numbers.map((each) => minus(each, mean)).map((gap) => times(gap, gap));
    return root(over(total(squares), whole(of === "population" ? numbers.length : numbers.length - 1)));
  }),
  difference: pair(
    "a",
    "b",
    (a, b) => absolute(minus(a, b)),
    (unit) => (unit?.startsWith("%") ? "percentage points" : unit),
  ),
  ratio: pair("a", "b", over, () => undefined),
  ranked_value(step, given) {
    const from = table(given("from"));
    const rows = ranked(from, String(step.by));
    const row = (step.end === "highest" ? rows : rows.reverse())[Number(step.k) - 1]!;
    return { is: "value", value: cellOf(from, row, String(step.by)), column: columnOf(from, String(step.by)) };
  },
  days_between(_, given) {
    const [a, b] = [given("a"), given("b")].map((outcome) => {
      if (outcome.is !== "value") throw new Error("a date is needed here");
      return calendarDay(outcome.value);
    });
    return number(whole(Math.abs(a! - b!)), "days");
  },
  date_span(step, given) {
    const days = calendarDays(table(given("from")), String(step.column));
    return number(whole(Math.max(...days) - Math.min(...days)), "days");
  },
  longest_gap(step, given) {
    const days = calendarDays(table(given("from")), String(step.column)).sort((a, b) => a - b);
    let longest = 0;
    for (const [index, day] of days.entries()) if (index > 0) longest = Math.max(longest, day - days[index - 1]!);
    return number(whole(longest), "days");
  },
  percent_of: pair(
    "part",
    "whole",
    (a, b) => times(over(a, b), whole(100)),
    () => "%",
  ),
  sum_of(step, given) {
    const operands = (step.of as string[]).map((name) => operand(given(name)));
    return number(total(operands.map((each) => each.number)), operands[0]!.unit);
  },
  product(step, given) {
    const operands = (step.of as string[]).map((name) => operand(given(name)));
    const value = operands.map((each) => each.number).reduce(times);
    return number(value, operands.find(({ unit }) => unit !== undefined)?.unit);
  },
};
