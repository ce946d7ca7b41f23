import { dataRows, type Relation } from "../../../core/relation.ts";
import type { Value } from "../../../core/value.ts";
import { nameKey } from "../../../logic/values/normalise.ts";
import { type Branch, isLeaf, nodesOf } from "../node.ts";
import { startOf } from "../start-of.ts";
import type { Workbench } from "../workbench.ts";

/** Fewer things agree by chance. */
const LEAST_ROWS = 3;

/**
 * From a table that lists things the way leads to these things' own pages, which state all that they are chosen by: "the smallest of the
 * stations in the table, who heads it". The pages alone are asked; the table would be named for nothing.
 */
export function areToldByPages(node: Branch, bench: Workbench): boolean {
  if (node.op !== "follow") return false;
  const { left, right } = node.inputs;
  const table = left && startOf(left, bench);
  const pages = right && startOf(right, bench);
  if (!left || !table || pages?.source !== "page_collection" || table.source === "page_collection") return false;
  const label = bench.relation(table.id).label?.column.name;
  if (label === undefined || node.params["on"] !== label) return false;
  const said = new Set(nodesOf(left).flatMap((one) => (isLeaf(one) ? [] : Object.values(one.params))));
  const pairs = pairsOf(table, label, pages);
  const used = table.columns.flatMap(({ name }, at) => (name !== label && said.has(name) ? [at] : []));
  return pairs.length >= LEAST_ROWS && used.every((at) => isStated(at, pairs));
}

/** The rows of a table with those of the pages of the same things; none where a thing has no page, or does not stand in the table. */
function pairsOf(table: Relation, label: string, pages: Relation): (readonly [Cells, Cells])[] {
  const named = table.columns.findIndex(({ name }) => name === label);
  const own = Math.max(
    pages.columns.findIndex(({ role }) => role === "label"),
    0,
  );
  const byName = new Map<string, Cells>();
  for (const { cells, about } of dataRows(pages)) {
    if (about !== undefined) byName.set(about, cells);
    byName.set(nameKey(cells[own]!.value.printed), cells);
  }
  const rows = dataRows(table);
  const pairs = rows.flatMap(({ cells }) => {
    const { value } = cells[named]!;
    const found = (value.kind === "entity" ? byName.get(value.href) : undefined) ?? byName.get(nameKey(value.printed));
    return found === undefined ? [] : [[cells, found] as const];
  });
  const isWhole =
    pairs.length === rows.length && new Set(pairs.map(([, found]) => found)).size === dataRows(pages).length;
  return isWhole ? pairs : [];
}
type Cells = ReturnType<typeof dataRows>[number]["cells"];

/** Whether one of the columns of the pages says of each thing what the table does. */
const isStated = (at: number, pairs: readonly (readonly [Cells, Cells])[]): boolean =>
  pairs[0]![1].some((_, column) =>
    pairs.every(([own, others]) => saidOf(own[at]!.value) === saidOf(others[column]!.value)),
  );

const saidOf = (value: Value): string => (value.kind === "number" ? value.decimal : nameKey(value.printed));
