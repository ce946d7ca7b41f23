import { calendarDay, calendarDays } from "../calendar.ts";
import { cellOf } from "../conditions.ts";
import { whole } from "../fraction.ts";
import { columnOf, labelOf, nameOf, number, type Operation, only, rowsOf, table } from "../outcome.ts";
import type { StoredRow, StoredTable, StoredValue } from "../stored.ts";
import { sameText } from "../texts.ts";

/** The year, month and day that a value states, as far as it does. */
function stated(value: StoredValue): number[] {
  if (value.kind === "date") return value.iso!.slice(0, 10).split("-").map(Number);
  if (value.kind === "number") return [Number(value.printed.replace(/\D/g, ""))];
  throw new Error("a date is needed here");
}

/** Which of two is later, part by part; "same" where they state the same, "coarse" where one stops short. */
function later(a: number[], b: number[]): "first" | "second" | "same" | "coarse" {
  for (const [index, part] of a.entries()) {
    const other = b[index];
    if (other === undefined) return "coarse";
    if (part !== other) return part > other ? "first" : "second";
  }
  return a.length === b.length ? "same" : "coarse";
}

/** The rows of `periods` that a moment may fall to, and whether that is sure. */
function fallsTo(
  moment: number[],
  periods: StoredTable,
  a: string,
  b: string | undefined,
): { rows: StoredRow[]; sure: boolean } {
  const at = (row: StoredRow, column: string) => {
    const cell = cellOf(periods, row, column);
    return cell.kind === "date" || cell.kind === "number" ? stated(cell) : cell.kind === "text" ? [9999] : undefined;
  };
  let sure = true;
  const rows = periods.rows.filter((row) => {
    const first = at(row, a);
    const begins = first === undefined ? "coarse" : later(moment, first);
    if (begins === "second") return false;
    const last = b === undefined ? [9999] : at(row, b);
    const ends = last === undefined ? "coarse" : later(moment, last);
    if (ends === "first") return false;
    if (begins === "coarse" || ends === "coarse") sure = false;
    return true;
  });
  if (b !== undefined || rows.length < 2) return { rows, sure: sure && rows.length < 2 };
  const latest = rows.filter((row) =>
    rows.every((other) => other === row || later(at(row, a)!, at(other, a)!) === "first"),
  );
  return { rows: latest, sure: sure && latest.length === 1 };
}

/** Days and the time between them. */
export const temporal: Record<string, Operation> = {
  years_between(_, given) {
    const [a, b] = [given("a"), given("b")].map((outcome) => {
      if (outcome.is !== "value") throw new Error("a year is needed here");
      return stated(outcome.value)[0]!;
    });
    return number(whole(Math.abs(a! - b!)), "years");
  },
  days_between(_, given) {
    const [a, b] = [given("a"), given("b")].map((outcome) => {
      if (outcome.is !== "value") throw new Error("a date is needed here");
      return calendarDay(outcome.value);
    });
    return number(whole(Math.abs(a! - b!)), "days");
  },
  during(step, given) {
    const [left, right] = [table(given("left")), table(given("right"))];
    const name = labelOf(right);
    const rows = left.rows.flatMap((row): StoredRow[] => {
      const cell = cellOf(left, row, String(step.on));
      const found =
        cell.kind === "date" || cell.kind === "number"
          ? fallsTo(stated(cell), right, String(step.a), step.b === undefined ? undefined : String(step.b))
          : { rows: [], sure: false };
      if (!found.sure) return [{ ...row, cells: [...row.cells, { kind: "unsure", printed: "" }] }];
      return found.rows.map((period) => ({ ...row, cells: [...row.cells, cellOf(right, period, name)] }));
    });
    const added = { ...columnOf(right, name), name: String(step.called), role: "category" };
    return rowsOf({ columns: [...left.columns, added], rows }, rows);
  },
  dated_between(step, given) {
    const from = table(given("from"));
    const [a, b] = [given("a"), given("b")].map((outcome) => {
      if (outcome.is !== "value") throw new Error("a date is needed here");
      return stated(outcome.value);
    });
    const [first, last] = later(a!, b!) === "second" ? [a!, b!] : [b!, a!];
    return rowsOf(
      from,
      from.rows.filter((row) => {
        const moment = stated(cellOf(from, row, String(step.column)));
        return later(moment, first) === "first" && later(moment, last) === "second";
      }),
    );
  },
  date_span(step, given) {
    const days = calendarDays(table(given("from")), String(step.column));
    return number(whole(Math.max(...days) - Math.min(...days)), "days");
  },
  overlap(step, given) {
    const from = table(given("from"));
    const periods = (step.names as string[]).map((name) => {
      const row = only(from.rows.filter((each) => nameOf(from, each) === sameText(name)));
      return [String(step.a), String(step.b)].map((column) => calendarDay(cellOf(from, row, column)));
    });
    let shared = 0;
    const [one, other] = periods;
    for (let day = one![0]!; day <= one![1]!; day++) if (day >= other![0]! && day <= other![1]!) shared++;
    return number(whole(shared), "days");
  },
  ages(step, given) {
    const from = table(given("from"));
    const rows = from.rows.map((row): StoredRow => {
      const [born, died] = [step.a, step.b].map((name) => stated(cellOf(from, row, String(name)))) as [
        number[],
        number[],
      ];
      // The birthdays that were reached, counted one by one.
      let age = 0;
      while (later([born[0]! + age + 1, born[1]!, born[2]!], died) !== "first") age++;
      return { ...row, cells: [...row.cells, { kind: "number", printed: "", exact: whole(age), unit: "years" }] };
    });
    const born = /born|birth|出生|生日|生于/i.test(String(step.a));
    const made = { name: `${born ? "age" : "time"} from ${step.a} to ${step.b}`, type: "number", role: "measure" };
    return rowsOf({ columns: [...from.columns, made], rows }, rows);
  },
  longest_gap(step, given) {
    const days = calendarDays(table(given("from")), String(step.column)).sort((a, b) => a - b);
    let longest = 0;
    for (const [index, day] of days.entries()) if (index > 0) longest = Math.max(longest, day - days[index - 1]!);
    return number(whole(longest), "days");
  },
};
