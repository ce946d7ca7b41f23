import type { Random } from "../../../core/random.ts";
import { answerColumnOf, measureOf, orderingOf, relatedTo } from "../columns-for.ts";
import { type Branch, inputOf, replace } from "../node.ts";
import { AGGREGATES } from "../seeds/aggregate.ts";
import type { Workbench } from "../workbench.ts";
import type { Mutation } from "./mutation.ts";
import { branchesOf } from "./sets.ts";

const CORRELATIONS: readonly string[] = ["pearson", "spearman"];

/** One of two columns that are held against each other, and another beside it. */
function besideOther(tree: Branch, old: Branch, bench: Workbench, random: Random): Branch | undefined {
  const set = inputOf(old)!;
  const kept = String(old.params[random.pick(["column", "by"])]);
  const column = bench.columns(set).find((one) => one.column.name === kept)?.column;
  const by = column && relatedTo(bench, set, random, column);
  return by && (replace(tree, old, { ...old, params: { column: kept, by: by.name } }) as Branch);
}

/** The same question of another column. */
export const swapColumn: Mutation = {
  name: "swap_column",
  apply(tree, bench, random) {
    const found = branchesOf(tree, [...AGGREGATES, ...CORRELATIONS, "kth", "top", "lookup"]);
    if (found.length === 0) return undefined;
    const old = random.pick(found);
    const set = inputOf(old)!;
    if (CORRELATIONS.includes(old.op)) return besideOther(tree, old, bench, random);
    const param = old.op === "kth" || old.op === "top" ? "by" : "column";
    const now = String(old.params[param]);
    const choose = old.op === "lookup" ? answerColumnOf : param === "by" ? orderingOf : measureOf;
    const column = choose(bench, set, random, now);
    return column && (replace(tree, old, { ...old, params: { ...old.params, [param]: column.name } }) as Branch);
  },
};
