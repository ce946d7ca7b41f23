import type { TableResult } from "../../../logic/operation.ts";
import { printedText } from "../../../logic/table.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { type Branch, inputOf, isLeaf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/**
 * So many members each group has at least: of two one always lies below their mean, and how far three or four lie apart is
 * a matter of chance.
 */
const LEAST_MEMBERS: Readonly<Record<string, number>> = { count_above_group: 4, group_dispersion: 5 };

/** Of fewer things anybody sees at a glance which lie above the mean of all. */
const LEAST_THINGS = 8;

/** Things held against the mean of their own group, or of hardly any things, or groups by how far their members lie apart, where a group has hardly any members. */
export function isOfSmallGroups(node: Branch, bench: Workbench): boolean {
  const least = LEAST_MEMBERS[node.op];
  const ofAll = node.op === "count_above_average";
  if (least === undefined && !ofAll) return false;
  const from = inputOf(node);
  const table = from && bench.table(from);
  if (least === undefined) return table !== undefined && table.rows.length < LEAST_THINGS;
  return table !== undefined && smallestGroup(table, String(node.params["by"])) < least;
}

/** Of two or three groups one is foremost whoever guesses. */
const LEAST_GROUPS = 4;
const FOREMOST = new Set(["kth", "ranked_value", "top", "first_places"]);

/** Which of some groups is foremost, where there are hardly any. */
export function isOfFewGroups(node: Branch, bench: Workbench): boolean {
  const from = inputOf(node);
  if (!from) return false;
  if (node.op === "group_dispersion") {
    const table = bench.table(from);
    return table !== undefined && [...groupSizes(table, String(node.params["by"]))].length < LEAST_GROUPS;
  }
  if (!FOREMOST.has(node.op) || isLeaf(from) || from.op !== "group") return false;
  return (bench.table(from)?.rows.length ?? LEAST_GROUPS) < LEAST_GROUPS;
}

// Large tables are grouped by the same column again and again.
const smallest = new WeakMap<TableResult, Map<string, number>>();

function smallestGroup(table: TableResult, by: string): number {
  const known = smallest.get(table) ?? new Map<string, number>();
  smallest.set(table, known);
  let size = known.get(by);
  if (size === undefined) {
    size = Number.POSITIVE_INFINITY;
    for (const one of groupSizes(table, by)) size = Math.min(size, one);
    known.set(by, size);
  }
  return size;
}

function groupSizes({ columns, rows }: TableResult, by: string): Iterable<number> {
  const at = columns.findIndex(({ name }) => name === by);
  const sizes = new Map<string, number>();
  for (const { cells } of at < 0 ? [] : rows) {
    const { value } = cells[at]!;
    if (value.kind === "missing") continue;
    const key = foldText(printedText(value));
    sizes.set(key, (sizes.get(key) ?? 0) + 1);
  }
  return sizes.values();
}
