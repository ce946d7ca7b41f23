import type { TableResult, WorkRow } from "../../../logic/operation.ts";
import { columnIndex, printedText } from "../../../logic/table.ts";
import { timeOf } from "../../../logic/time-of-row.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { type Branch, inputOf, isLeaf, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** Whoever is foremost in more than this share of the years has the record as well: one year tells it. */
const MOST_YEARS = 0.6;

/** "Which district had the most births in a single year?" is asked for nothing where the same one has the most year after year. */
export function isIdleRecord(tree: Branch, bench: Workbench): boolean {
  return nodesOf(tree).some((node) => {
    const records = isLeaf(node) || node.op !== "kth" ? undefined : inputOf(node);
    const from = records && inputOf(records);
    const table = from && bench.table(from);
    if (!table || !records || isLeaf(records) || records.op !== "peaks" || records.params["per"] !== "thing")
      return false;
    const leaders = leadersOf(table, records.params as unknown as Ranked);
    const counts = new Map<string, number>();
    for (const name of leaders) counts.set(name, (counts.get(name) ?? 0) + 1);
    return Math.max(0, ...counts.values()) > MOST_YEARS * leaders.length;
  });
}

interface Ranked {
  time: string;
  by: string;
  column: string;
  end: "highest" | "lowest";
}

/** Who was foremost, time by time. */
function leadersOf(table: TableResult, { time, by, column, end }: Ranked): string[] {
  const [at, named] = [columnIndex(table, column), columnIndex(table, by)];
  const best = new Map<number, WorkRow>();
  const figure = ({ cells }: WorkRow) => {
    const { value } = cells[at]!;
    return value.kind === "number" ? Number(value.decimal) * (end === "highest" ? 1 : -1) : Number.NEGATIVE_INFINITY;
  };
  for (const row of table.rows) {
    const when = timeOf(table, row, { time }).period?.at;
    const known = when === undefined ? undefined : best.get(when);
    if (when !== undefined && (!known || figure(row) > figure(known))) best.set(when, row);
  }
  return [...best.values()].map(({ cells }) => foldText(printedText(cells[named]!.value)));
}
