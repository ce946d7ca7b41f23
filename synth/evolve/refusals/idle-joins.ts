import { dataRows } from "../../../core/relation.ts";
import { type Branch, isLeaf, type Node, nodesOf } from "../node.ts";
import { areOfOneForm } from "../same-form.ts";
import { startOf } from "../start-of.ts";
import { stringsIn } from "../strings-in.ts";
import type { Workbench } from "../workbench.ts";

/** A thing with so few rows to each is followed over nothing. */
const LEAST_TIMES = 2;
const LEADING = new Set(["follow", "during", "dated_between"]);
const TIME = /^(?:season|year|edition|month|quarter|date|period|年度|年份|年|月份|季度|赛季)$/iu;

/** Of rows that fill less than this share of all their things at all their times, each is an event of its own. */
const FILLED = 0.5;

/**
 * Rows that follow things over the years, joined with what is stated of the things: each thing's one value would be counted
 * once a year ("the correlation of the landings of each year and the quay of the port"). Events, at times that their things hardly
 * share, follow nothing.
 */
export function repeatsOverTime(node: Branch, bench: Workbench): boolean {
  const on = node.params["on"];
  if (node.op !== "join" || typeof on !== "string") return false;
  const relation = startOf(node, bench);
  const at = relation?.columns.findIndex(({ name }) => name === on) ?? -1;
  // What has a page of its own is a thing that was made some year, and no year of another.
  if (!relation || at < 0 || relation.source === "page_collection") return false;
  const rows = dataRows(relation);
  const things = new Set(rows.map(({ cells }) => cells[at]!.value.printed)).size;
  return (
    rows.length >= LEAST_TIMES * things &&
    relation.columns.some(({ name, role, type }, time) => {
      if (role !== "year" && type !== "date" && !TIME.test(name)) return false;
      const once = new Set(rows.map(({ cells }) => `${cells[at]!.value.printed}\n${cells[time]!.value.printed}`));
      const times = new Set(rows.map(({ cells }) => cells[time]!.value.printed)).size;
      return once.size === rows.length && rows.length >= FILLED * things * times;
    })
  );
}

/** A place that names a table: "in the table “Grants” on the page “2013” of the Acme site". */
const NAMES_TABLE = /^in the tables? “|的表格“/;

/**
 * One of several tables of a kind (the results of one season), or one that has to be named by its title, that is named for the sake
 * of its rows alone: what is asked of them stands elsewhere, be it in the table as well ("Price" there and on the products' pages), and
 * another choice of rows would do as well.
 */
export function isIdleTable(tree: Branch, bench: Workbench): boolean {
  const nodes = nodesOf(tree);
  const said = new Set(nodes.flatMap((node) => (isLeaf(node) || node.op === "join" ? [] : stringsIn(node.params))));
  return nodes.some((node) => {
    if (isLeaf(node) || node.op !== "join") return false;
    const relation = startOf(node, bench);
    if (!relation || relation.source === "page_collection") return false;
    const others = [...bench.raw.values()].filter((other) => other.id !== relation.id && areOfOneForm(relation, other));
    const { naming, label: named } = bench.relation(relation.id);
    const beside = node.inputs["right"] && startOf(node.inputs["right"], bench);
    const elsewhere = new Set(beside?.source === "page_collection" ? beside.columns.map(({ name }) => name) : []);
    const label = named?.column.name ?? relation.columns[0]?.name;
    if (node.params["on"] !== undefined && node.params["on"] !== label) return false;
    return (
      (others.length > 0 || NAMES_TABLE.test(naming.source)) &&
      relation.columns.every(
        ({ name, role }) => role === "label" || name === label || !said.has(name) || elsewhere.has(name),
      )
    );
  });
}

/**
 * Two of the tables that several pages each have of their kind, joined though they stand on different pages: the scorers of
 * one season with the results of another, the works of one person with those of the next.
 */
export function joinsPages(tree: Branch, bench: Workbench): boolean {
  const leaves = nodesOf(tree).flatMap((node) => (isLeaf(node) ? (bench.raw.get(node.relation) ?? []) : []));
  const tables = leaves.filter(
    (one) =>
      one.source !== "page_collection" &&
      new Set(one.rows.map(({ cells }) => cells[0]?.evidence.url)).size === 1 &&
      [...bench.raw.values()].some((other) => other.id !== one.id && areOfOneForm(one, other)),
  );
  const apart = tables.some((one) => tables.some((other) => other.url !== one.url && !areOfOneForm(one, other)));
  return apart || nodesOf(tree).some((node) => leadsToSibling(node, bench));
}

/** From the works of one person, a path or a span of time leads to those of another: which two, is the asker's own. */
function leadsToSibling(node: Node, bench: Workbench): boolean {
  if (isLeaf(node) || !LEADING.has(node.op)) return false;
  const tables = nodesOf(node).flatMap((inner) => (isLeaf(inner) ? (bench.raw.get(inner.relation) ?? []) : []));
  return tables.some((one) =>
    tables.some((other) => other.url !== one.url && other.name === one.name && areOfOneForm(one, other)),
  );
}

/**
 * The table of one page, of many that have the same, is read together with other pages: "in the table “Works” on the page “Ann” and
 * on the galleries' own pages". Whose works, is the asker's own choice.
 */
export function joinsOneOfMany(tree: Node, bench: Workbench): boolean {
  return nodesOf(tree).some((node) => {
    if (isLeaf(node) || (node.op !== "join" && node.op !== "follow")) return false;
    const own = startOf(node, bench);
    return (
      own !== undefined &&
      own.source !== "page_collection" &&
      [...bench.raw.values()].some(
        (other) => other.url !== own.url && other.name === own.name && areOfOneForm(own, other),
      )
    );
  });
}
