import { answerColumnOf } from "../columns-for.ts";
import { describeRow } from "../describe-row.ts";
import { over } from "../node.ts";
import type { Seed } from "./seed.ts";

/** "Which is the only … whose … and whose …?" */
export const described: Seed = (bench, set, random) => {
  const rows = bench.table(set)?.rows.length ?? 0;
  const where = rows === 0 ? undefined : describeRow(bench, set, random.below(rows), random);
  if (!where) return undefined;
  const one = over("identify", set, { where });
  const give = random.next() < 0.5 ? answerColumnOf(bench, set, random) : undefined;
  return give ? over("lookup", one, { column: give.name }) : over("label_of", one);
};
