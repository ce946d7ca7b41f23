import { drawColumn } from "../columns-for.ts";
import { restrict } from "../condition-for.ts";
import { over } from "../node.ts";
import type { Seed } from "./seed.ts";

/** "With all releases put in order of release date, how many are there in the longest run of consecutive ones that …?" */
export const inARow: Seed = (bench, set, random) => {
  if (!bench.sources(set)[0]?.hasNoun) return undefined;
  const by = drawColumn(bench, set, random, ({ column }) => column.type === "date" || column.role === "year")?.column;
  const restricted = by && restrict(bench, set, random);
  return restricted && over("longest_run", set, { by: by.name, where: restricted.params["where"] });
};
