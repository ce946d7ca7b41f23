import type { Relation } from "../../../core/relation.ts";
import { ownConditionColumns } from "../condition-columns.ts";
import { type Branch, inputOf, isLeaf, type Node } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { accountsBySort } from "./filed-figures.ts";
import { sharesByLinked } from "./linked-shares.ts";
import { isOfManyMatters } from "./many-matters.ts";
import { borrowedColumns } from "./of-another.ts";
import { areRelated, goTogether, isSort, mayChoose } from "./related-columns.ts";

/** Operations that choose rows by a column. */
const CHOOSING = new Set(["kth", "top", "filter", "identify", "identify_by"]);
/** Operations that say more of the same rows. */
const PASSING = new Set(["join", "formula_column", "named", "sort"]);
/** Operations that ask for the place of a value, and so for the value. */
const PLACING = new Set(["ranked_value", "kth"]);
/** Operations that hold two choices of the same rows together. */
const COMBINING = new Set(["union", "intersection", "none_of"]);

/**
 * Something is asked of things that were chosen by what has nothing to do with it: "the crude oil production of those whose
 * fiscal year is …". What they are chosen by has to go together, too, within each other as beside each other ("both among the
 * five with the lowest birth rate and among the five with the longest coastline").
 */
export function isFarFetched(node: Branch, bench: Workbench): boolean {
  const [from, beside] = Object.values(node.inputs);
  if (!from) return false;
  if (sharesByLinked(node, bench)) return true;
  if (accountsBySort(node, bench)) return false;
  if (COMBINING.has(node.op)) return beside !== undefined && areChosenApart(from, beside, bench);
  const by = choosers(from);
  if (by.length === 0) return false;
  const relations = bench.sources(node).map(({ relation }) => relation);
  // "What percentage of those whose fiscal year is … produce more than …?"
  const met = node.op === "probability" ? ownConditionColumns(node) : [];
  if (met.some((one) => by.some((other) => !mayChoose(one, other, relations) && !mayChoose(other, one, relations))))
    return true;
  const kinds = by.filter((column) => isOddKind(column, relations));
  const asked = node.params["column"] ?? (PLACING.has(node.op) ? node.params["by"] : undefined);
  if (typeof asked === "string" && kinds.some((column) => !areRelated(column, asked, relations))) return true;
  if (typeof asked === "string" && by.some((column) => !mayChoose(column, asked, relations))) return true;
  if (typeof asked !== "string" && node.op !== "label_of" && node.op !== "count") return false;
  return by.some((one, at) =>
    by.slice(at + 1).some((other) => !mayChoose(one, other, relations) && !mayChoose(other, one, relations)),
  );
}

/** "The largest of those whose fiscal year is …": what things are not sorted by says of what is asked only what it is about. */
const isOddKind = (column: string, relations: readonly Relation[]): boolean =>
  !isSort(column) &&
  relations.some(
    (relation) =>
      isOfManyMatters(relation) && relation.columns.some(({ name, role }) => name === column && role === "category"),
  );

function areChosenApart(a: Node, b: Node, bench: Workbench): boolean {
  const relations = bench.sources(a).map(({ relation }) => relation);
  return choosers(a).some((one) => choosers(b).some((other) => !goTogether(one, other, relations)));
}

/** The columns that rows are chosen by, one choice within another. */
function choosers(node: Node): string[] {
  if (isLeaf(node)) return [];
  const from = inputOf(node);
  if (PASSING.has(node.op)) return from ? choosers(from) : [];
  if (!CHOOSING.has(node.op)) return [];
  const { by } = node.params;
  const borrowed = from ? borrowedColumns(from) : new Set<string>();
  return [
    ...(typeof by === "string" ? [by] : []),
    // What their maker or place is like is said of that, and things are chosen by their makers whatever is asked of them.
    ...ownConditionColumns(node).filter((column) => !borrowed.has(column)),
    ...(from ? choosers(from) : []),
  ];
}
