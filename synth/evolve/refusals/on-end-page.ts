import { dataRows, type Relation } from "../../../core/relation.ts";
import { compareValues } from "../../../logic/order.ts";
import { evidenceOf } from "../../../logic/table.ts";
import { isTableFamily } from "../../survey/collections/table-family.ts";
import { type Branch, isLeaf, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** Of fewer pages whose days do not overlap that may be chance. */
const LEAST_PAGES = 3;
/** What is read of the row that a ranking finds. */
const OF_ROW: ReadonlySet<string> = new Set(["lookup", "label_of"]);

/**
 * The first or the last by a day, or what is said of that one, of what notices list that each tell of their own month: the first notice,
 * or the last, has it, and whoever opens that page needs none of the others. Where the page at that end has none that is meant, the
 * others have to be looked through; and for what lies between the first and the last both ends are needed.
 */
export function isOnEndPage(tree: Branch, bench: Workbench): boolean {
  const ranked = OF_ROW.has(tree.op) ? tree.inputs["from"] : tree;
  if (!ranked || isLeaf(ranked) || (ranked.op !== "ranked_value" && ranked.op !== "kth")) return false;
  const from = ranked.inputs["from"];
  const { by, k = 1, end } = ranked.params as { by?: string; k?: number; end?: string };
  const [leaf, ...others] = from ? nodesOf(from).filter(isLeaf) : [];
  const table = from && bench.table(from);
  if (!leaf || others.length > 0 || !table || by === undefined) return false;
  const pages = pagesInOrder(bench.relation(leaf.relation).relation, by);
  const last = end === "highest" ? pages?.at(-1) : pages?.[0];
  const at = table.columns.findIndex(({ name }) => name === by);
  if (last === undefined || at < 0) return false;
  const way = end === "highest" ? -1 : 1;
  const cells = table.rows.map((row) => row.cells[at]!).filter(({ value }) => value.kind === "date");
  const first = cells.sort((a, b) => way * compareValues(a.value, b.value)).slice(0, k);
  return (
    first.length === k &&
    first.every((cell) => evidenceOf(cell).length > 0 && evidenceOf(cell).every(({ url }) => url === last))
  );
}

const known = new WeakMap<Relation, Map<string, readonly string[] | undefined>>();

/** The pages of a family of tables in the order of a column of days, where those of one page all come before those of the next. */
function pagesInOrder(relation: Relation, by: string): readonly string[] | undefined {
  const found = known.get(relation) ?? new Map<string, readonly string[] | undefined>();
  known.set(relation, found);
  if (!found.has(by)) found.set(by, orderOf(relation, by));
  return found.get(by);
}

function orderOf(relation: Relation, by: string): readonly string[] | undefined {
  const at = relation.columns.findIndex(({ name, type }) => name === by && type === "date");
  if (at < 0 || !isTableFamily(relation)) return undefined;
  const cells = dataRows(relation)
    .map((row) => row.cells[at]!)
    .filter(({ value }) => value.kind === "date")
    .sort((a, b) => compareValues(a.value, b.value));
  const pages: string[] = [];
  for (const [index, { evidence, value }] of cells.entries()) {
    if (evidence.url === pages.at(-1)) continue;
    // A day that two pages share is of neither.
    if (pages.includes(evidence.url) || (index > 0 && compareValues(cells[index - 1]!.value, value) === 0))
      return undefined;
    pages.push(evidence.url);
  }
  return pages.length >= LEAST_PAGES && cells.length >= 2 * pages.length ? pages : undefined;
}
