import { measureOf } from "../columns-for.ts";
import { over } from "../node.ts";
import type { Seed } from "./seed.ts";

/** Aggregates of one column; which of them make sense is for their guards to say. */
export const AGGREGATES = ["sum", "mean", "median", "range"] as const;

/** "What is the mean population of …?" */
export const aggregate: Seed = (bench, set, random) => {
  const column = measureOf(bench, set, random);
  if (!column) return undefined;
  const fitting = AGGREGATES.filter((name) => name !== "sum" || column.additive === true);
  return over(random.pick(fitting), set, { column: column.name });
};
