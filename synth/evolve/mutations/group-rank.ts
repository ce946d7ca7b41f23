import { isMass, isPlural } from "../../../logic/english/english.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { isSorting, measureOf } from "../columns-for.ts";
import { type Branch, over } from "../node.ts";
import type { Mutation } from "./mutation.ts";
import { setsOf } from "./sets.ts";

const LEAST_ROWS = 6;

/** A column can stand for its groups ("which region") where it is called by one noun in the singular. */
function names(column: string): boolean {
  const said = humanise(column);
  return /^\p{L}+(?: \p{L}+)?$/u.test(said) && !isPlural(said) && !isMass(said);
}

/** Which category has the most, the largest sum or the highest mean. */
export const groupRank: Mutation = {
  name: "group_rank",
  apply(tree, bench, random): Branch | undefined {
    const sets = setsOf(tree, bench, LEAST_ROWS);
    if (sets.length === 0) return undefined;
    const set = random.pick(sets);
    const categories = bench.columns(set).filter((found) => isSorting(found) && names(found.column.name));
    if (categories.length === 0) return undefined;
    const by = random.pick(categories).column.name;
    const measure = random.next() < 0.75 ? measureOf(bench, set, random) : undefined;
    const take = measure ? (measure.additive === true ? random.pick(["sum", "mean"]) : "mean") : "count";
    const grouped = over("group", set, measure ? { by, take, column: measure.name } : { by, take });
    const value = measure ? `${take} of ${measure.name}` : "count";
    const first = over("kth", grouped, { by: value, k: 1 + random.below(2), end: random.pick(["highest", "lowest"]) });
    return over("label_of", first);
  },
};
