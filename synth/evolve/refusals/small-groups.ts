import { printedText } from "../../../logic/table.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { type Branch, inputOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/**
 * So many members each group has at least: of two one always lies below their mean, and how far three or four lie apart is
 * a matter of chance.
 */
const LEAST_MEMBERS: Readonly<Record<string, number>> = { count_above_group: 4, group_dispersion: 5 };

/** Things held against the mean of their own group, or groups by how far their members lie apart, where a group has hardly any members. */
export function isOfSmallGroups(node: Branch, bench: Workbench): boolean {
  const least = LEAST_MEMBERS[node.op];
  if (least === undefined) return false;
  const from = inputOf(node);
  const table = from && bench.table(from);
  if (!table) return false;
  const at = table.columns.findIndex(({ name }) => name === node.params["by"]);
  if (at < 0) return false;
  const sizes = new Map<string, number>();
  for (const { cells } of table.rows) {
    const { value } = cells[at]!;
    if (value.kind === "missing") continue;
    const key = foldText(printedText(value));
    sizes.set(key, (sizes.get(key) ?? 0) + 1);
  }
  return [...sizes.values()].some((size) => size < least);
}
