import { drawColumn } from "../columns-for.ts";
import { over } from "../node.ts";
import type { Seed } from "./seed.ts";

/** "What is the mean median age of the countries, weighted by population?" */
export const weighted: Seed = (bench, set, random) => {
  const measures = (additive: boolean) =>
    drawColumn(
      bench,
      set,
      random,
      ({ column }) => column.type === "number" && column.role === "measure" && (column.additive === true) === additive,
    )?.column;
  const [column, weight] = [measures(false), measures(true)];
  // Things count by how many they stand for, not by their length or price.
  if (!column || !weight || weight.unit !== undefined) return undefined;
  return over("weighted_mean", set, { column: column.name, weight: weight.name });
};
