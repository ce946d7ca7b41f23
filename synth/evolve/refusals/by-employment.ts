import { humanise } from "../../../logic/english/humanise.ts";
import { nounKind } from "../../../logic/english/noun-kinds.ts";
import { isCurrency } from "../../../logic/values/units.ts";
import { conditionColumns } from "../condition-columns.ts";
import { type Branch, inputOf, isLeaf, type Node } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** What is taken of figures. */
const TAKEN: ReadonlySet<string> = new Set([
  ...["mean", "median", "range", "sum", "quantile", "stdev", "variance", "coefficient_of_variation", "weighted_mean"],
  ...["interquartile_range", "median_absolute_deviation", "mean_absolute_deviation", "kth", "top", "ranked_value"],
]);
/** What somebody is employed as, and where they sit: it changes, and the site sorts nothing else by it. */
const EMPLOYED = /(?:^|\s)(?:grade|job|job title|office|position|post|rank|room|title)$/u;

/**
 * A figure of things that are chosen by what somebody who has to do with them is employed as: "the mean number of stops of the trams whose
 * driver's rank is Senior". Who that is chooses things, and so does the group that they are of; their rank says nothing of stops.
 * What money somebody of a rank is trusted with does.
 */
export function isByEmployment(node: Branch, bench: Workbench): boolean {
  if (!TAKEN.has(node.op)) return false;
  const from = inputOf(node);
  const table = from && bench.table(from);
  if (!from || !table) return false;
  const taken = node.params["column"] ?? node.params["by"];
  const unit = table.columns.find(({ name }) => name === taken)?.unit;
  if (unit !== undefined && isCurrency(unit)) return false;
  const limited = new Set(conditionColumns(from));
  return employmentsIn(from).some((column) => limited.has(column));
}

/** The columns of what people are employed as that were joined by a column which names such people. */
function employmentsIn(node: Node): string[] {
  if (isLeaf(node)) return [];
  const { on, columns } = node.params;
  const isOfPerson = node.op === "join" && typeof on === "string" && nounKind(humanise(on)) === "person";
  const own = isOfPerson ? (columns as string[]).filter((name) => EMPLOYED.test(humanise(name))) : [];
  return [...own, ...Object.values(node.inputs).flatMap(employmentsIn)];
}
