import { orderingOf } from "../columns-for.ts";
import { type Branch, inputOf, over, replace } from "../node.ts";
import { MOST_FOREMOST } from "../refusals/most-of-all.ts";
import { AGGREGATES } from "../seeds/aggregate.ts";
import type { Mutation } from "./mutation.ts";
import { branchesOf } from "./sets.ts";

/** A choice of the best few needs at least this many to choose from. */
const LEAST_ROWS = 6;

/** Takes the aggregate over the best few only: "the mean area of the five countries with the largest population". */
export const topFirst: Mutation = {
  name: "top_first",
  apply(tree, bench, random) {
    const found = branchesOf(tree, AGGREGATES).filter((node) => {
      const set = inputOf(node)!;
      return (bench.table(set)?.rows.length ?? 0) >= LEAST_ROWS && !("op" in set && set.op === "top");
    });
    if (found.length === 0) return undefined;
    const old = random.pick(found);
    const set = inputOf(old)!;
    const by = orderingOf(bench, set, random, String(old.params["column"]));
    if (!by) return undefined;
    const rows = bench.table(set)!.rows.length;
    const sizes = [3, 4, 5, 10].filter((count) => count <= rows * MOST_FOREMOST);
    if (sizes.length === 0) return undefined;
    const k = random.pick(sizes);
    const top = over("top", set, { by: by.name, k, end: random.pick(["highest", "lowest"]) });
    return replace(tree, old, { ...old, inputs: { from: top } }) as Branch;
  },
};
