import type { Random } from "../../../core/random.ts";
import { formulaColumn } from "../../../logic/operations/formula-column.ts";
import { answerColumnOf, dateOf, drawColumn, measureOf } from "../columns-for.ts";
import { type Branch, type Node, over } from "../node.ts";
import { isHeldAgainst } from "../refusals/odd-formula.ts";
import { areRivals } from "../refusals/related-columns.ts";

import type { Workbench } from "../workbench.ts";
import type { Seed } from "./seed.ts";

/** Columns that are tried before a set is given up: most go with no other. */
const ATTEMPTS = 3;

/** Of what has to be worked out for each first, hardly anybody asks for more than the first. */
const PLACES = [1, 1, 2] as const;

/** "Which country has the highest ratio of population to area?", of a column that is computed for each row. */
export const computed: Seed = (bench, set, random) => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const tree = ofPair(bench, set, random);
    if (tree) return tree;
  }
  return undefined;
};

function ofPair(bench: Workbench, set: Node, random: Random): Branch | undefined {
  const dates = random.next() < 0.3;
  const a = dates ? dateOf(bench, set, random) : measureOf(bench, set, random);
  if (!a) return undefined;
  const formula = dates ? "days" : random.pick(["ratio", "ratio", "difference"] as const);
  const b = drawColumn(
    bench,
    set,
    random,
    ({ column }) =>
      column.name !== a.name &&
      column.type === a.type &&
      column.role === a.role &&
      (formula !== "ratio" || isHeldAgainst(a, column)) &&
      (formula === "ratio" || formula === "days" || (column.unit === a.unit && areRivals(column.name, a.name))),
  )?.column;
  if (!b) return undefined;
  const params = { formula, a: a.name, b: b.name } as const;
  const made = formulaColumn(params);
  const table = over("formula_column", set, params);
  // A mean of ratios is the ratio of nothing.
  if (formula !== "ratio" && random.next() < 0.35)
    return over(random.pick(["mean", "median", "range"]), table, { column: made });
  const best = over("kth", table, { by: made, k: random.pick(PLACES), end: random.pick(["highest", "lowest"]) });
  // How large one of the two is where the figure is foremost; how long something took is its own, and chooses as figures do.
  const others = () => (formula === "days" ? answerColumnOf(bench, set, random) : random.pick([a, b]));
  const give = random.next() < 0.5 ? others() : undefined;
  return give ? over("lookup", best, { column: give.name }) : over("label_of", best);
}
