import { ageColumn } from "../../../logic/operations/ages.ts";
import { isBirth, isDeath } from "../../../logic/values/life-dates.ts";
import { answerColumnOf } from "../columns-for.ts";
import { isLeaf, nodesOf, over } from "../node.ts";
import { roundThreshold } from "../round-threshold.ts";
import type { Seed } from "./seed.ts";

const OWN: ReadonlySet<string> = new Set(["filter", "stated"]);
const TAKEN = ["mean", "median", "range"] as const;

/** "Which painter reached the greatest age?", of those whose births and deaths are stated to the day. */
export const aged: Seed = (bench, set, random) => {
  // What is joined to them is not how old they became.
  if (nodesOf(set).some((node) => !isLeaf(node) && !OWN.has(node.op))) return undefined;
  const dates = bench.columns(set).filter(({ column }) => column.type === "date");
  const birth = dates.find(({ column }) => isBirth(column.name));
  const death = dates.find(({ column }) => isDeath(column.name));
  if (!birth || !death) return undefined;
  const params = { a: birth.column.name, b: death.column.name };
  const made = ageColumn(params);
  const table = over("ages", set, params);
  const drawn = random.next();
  if (drawn < 0.3) return over(random.pick(TAKEN), table, { column: made });
  if (drawn < 0.5) {
    const values = (bench.table(table)?.rows ?? []).flatMap(({ cells }) => {
      const { value } = cells.at(-1)!;
      return value.kind === "number" ? [value.decimal] : [];
    });
    const value = roundThreshold(values);
    return value === undefined
      ? undefined
      : over("count", over("filter", table, { where: { column: made, is: ">", value } }));
  }
  const best = over("kth", table, { by: made, k: random.pick([1, 1, 2]), end: random.pick(["highest", "lowest"]) });
  const give = random.next() < 0.4 ? answerColumnOf(bench, set, random) : undefined;
  return give && give.type !== "date" ? over("lookup", best, { column: give.name }) : over("label_of", best);
};
