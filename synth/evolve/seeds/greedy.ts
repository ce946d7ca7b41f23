import { measureOf } from "../columns-for.ts";
import { isLeaf, over } from "../node.ts";
import type { Seed } from "./seed.ts";

/** "Taking the countries from the largest population downwards, how many are needed for half of the whole?" */
export const greedy: Seed = (bench, set, random) => {
  // The set stands in the sentence twice: no list of names.
  if (!isLeaf(set) && set.op === "named") return undefined;
  const column = measureOf(bench, set, random);
  return column?.additive === true
    ? over("take_until", set, { column: column.name, share: random.pick([50, 50, 75, 80, 90]) })
    : undefined;
};
