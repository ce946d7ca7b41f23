import { answerColumnOf } from "../columns-for.ts";
import { describing } from "../condition-for.ts";
import { over } from "../node.ts";
import type { Seed } from "./seed.ts";

/** "Which is the only … whose … and whose …?" */
export const described: Seed = (bench, set, random) => {
  const where = describing(bench, set, random);
  if (!where) return undefined;
  const one = over("identify", set, { where });
  const give = random.next() < 0.5 ? answerColumnOf(bench, set, random) : undefined;
  return give ? over("lookup", one, { column: give.name }) : over("label_of", one);
};
