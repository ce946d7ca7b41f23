import { categoryOf } from "../columns-for.ts";
import { over } from "../node.ts";
import type { Seed } from "./seed.ts";

/** "What is the most frequent status among …?", "How many different statuses are there among …?" */
export const sorted: Seed = (bench, set, random) => {
  const column = categoryOf(bench, set, random);
  if (!column) return undefined;
  if (random.next() < 0.5) return over("mode", set, { column: column.name });
  return over("count", over("distinct", set, { column: column.name }));
};
