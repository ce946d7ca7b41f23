import { orderingOf } from "../columns-for.ts";
import { over } from "../node.ts";
import type { Seed } from "./seed.ts";

/** "What is the second-latest release date among …?" */
export const placed: Seed = (bench, set, random) => {
  const by = orderingOf(bench, set, random);
  return (
    by && over("ranked_value", set, { by: by.name, k: 1 + random.below(3), end: random.pick(["highest", "lowest"]) })
  );
};
