import { conditionColumns, isCutAtLimit } from "../condition-columns.ts";
import { type Branch, inputOf, isLeaf, type Node, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

const COUNTING = new Set(["count", "probability", "mode", "distinct", "count_above_average", "count_above_group"]);
const NAMING = new Set(["identify", "identify_by", "label_of"]);
/** "K-1024", "WX 31", "7704": what a register tells its rows apart by. */
const CODE = /^(?=.*\d)[\p{Lu}\d]{1,8}(?:[-–/ .][\p{Lu}\d]{1,8})*$/u;

/**
 * Whether a step works on a figure that a file states of things, and on what their pages say of which sort they are: what is spent,
 * reached or made is accounted for by whatever sort, owner or place the things have.
 */
export function accountsBySort(node: Branch, bench: Workbench): boolean {
  const figures = filedFigures(node, bench);
  if (figures.size === 0 || nodesOf(node).some(isCutAtLimit)) return false;
  const { column, by } = node.params;
  const own = [column, by].filter((name) => typeof name === "string");
  const ranked = nodesOf(node).flatMap((one) => (isLeaf(one) ? [] : (one.params["by"] ?? [])));
  return [...own, ...ranked].some((name) => figures.has(String(name).replace(/^(?:sum|mean) of /, "")));
}

/** The measures of relations that files state. */
function filedFigures(node: Node, bench: Workbench): ReadonlySet<string> {
  return new Set(
    bench
      .sources(node)
      .flatMap(({ filed, columns }) =>
        filed ? columns.flatMap(({ column }) => (column.role === "measure" ? [column.name] : [])) : [],
      ),
  );
}

/** Of things of which some have no figure in a file, how many there are is not said by those that have one. */
export function countsFiledSome(node: Branch, bench: Workbench): boolean {
  if (!COUNTING.has(node.op) && !(node.op === "group" && node.params["take"] === "count")) return false;
  const some = bench.sources(node).filter(({ filed }) => filed === "some");
  const conditions = new Set(conditionColumns(node));
  return some.some(
    ({ columns }) => node.op === "probability" || !columns.some(({ column }) => conditions.has(column.name)),
  );
}

/** What a file tells apart by codes alone is called by none: neither is one asked for, nor anything begun at one. */
export function asksForFiledCode(node: Branch, bench: Workbench): boolean {
  const begins = node.op === "follow" && typeof node.params["label"] === "string";
  if (!NAMING.has(node.op) && !begins) return false;
  const from = inputOf(node);
  const start = from && startOf(from);
  if (start === undefined || nodesOf(node).some((one) => !isLeaf(one) && one.op === "group")) return false;
  const { filed, label, relation } = bench.relation(start);
  if (!filed || !label) return false;
  return relation.rows.every(({ cells, total }) => total || CODE.test(cells[label.index]!.value.printed.trim()));
}

/** The relation whose rows a chain of steps keeps. */
function startOf(node: Node): string | undefined {
  if (isLeaf(node)) return node.relation;
  const rows = node.inputs["left"] ?? node.inputs["from"] ?? inputOf(node);
  return rows && startOf(rows);
}
