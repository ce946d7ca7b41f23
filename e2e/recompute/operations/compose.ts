import { cellOf } from "../conditions.ts";
import { average, total, whole } from "../fraction.ts";
import { columnOf, grouped, labelOf, measured, nameOf, type Operation, only, rowsOf, table } from "../outcome.ts";
import type { StoredRow, StoredTable, StoredValue } from "../stored.ts";
import { reading, sameName, sameText } from "../texts.ts";

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

/** Sets made of sets. */
export const compose: Record<string, Operation> = {
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
};
