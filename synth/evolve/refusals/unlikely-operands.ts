import { keptOfTwo } from "../../../core/kept-of.ts";
import type { Row } from "../../../core/relation.ts";
import type { TableResult } from "../../../logic/operation.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { type Branch, inputOf, isLeaf, type Node } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** What one takes of many figures. */
const TAKEN = new Set(["mean", "median", "sum", "range", "stdev", "variance", "coefficient_of_variation", "pearson"]);
/** A set of which more than this share of the figures is nought has no sum to speak of… */
const MOSTLY = 0.5;
/** …and one of which so many are says nothing by its mean, nor by how far its figures lie apart. */
const MANY = 1 / 3;
/** …and one of which this share are one and the same is that one. */
const NEARLY_ALL = 0.7;

/** A column sorts rows into so many kinds at least, and no more than this share of them into one. */
const LEAST_SORTS = 2;
const MOST_OF_ONE = 0.6;

/** "the mean natural gas imports of Australia, Guam, Nauru and Niue", of which one imports any; nor of what is the same for nearly all. */
export function isMostlyZero(node: Branch, bench: Workbench): boolean {
  if (!TAKEN.has(node.op)) return false;
  const from = inputOf(node);
  const table = from && bench.table(from);
  const most = (figure: number) => (figure !== 0 ? NEARLY_ALL : node.op === "sum" ? MOSTLY : MANY);
  if (table === undefined) return false;
  return [node.params["column"], node.params["by"]].some((name) => {
    const counts = countsIn(table, name);
    // How far figures reach is the highest of them where the lowest is nought.
    const isHighest = node.op === "range" && counts.has(0) && Math.min(...counts.keys()) === 0;
    return isHighest || [...counts].some(([figure, count]) => count > most(figure) * table.rows.length);
  });
}

/** How many rows have each of the figures of a column. */
const countsIn = keptOfTwo(({ columns, rows }: TableResult, name: unknown): ReadonlyMap<number, number> => {
  const index = columns.findIndex((column) => column.name === name);
  const counts = new Map<number, number>();
  for (const { cells } of index < 0 ? [] : rows) {
    const { value } = cells[index]!;
    if (value.kind === "number") counts.set(Number(value.decimal), (counts.get(Number(value.decimal)) ?? 0) + 1);
  }
  return counts;
});

/**
 * Two things, named by the asker, that no column of their table sorts alike: "the airports of Western Sahara and of the West
 * Bank" are held against each other by nobody. Where nothing sorts the table's rows, any two of them are.
 */
export function areStrangers(node: Branch, bench: Workbench): boolean {
  const named = Object.values(node.inputs).map(namedRow);
  const [one, other] = named;
  if (named.length !== 2 || !one || !other || one.relation !== other.relation) return false;
  const { label, relation } = bench.relation(one.relation);
  if (!label) return false;
  const rows = [one, other].map(({ name }) =>
    relation.rows.find(({ cells }) => foldText(cells[label.index]!.value.printed) === foldText(name)),
  );
  const [left, right] = rows;
  if (!left || !right) return false;
  const sorting = relation.columns.flatMap(({ role }, index) =>
    role === "category" && sortsInto(relation.rows, index) >= LEAST_SORTS ? [index] : [],
  );
  return (
    sorting.length > 0 &&
    !sorting.some((index) => {
      const said = foldText(left.cells[index]!.value.printed);
      return said !== "" && said === foldText(right.cells[index]!.value.printed);
    })
  );
}

/** How many sorts a column tells apart; none where most rows are of one. */
function sortsInto(rows: readonly Row[], index: number): number {
  const counts = new Map<string, number>();
  for (const { cells } of rows) {
    const said = foldText(cells[index]!.value.printed);
    if (said !== "") counts.set(said, (counts.get(said) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values()) > MOST_OF_ONE * rows.length ? 0 : counts.size;
}

/** A row of a relation that a look-up names. */
function namedRow(node: Node): { relation: string; name: string } | undefined {
  if (isLeaf(node) || node.op !== "lookup") return undefined;
  const from = inputOf(node);
  const name = node.params["label"];
  return from && isLeaf(from) && typeof name === "string" ? { relation: from.relation, name } : undefined;
}
