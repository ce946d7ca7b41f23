import { overTablesColumn } from "../../../logic/over-tables.ts";
import { type Branch, isLeaf, type Node, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** What is done with what things come to over tables: the foremost is chosen, those above a limit or the mean are counted, one is looked up. */
const TAKEN: ReadonlySet<string> = new Set([
  "kth",
  "lookup",
  "ranked_value",
  "filter",
  "count_above_average",
  "count",
  "top",
  "identify",
  "label_of",
]);

const COUNTS: ReadonlySet<string> = new Set(["filter", "count_above_average"]);

/**
 * Nobody asks for the mean, the spread or the share of what things come to over tables, whose sum is one already; nor who has
 * least, or less than so much, where some stand in fewer of the tables: these have less for that alone.
 */
export function takesTablesOddly(tree: Branch, bench: Workbench): boolean {
  return nodesOf(tree).some((node) => {
    if (isLeaf(node)) return false;
    const tables = Object.values(node.inputs).flatMap(tablesIn);
    // "有多少个国家的第1届至第9届……": a span of time cannot be what somebody has.
    if (bench.survey.language === "zh" && COUNTS.has(node.op) && tables.some(({ params }) => "by" in params))
      return true;
    return (
      tables.length > 0 &&
      (!TAKEN.has(node.op) ||
        (node.op === "count_above_average" && tables.some(({ params }) => params["take"] !== "sum")) ||
        (isOfLeast(node, tables) && tables.some((one) => !isEven(one, bench))))
    );
  });
}

/** What a node reads the totals of, through what only narrows them. */
function tablesIn(node: Node): Branch[] {
  if (isLeaf(node)) return [];
  if (node.op === "over_tables") return [node];
  return node.op === "filter" || node.op === "top" ? Object.values(node.inputs).flatMap(tablesIn) : [];
}

function isOfLeast({ op, params }: Branch, tables: readonly Branch[]): boolean {
  const made = new Set(tables.map((one) => overTablesColumn(one.params as Parameters<typeof overTablesColumn>[0])));
  if (params["end"] === "lowest" && made.has(String(params["by"] ?? params["column"]))) return true;
  const where = params["where"] as { column?: string; is?: string } | undefined;
  if (where?.is === "<" && made.has(String(where.column))) return true;
  return op === "count_above_average" && params["side"] === "below" && made.has(String(params["column"]));
}

/** Does each thing stand in as many of the tables? */
const isEven = (tables: Branch, bench: Workbench): boolean => {
  const { surveyed, by } = { surveyed: tables.inputs["from"]!, by: tables.params["by"] };
  return bench.together.some(
    (found) => isLeaf(surveyed) && found.surveyed.relation.id === surveyed.relation && found.by === by && found.isEven,
  );
};
