import { dataRows, type Relation } from "../../../core/relation.ts";
import type { Value } from "../../../core/value.ts";
import { nameInOrder } from "../../../logic/values/name-order.ts";
import { isTableFamily } from "../../survey/collections/table-family.ts";
import { type Branch, inputOf, isLeaf, type Node, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** What is the same whether those with none are counted with or not, as long as it asks for the most. */
const FROM_ABOVE: ReadonlySet<string> = new Set(["kth", "top", "label_of", "lookup", "sum", "count", "filter"]);
/** A list is of what a column names where it has so many of them (in number, and by share). */
const LEAST_NAMED = 3;
const NEARLY_ALL = 0.8;
const MORE: ReadonlySet<string> = new Set([">", ">="]);

/**
 * Things counted by what they belong to, where a condition, a list of those that state something, pages without a table of
 * them, or a list that has more of what they belong to leave some with none of them: nobody can say whether those count as none, so that only the most and the sum of all are asked for. "The mean
 * number of red cards per club" would leave out the clubs without a red card.
 */
export function leavesOutNone(tree: Node, bench: Workbench): boolean {
  return nodesOf(tree).some((node) => !isLeaf(node) && !asksForMost(node) && overNone(node, bench));
}

/** Whether an operation is over such counts, at whatever depth. */
function overNone(node: Branch, bench: Workbench): boolean {
  return Object.values(node.inputs).some(
    (input) => !isLeaf(input) && (isLacking(input, bench) || overNone(input, bench)),
  );
}

function isLacking(group: Branch, bench: Workbench): boolean {
  const { op, params, inputs } = group;
  const from = inputs["from"];
  if (op !== "group" || params["take"] !== "count" || !from) return false;
  const whole = wholeOf(from);
  const by = String(params["by"]);
  if (namesSome(from, by, bench)) return true;
  if (!whole) return false;
  const { lackedBySome, relation } = bench.relation(whole.relation);
  if (relation.columns[0]!.name === by && (lackedBySome || lackedByPages(relation, bench))) return true;
  return from !== whole && kindsIn(from, by, bench) < kindsIn(whole, by, bench);
}

/**
 * A list of the site has nearly all that a column names, by their names or their pages, and others of the same kind, which are named
 * never: "which umpire is named least often" of the umpires whom some match names.
 */
function namesSome(from: Node, by: string, bench: Workbench): boolean {
  const table = bench.table(from);
  const at = table?.columns.findIndex(({ name }) => name === by) ?? -1;
  if (!table || at < 0) return false;
  const named = new Set<string>();
  const pages = new Set<string>();
  for (const { cells } of table.rows)
    for (const value of valuesIn(cells[at]!.value)) {
      named.add(nameInOrder(value.printed));
      if (value.kind === "entity") pages.add(value.href);
    }
  const isPartOf = (some: ReadonlySet<string>, all: ReadonlySet<string>) => {
    const shared = [...some].filter((one) => all.has(one)).length;
    return shared >= LEAST_NAMED && shared >= NEARLY_ALL * some.size && all.size > shared;
  };
  const own = new Set(bench.sources(from).map(({ relation }) => relation.id));
  return [...bench.survey.relations, ...bench.survey.lone].some((list) => {
    if (!list.label || own.has(list.relation.id)) return false;
    const all = listedBy(list.relation, list.label.index);
    return isPartOf(named, all.names) || isPartOf(pages, all.pages);
  });
}

const valuesIn = (value: Value): readonly Value[] =>
  value.kind === "list" ? value.items : value.kind === "missing" ? [] : [value];

const listed = new WeakMap<Relation, { names: ReadonlySet<string>; pages: ReadonlySet<string> }>();

/** What a list's rows are called, and their pages. */
function listedBy(relation: Relation, label: number): { names: ReadonlySet<string>; pages: ReadonlySet<string> } {
  const known = listed.get(relation);
  if (known) return known;
  const rows = dataRows(relation);
  const found = {
    names: new Set(rows.map(({ cells }) => nameInOrder(cells[label]!.value.printed))),
    pages: new Set(rows.flatMap(({ about }) => about ?? [])),
  };
  listed.set(relation, found);
  return found;
}

/** Tables on the pages of some things of a kind, where the pages of others have none. */
function lackedByPages(relation: Relation, { survey }: Workbench): boolean {
  if (!isTableFamily(relation)) return false;
  const having = new Set(relation.rows.map(({ cells }) => cells[0]!.evidence.url));
  return survey.relations.some(({ relation: { source, rows } }) => {
    const pages = new Set(source === "page_collection" ? rows.map(({ about }) => about) : []);
    return pages.size > having.size && [...having].every((url) => pages.has(url));
  });
}

/** The relation that conditions narrow. */
function wholeOf(node: Node): { relation: string } | undefined {
  if (isLeaf(node)) return node;
  return node.op === "filter" ? wholeOf(inputOf(node)!) : undefined;
}

function kindsIn(node: Node, by: string, bench: Workbench): number {
  const table = bench.table(node);
  const index = table?.columns.findIndex(({ name }) => name === by) ?? -1;
  return index < 0 ? 0 : new Set(table!.rows.map(({ cells }) => cells[index]!.value.printed)).size;
}

function asksForMost({ op, params }: Branch): boolean {
  if (!FROM_ABOVE.has(op)) return false;
  if (op === "kth" || op === "top") return params["end"] === "highest";
  if (op !== "filter") return true;
  const where = params["where"] as { is?: string };
  return where.is !== undefined && MORE.has(where.is);
}
