import { type Branch, inputOf, isLeaf, type Node, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** What comes round: one after the other, and nobody takes the largest first. */
const PERIOD =
  /(?:^|\s)(?:day|decade|edition|month|quarter|season|semester|term|week|year)$|(?:^|[^一-龥])[届季年月]$|(?:年度?|年份|赛季|季度|月份|学期|学年|届次)$/i;
const YEAR = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/;

/**
 * "The smallest number of seasons that account for 80 percent of the prize money": shares are held by those who act (firms, towns, people),
 * and periods follow each other. Things that are each named by a year of their own are periods, too.
 */
export function takesPeriods(node: Branch, bench: Workbench): boolean {
  if (node.op === "percent_of") return isShareOfForemost(node, bench);
  const from = inputOf(node);
  if (node.op !== "take_until" || !from) return false;
  return PERIOD.test(nounOf(from, bench)) || areNamedByYears(from, bench);
}

/**
 * "What percentage of the combined number of goals of all seasons does the highest number make up?" Of periods, and of a handful, nobody
 * speaks of a share of the whole that the foremost one holds.
 */
function isShareOfForemost({ inputs }: Branch, bench: Workbench): boolean {
  const { part, whole } = inputs;
  if (!part || !whole || isLeaf(part) || isLeaf(whole) || part.op !== "ranked_value" || whole.op !== "sum")
    return false;
  const from = inputOf(whole)!;
  const rows = bench.table(from)?.rows.length ?? 0;
  return rows < LEAST_SHARERS || PERIOD.test(nounOf(from, bench)) || areNamedByYears(from, bench);
}

/** A whole of fewer is a handful. */
const LEAST_SHARERS = 8;

function nounOf(from: Node, bench: Workbench): string {
  const group = nodesOf(from).find((one): one is Branch => !isLeaf(one) && one.op === "group");
  if (group) return String(group.params["by"]);
  const first = nodesOf(from).find(isLeaf);
  return first ? bench.relation(first.relation).naming.singular : "";
}

function areNamedByYears(from: Node, bench: Workbench): boolean {
  const table = bench.table(from);
  const label = table?.columns.findIndex(({ role }) => role === "label") ?? -1;
  if (!table || label < 0) return false;
  const years = table.rows.map(({ cells }) => YEAR.exec(cells[label]!.value.printed)?.[0]);
  return years.every((year) => year !== undefined) && new Set(years).size === years.length;
}
