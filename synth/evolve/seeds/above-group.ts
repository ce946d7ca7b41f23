import { categoryOf, measureOf } from "../columns-for.ts";
import { isLeaf, over } from "../node.ts";
import type { Seed } from "./seed.ts";

/** "How many countries have a population above the mean of the countries with the same region?" */
export const aboveGroup: Seed = (bench, set, random) => {
  // The set stands in the sentence three times: no list of names.
  if (!isLeaf(set) && set.op === "named") return undefined;
  const by = categoryOf(bench, set, random);
  const column = by && measureOf(bench, set, random);
  return (
    column &&
    over("count_above_group", set, { column: column.name, by: by.name, side: random.pick(["above", "below"]) })
  );
};
