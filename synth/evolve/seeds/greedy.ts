import { drawColumn } from "../columns-for.ts";
import { isLeaf, over } from "../node.ts";
import { addUp } from "../refusals/natural-sums.ts";
import { isStock } from "../refusals/parts-of-stock.ts";
import type { WorkColumn } from "../workbench.ts";
import type { Seed } from "./seed.ts";

/** "Taking the countries from the largest population downwards, how many are needed for half of the whole?" */
export const greedy: Seed = (bench, set, random) => {
  // The set stands in the sentence twice: no list of names.
  if (!isLeaf(set) && set.op === "named") return undefined;
  const siblings = bench.table(set)?.columns ?? [];
  const fits = ({ column }: WorkColumn) =>
    column.role === "measure" && column.additive === true && addUp(column, siblings) && isStock(column, siblings);
  const column = drawColumn(bench, set, random, fits)?.column;
  return column && over("take_until", set, { column: column.name, share: random.pick([50, 50, 75, 80, 90]) });
};
