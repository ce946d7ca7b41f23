import { dayNumber } from "../../../logic/values/days.ts";
import { drawColumn } from "../columns-for.ts";
import { inputOf, isLeaf, over } from "../node.ts";
import type { Seed } from "./seed.ts";

/** "How many days do the periods from opening day to closing day of A and B have in common?" */
export const overlapping: Seed = (bench, set, random) => {
  if (isLeaf(set) || set.op !== "named") return undefined;
  const first = drawColumn(bench, set, random, ({ column }) => column.type === "date");
  const last = drawColumn(
    bench,
    set,
    random,
    ({ column, values }) =>
      column.type === "date" &&
      column.name !== first?.column.name &&
      values.every((value, row) => {
        const start = first?.values[row];
        const [from, to] = [start, value].map((date) => (date?.kind === "date" ? dayNumber(date) : undefined));
        return from !== undefined && to !== undefined && from <= to;
      }),
  );
  if (!first || !last) return undefined;
  const [one, other] = random.shuffle(set.params["names"] as string[]);
  return over("overlap", inputOf(set)!, { a: first.column.name, b: last.column.name, names: [one, other] });
};
