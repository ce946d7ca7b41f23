import { type Condition, cellOf, holds } from "../conditions.ts";
import { columnOf, labelOf, nameOf, type Operation, only, rowsOf, table } from "../outcome.ts";
import { selecting } from "../selecting.ts";
import { reading, sameName, sameText } from "../texts.ts";

/** Single things: found, named, followed, described. */
export const element: Record<string, Operation> = {
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
  identify_by(step, given) {
    const from = table(given("from"));
    const things = table(given("one"));
    const one = only(things.rows);
    const name = sameName(reading(cellOf(things, one, labelOf(things))));
    const pointing = from.rows.filter((row) => {
      const cell = cellOf(from, row, String(step.on));
      if (cell.kind === "entity" && one.about !== null && cell.href === one.about) return true;
      return cell.kind !== "missing" && sameName(reading(cell)) === name;
    });
    const found = pointing.filter((row) => step.where === undefined || holds(step.where as Condition, from, row));
    return rowsOf(from, [only(found)]);
  },
  identify(step, given) {
    const found = selecting(step, given);
    only(table(found).rows);
    return found;
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
};
