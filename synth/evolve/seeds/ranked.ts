import { answerColumnOf, orderingOf } from "../columns-for.ts";
import { over } from "../node.ts";
import type { Seed } from "./seed.ts";

/** "Which … has the second-highest …?", "What is the … of the … with the lowest …?" */
export const ranked: Seed = (bench, set, random) => {
  const by = orderingOf(bench, set, random);
  if (!by) return undefined;
  const kth = over("kth", set, { by: by.name, k: 1 + random.below(3), end: random.pick(["highest", "lowest"]) });
  const give = random.next() < 0.6 ? answerColumnOf(bench, set, random, by.name) : undefined;
  return give ? over("lookup", kth, { column: give.name }) : over("label_of", kth);
};
