import { measureOf } from "../columns-for.ts";
import { over } from "../node.ts";
import type { Mutation } from "./mutation.ts";
import { setsOf } from "./sets.ts";

const LEAST_ROWS = 5;

/** How many lie above, or below, the mean of their own group. */
export const aboveAverage: Mutation = {
  name: "above_average",
  apply(tree, bench, random) {
    const sets = setsOf(tree, bench, LEAST_ROWS);
    if (sets.length === 0) return undefined;
    const set = random.pick(sets);
    const column = measureOf(bench, set, random);
    return column && over("count_above_average", set, { column: column.name, side: random.pick(["above", "below"]) });
  },
};
