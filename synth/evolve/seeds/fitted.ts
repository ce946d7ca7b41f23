import { measure } from "../../../logic/values/measure.ts";
import { measureOf, relatedTo } from "../columns-for.ts";
import { over } from "../node.ts";
import { roundThreshold } from "../round-threshold.ts";
import type { Seed } from "./seed.ts";

/** "If a straight line is fitted by least squares to the … of … as a function of the …, what value does it give where …?" */
export const fitted: Seed = (bench, set, random) => {
  const column = measureOf(bench, set, random);
  const by = column && relatedTo(bench, set, random, column);
  const table = bench.table(set);
  if (!by || !table) return undefined;
  const at = roundThreshold(measure(table, by.name).measured.map(({ value }) => value.decimal));
  return at === undefined ? undefined : over("linear_fit", set, { column: column.name, by: by.name, at });
};
