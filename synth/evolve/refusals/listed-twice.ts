import { dataRows, type Relation } from "../../../core/relation.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { isTableFamily } from "../../survey/collections/table-family.ts";
import type { SurveyedRelation } from "../../survey/surveyed.ts";
import { type Branch, isLeaf, type Node, nodesOf } from "../node.ts";
import { startOf } from "../start-of.ts";
import type { Workbench } from "../workbench.ts";

/** Steps of which it is the same whether a row comes once or twice: they keep rows, say more of them, or look at an end of them. */
const UNMOVED: ReadonlySet<string> = new Set([
  ...["filter", "stated", "aside", "join", "sort", "identify", "identify_by", "label_of", "lookup", "follow", "during"],
  ...["distinct", "includes", "named", "range", "ratio", "date_span", "union", "intersection", "none_of"],
]);
/** Where more of the names than this come again, rows are told by their pages, as prices of the same sorts of tickets are. */
const MOST_AGAIN = 0.5;

// A search asks for the same relations again and again.
const known = new WeakMap<Relation, ReadonlySet<string>>();

/**
 * Whether a question counts, or adds up, rows of which two pages list the same one: the pump that two works list with the same power and
 * the same weight is one kind of pump or two pumps, and a mean, a share or a number of all has two answers. How many each page lists
 * is as it says; and so is whatever is left once no such row is there twice.
 */
export function countsListedTwice(tree: Branch, bench: Workbench): boolean {
  return nodesOf(tree).some(
    (node) =>
      !isLeaf(node) && !isUnmoved(node) && Object.values(node.inputs).some((input) => holdsTwice(input, node, bench)),
  );
}

function isUnmoved({ op, params }: Branch): boolean {
  return UNMOVED.has(op) || ((op === "kth" || op === "ranked_value" || op === "top") && (params["k"] ?? 1) === 1);
}

function holdsTwice(input: Node, { op, params }: Branch, bench: Workbench): boolean {
  const relation = startOf(input, bench);
  const names = relation ? namedTwice(bench.relation(relation.id)) : NONE;
  if (!relation || names.size === 0) return false;
  if (op === "group" && params["by"] === relation.columns[0]!.name) return false;
  const table = bench.table(input);
  const label = relation.columns[nameColumn(bench.relation(relation.id))]!.name;
  const at = table?.columns.findIndex(({ name }) => name === label) ?? -1;
  // The numbers that pages list, added up, count it twice again.
  if (!table || at < 0) return op === "sum";
  const said = table.rows.map(({ cells }) => foldText(cells[at]!.value.printed)).filter((name) => names.has(name));
  return new Set(said).size < said.length;
}

/** The names that two pages give to a row with the same values throughout. */
function namedTwice(surveyed: SurveyedRelation): ReadonlySet<string> {
  const { relation } = surveyed;
  let found = known.get(relation);
  if (found === undefined) {
    const at = nameColumn(surveyed);
    found = isTableFamily(relation) && at > 0 ? twiceIn(relation, at) : NONE;
    known.set(relation, found);
  }
  return found;
}

/** Names that come twice are no label any more: they stand in the first column of words behind that of the pages. */
function nameColumn({ relation, label }: SurveyedRelation): number {
  if (label !== undefined && label.index > 0) return label.index;
  return relation.columns.findIndex(
    ({ type, role }, at) => at > 0 && (role === "label" || type === "text" || type === "entity"),
  );
}

const NONE: ReadonlySet<string> = new Set();

function twiceIn(relation: Relation, at: number): ReadonlySet<string> {
  const pages = new Map<string, { name: string; on: Set<string> }>();
  const counts = new Map<string, number>();
  for (const { cells } of dataRows(relation)) {
    const name = foldText(cells[at]!.value.printed);
    if (name === "") continue;
    counts.set(name, (counts.get(name) ?? 0) + 1);
    const key = cells
      .slice(1)
      .map(({ value }) => foldText(value.printed))
      .join("\n");
    const row = pages.get(key) ?? { name, on: new Set() };
    pages.set(key, row);
    row.on.add(cells[0]!.value.printed);
  }
  const again = [...counts.values()].filter((count) => count > 1).length;
  if (again > counts.size * MOST_AGAIN) return NONE;
  return new Set([...pages.values()].filter(({ on }) => on.size > 1).map(({ name }) => name));
}
