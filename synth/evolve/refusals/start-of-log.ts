import { dataRows, type Relation } from "../../../core/relation.ts";
import type { Value } from "../../../core/value.ts";
import { grouped } from "../../survey/grouped.ts";
import { type Branch, isLeaf, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** So many rows from the newest to the oldest are in that order on purpose. */
const LEAST_ROWS = 4;
/** What is read to the first of all dates. */
const OVER_DATES: ReadonlySet<string> = new Set(["date_span", "longest_gap"]);
const BY_RANK: ReadonlySet<string> = new Set(["ranked_value", "kth", "top", "sort"]);
const BEFORE: ReadonlySet<string> = new Set(["<", "<="]);

/**
 * Tables that run from the newest to the oldest day are logs (releases, minutes, notices): what came before falls off at their end
 * without a word. Their first entry is the oldest that is still shown, so nobody can be asked for the earliest of them, for how long
 * they span, or for those before a day.
 */
export const asksForStartOfLog = (node: Branch, bench: Workbench): boolean => {
  const column = readToStart(node);
  if (column === undefined) return false;
  return nodesOf(node).some((one) => isLeaf(one) && logColumns(bench.relation(one.relation).relation).has(column));
};

function readToStart({ op, params }: Branch): string | undefined {
  if (OVER_DATES.has(op)) return String(params["column"]);
  if (BY_RANK.has(op) && (params["end"] === "lowest" || params["first"] === "lowest")) return String(params["by"]);
  const where = op === "filter" ? (params["where"] as { column?: string; is?: string } | undefined) : undefined;
  return where?.is !== undefined && BEFORE.has(where.is) ? where.column : undefined;
}

const known = new WeakMap<Relation, ReadonlySet<string>>();

/** The columns whose days go down in every table of a relation. */
function logColumns(relation: Relation): ReadonlySet<string> {
  let found = known.get(relation);
  if (!found) {
    const isTable = relation.source !== "page_collection" && !areEditions(relation);
    found = new Set(isTable ? relation.columns.flatMap(({ name }, at) => (isLog(relation, at) ? [name] : [])) : []);
    known.set(relation, found);
  }
  return found;
}

/** Yearbooks, one for each year and none left out, are a series of which people speak as of a whole. */
function areEditions(relation: Relation): boolean {
  const label = relation.columns.findIndex(({ role }) => role === "label");
  if (label < 0) return false;
  const years = dataRows(relation).map(({ cells }) =>
    Number(YEAR.exec(cells[label]!.value.printed)?.[0] ?? Number.NaN),
  );
  const sorted = [...years].sort((a, b) => a - b);
  return years.length >= LEAST_ROWS && sorted.every((year, at) => at === 0 || year === sorted[at - 1]! + 1);
}

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/;

function isLog(relation: Relation, at: number): boolean {
  const cells = dataRows(relation).map((row) => row.cells[at]!);
  if (cells.some(({ value }) => value.kind !== "missing" && dayOf(value) === undefined)) return false;
  const tables = grouped(cells, ({ evidence: { url, place } }) => `${url} ${"table" in place ? place.table : ""}`);
  let compared = 0;
  for (const table of tables.values()) {
    const days = table.flatMap(({ value }) => dayOf(value) ?? []);
    if (days.some((day, row) => row > 0 && day > days[row - 1]!)) return false;
    compared += new Set(days).size > 1 ? days.length : 0;
  }
  return compared >= LEAST_ROWS;
}

const dayOf = (value: Value): string | undefined =>
  value.kind === "date" && (value.granularity === "day" || value.granularity === "minute") ? value.iso : undefined;
