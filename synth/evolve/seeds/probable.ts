import { restrict } from "../condition-for.ts";
import { isLeaf, over } from "../node.ts";
import type { Seed } from "./seed.ts";

/** People ask for shares; what chance two draws have is an exercise. */
const DRAWS = [1, 1, 1, 1, 1, 2] as const;

/** "What percentage of the countries have …?", "What is the probability that two of the countries drawn at random …?" */
export const probable: Seed = (bench, set, random) => {
  // What is restricted already says which ones are meant.
  if (isLeaf(set) && !bench.sources(set)[0]?.hasNoun) return undefined;
  const restricted = restrict(bench, set, random);
  return restricted && over("probability", set, { where: restricted.params["where"], draws: random.pick(DRAWS) });
};
