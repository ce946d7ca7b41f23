import { type Branch, replace } from "../node.ts";
import { AGGREGATES } from "../seeds/aggregate.ts";
import type { Mutation } from "./mutation.ts";
import { branchesOf } from "./sets.ts";

/** Another aggregate of the same column: the median instead of the mean. */
export const swapAggregate: Mutation = {
  name: "swap_aggregate",
  apply(tree, _bench, random) {
    const found = branchesOf(tree, AGGREGATES);
    if (found.length === 0) return undefined;
    const old = random.pick(found);
    const op = random.pick(AGGREGATES.filter((name) => name !== old.op));
    return replace(tree, old, { ...old, op }) as Branch;
  },
};
