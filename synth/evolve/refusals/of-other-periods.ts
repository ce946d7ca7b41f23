import { periodOfName } from "../../../logic/values/period-of-name.ts";
import { ownConditionColumns } from "../condition-columns.ts";
import { type Branch, inputOf, isLeaf, type Node } from "../node.ts";

/** Operations that report the figure of one column of the rows that are left. */
const REPORTS: Readonly<Record<string, string>> = {
  lookup: "column",
  mean: "column",
  median: "column",
  sum: "column",
  ranked_value: "by",
};
/** What chooses rows by a figure. */
const CHOOSES = new Set(["kth", "top"]);

/**
 * Things that are chosen by a quantity of one period to report the same quantity of another: "the visitors in July of the pier opened after
 * 1990 that had fewer than 200 visitors in December". Who knows the one figure has the other beside it, and nobody tells a thing by it. How a
 * quantity changed from the one to the other is asked as a change.
 */
export function reportsOtherPeriod(node: Branch): boolean {
  const parameter = REPORTS[node.op];
  const asked = parameter === undefined ? undefined : periodOfName(String(node.params[parameter]));
  if (!asked) return false;
  for (let from: Node | undefined = inputOf(node); from && !isLeaf(from); from = inputOf(from)) {
    const by = CHOOSES.has(from.op) ? [String(from.params["by"])] : ownConditionColumns(from);
    const other = by
      .map(periodOfName)
      .some((one) => one !== undefined && one.what === asked.what && one.when !== asked.when);
    if (other) return true;
  }
  return false;
}
