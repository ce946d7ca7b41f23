import { type Condition, compileCondition, conjuncts } from "../../../logic/condition.ts";
import type { TableResult, WorkRow } from "../../../logic/operation.ts";
import { pointsTo } from "../../../logic/operations/identify-by.ts";
import { printedText, rowName } from "../../../logic/table.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { type Branch, inputOf, isLeaf, type Node, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** What stands between the conditions of a description and leaves their rows as they are, or has fewer of them. */
const BETWEEN = new Set(["filter", "stated"]);

/**
 * The rows that are left where one of the conditions of a description is dropped, for each of them, in whichever steps they stand;
 * undefined where the rows are not known.
 */
export function rowsWithoutOne(
  description: Branch,
  bench: Pick<Workbench, "table">,
): { table: TableResult; left: (readonly WorkRow[])[] } | undefined {
  const parts = conjuncts(description.params["where"] as Condition);
  let base = inputOf(description);
  for (; base && !isLeaf(base) && BETWEEN.has(base.op); base = inputOf(base))
    if (base.op === "filter") parts.push(...conjuncts(base.params["where"] as Condition));
  const table = base && bench.table(base);
  if (!table) return undefined;
  const left = parts.map((_, dropped) => {
    const others = parts.filter((__, at) => at !== dropped).map((tests) => compileCondition(table, { or: tests }));
    return table.rows.filter((row) => others.every((holds) => holds(row)));
  });
  return { table, left };
}

/**
 * A description of which a condition can be dropped because all that are left lead to the same answer: "the fee of the school of the
 * course that is in Oban and shorter than five days", where the short courses are several, and all of one school. Who passes the
 * condition over is as right. Told for what is looked up of the thing described, and of what it leads to.
 */
export const describesIdly = (tree: Branch, bench: Pick<Workbench, "table">): boolean =>
  nodesOf(tree).some((node) => {
    if (isLeaf(node) || node.params["label"] !== undefined) return false;
    const asksFact = node.op === "lookup";
    if (!asksFact && node.op !== "label_of") return false;
    const way: Branch[] = [];
    let from: Node | undefined = node.inputs["from"];
    for (; from && !isLeaf(from) && from.op === "follow"; from = from.inputs["left"]) {
      if (from.params["label"] !== undefined) return false;
      way.unshift(from);
    }
    if (!from || isLeaf(from) || from.op !== "identify" || (!asksFact && way.length === 0)) return false;
    const column = asksFact ? String(node.params["column"]) : undefined;
    return (
      rowsWithoutOne(from, bench)?.left.some((rows) => answersOf(rows, from, way, column, bench)?.size === 1) === true
    );
  });

/** What is answered of any of these rows at the end of the way; undefined where a table is not known. */
function answersOf(
  start: readonly WorkRow[],
  description: Branch,
  way: readonly Branch[],
  column: string | undefined,
  bench: Pick<Workbench, "table">,
): Set<string> | undefined {
  let [rows, table] = [start, bench.table(description)];
  for (const { params, inputs } of way) {
    const right = bench.table(inputs["right"]!);
    const on = table?.columns.findIndex(({ name }) => name === params["on"]) ?? -1;
    if (!right || on < 0) return undefined;
    rows = right.rows.filter((thing) => rows.some((row) => pointsTo(row, on, thing, rowName(right, thing))));
    table = right;
  }
  if (!table) return undefined;
  if (column === undefined) return new Set(rows.map((row) => foldText(rowName(table, row))));
  const index = table.columns.findIndex(({ name }) => name === column);
  if (index < 0) return undefined;
  const stated = rows.flatMap(({ cells }) => {
    const { value } = cells[index]!;
    return value.kind === "missing" ? [] : [foldText(printedText(value))];
  });
  return new Set(stated);
}
