import { type Branch, replace } from "../node.ts";
import type { Mutation } from "./mutation.ts";
import { branchesOf } from "./sets.ts";

/** Another place, or the other end: "the second-lowest" instead of "the highest". */
export const shiftRank: Mutation = {
  name: "shift_rank",
  apply(tree, _bench, random) {
    const found = branchesOf(tree, ["kth"]);
    if (found.length === 0) return undefined;
    const old = random.pick(found);
    const params = { ...old.params, k: 1 + random.below(4), end: random.pick(["highest", "lowest"]) };
    return replace(tree, old, { ...old, params }) as Branch;
  },
};
