import { restrict } from "../condition-for.ts";
import { over } from "../node.ts";
import type { Seed } from "./seed.ts";

/** "What is the probability that one of the countries drawn at random is a country whose …?" */
export const probable: Seed = (bench, set, random) => {
  if (!bench.sources(set)[0]?.hasNoun) return undefined;
  const restricted = restrict(bench, set, random);
  return restricted && over("probability", set, { where: restricted.params["where"], draws: random.pick([1, 2]) });
};
