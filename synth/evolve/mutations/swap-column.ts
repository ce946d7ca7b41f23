import { answerColumnOf, measureOf, orderingOf } from "../columns-for.ts";
import { type Branch, inputOf, replace } from "../node.ts";
import { AGGREGATES } from "../seeds/aggregate.ts";
import type { Mutation } from "./mutation.ts";
import { branchesOf } from "./sets.ts";

/** The same question of another column. */
export const swapColumn: Mutation = {
  name: "swap_column",
  apply(tree, bench, random) {
    const found = branchesOf(tree, [...AGGREGATES, "kth", "top", "lookup"]);
    if (found.length === 0) return undefined;
    const old = random.pick(found);
    const set = inputOf(old)!;
    const param = old.op === "kth" || old.op === "top" ? "by" : "column";
    const now = String(old.params[param]);
    const choose = old.op === "lookup" ? answerColumnOf : param === "by" ? orderingOf : measureOf;
    const column = choose(bench, set, random, now);
    return column && (replace(tree, old, { ...old, params: { ...old.params, [param]: column.name } }) as Branch);
  },
};
