import { orderingOf } from "../columns-for.ts";
import { type Branch, over } from "../node.ts";
import { MOST_FOREMOST } from "../refusals/most-of-all.ts";
import type { Mutation } from "./mutation.ts";
import { setsOf } from "./sets.ts";

/** Two choices of the best few from fewer rows overlap nearly always. */
const LEAST_ROWS = 8;
const MOST_ROWS = 40;

/** Which, or how many, are among the best by both of two measures. */
export const combineBest: Mutation = {
  name: "combine_best",
  apply(tree, bench, random) {
    const sets = setsOf(tree, bench, LEAST_ROWS).filter((set) => bench.table(set)!.rows.length <= MOST_ROWS);
    if (sets.length === 0) return undefined;
    const set = random.pick(sets);
    const by = orderingOf(bench, set, random);
    const other = by && orderingOf(bench, set, random, by.name);
    if (!by || !other) return undefined;
    const rows = bench.table(set)!.rows.length;
    const k = random.pick([3, 4, 5, 10].filter((count) => count <= rows * MOST_FOREMOST));
    const top = (column: string) => over("top", set, { by: column, k, end: random.pick(["highest", "lowest"]) });
    const combined: Branch = { op: "intersection", params: {}, inputs: { a: top(by.name), b: top(other.name) } };
    const size = bench.table(combined)?.rows.length ?? 0;
    if (size < 2) return undefined;
    return size <= 4 && random.next() < 0.6 ? combined : over("count", combined);
  },
};
