import { families, isSeries } from "../belonging.ts";
import { isSorting } from "../columns-for.ts";
import { isSayable } from "../condition-for.ts";
import { type Branch, isLeaf, leaf, type Node, nodesOf } from "../node.ts";
import { sectionsOf } from "../population.ts";
import { MOST_PAGES } from "../scores.ts";
import type { Workbench } from "../workbench.ts";
import { listingOf } from "./whole-list.ts";

/** Fewer rows of one kind are no group. */
const LEAST_GROUP = 4;
/** Formulas that hold one thing against another. */
const HOLDING = new Set(["difference", "ratio", "percent_of", "percent_difference", "days_between"]);

/** "return_path", "Image::size", "setWidth()", "r.in.ascii": words of a program. */
const IDENTIFIER = /^(?=\S+$)(?:.*[_$].*|.*::.*|.*\(.*\)|.*\p{Ll}\p{Lu}.*|[\p{Ll}\d]+(?:\.[\p{L}\d]+)+)$/u;

/** Whether a name is a word of a program. */
export const isIdentifier = (name: string): boolean => IDENTIFIER.test(name);

const known = new WeakMap<object, boolean>();

/**
 * Whether a site makes groups of the rows of a relation itself: it lists all of them, puts them under headings, or sorts them by
 * a column. "The mean population of Anguilla, Aruba and Panama" is then nobody's question: why these?
 */
function makesGroups(relation: string, bench: Workbench): boolean {
  const surveyed = bench.relation(relation);
  let found = known.get(surveyed);
  if (found === undefined) {
    const rows = surveyed.relation.rows.filter(({ total }) => !total).length;
    const whole = rows <= MOST_PAGES && surveyed.hasNoun && !listingOf(surveyed, bench.survey).isPart;
    found =
      surveyed.relation.source === "page_collection" &&
      (whole || sectionsOf(bench, surveyed).length > 0 || bench.columns(leaf(relation)).some(sorts));
    known.set(surveyed, found);
  }
  return found;
}

/** A column two of whose values are each said of a group that a person goes through. */
function sorts(column: Parameters<typeof isSorting>[0]): boolean {
  if (!isSorting(column)) return false;
  const counts = new Map<string, number>();
  for (const { printed } of column.values) counts.set(printed, (counts.get(printed) ?? 0) + 1);
  const groups = [...counts].filter(
    ([value, count]) => isSayable(value) && count >= LEAST_GROUP && count <= MOST_PAGES && count < column.values.length,
  );
  return groups.length > 1;
}

/**
 * A list of names that the asker picked, or two things held against each other by name, where the site makes groups; of what has
 * names of a program nobody picks a few at all: options and functions are looked up one by one.
 */
export function isPicked(node: Branch, bench: Workbench): boolean {
  if (node.op === "named") {
    const names = node.params["names"] as readonly string[];
    if (names.filter(isIdentifier).length > names.length / 2) return true;
    return !belongTogether(names) && (readsGrouped(node, bench) || areListed(node, bench));
  }
  if (!HOLDING.has(node.op)) return false;
  const inputs = Object.values(node.inputs);
  return inputs.length > 1 && inputs.every(startsAtName) && inputs.some((input) => readsGrouped(input, bench));
}

/** All of the rows that were picked are in one list of the site's that a person goes through: it could be asked about as it is. */
function areListed(node: Branch, bench: Workbench): boolean {
  const picked = bench.table(node)?.rows.map(({ about }) => about) ?? [];
  if (picked.length === 0 || picked.includes(undefined)) return false;
  return bench.survey.relations.some(({ relation, hasNoun }) => {
    if (!hasNoun || relation.rows.length > MOST_PAGES || relation.rows.length <= picked.length) return false;
    const listed = new Set(relation.rows.map(({ about }) => about));
    return picked.every((url) => listed.has(url));
  });
}

/** Names show that they are of one family, or of one series. */
export const belongTogether = (names: readonly string[]): boolean =>
  isSeries(names) || families(names, names.length).some((family) => family.length === names.length);

const startsAtName = (node: Node): boolean =>
  nodesOf(node).some((inner) => !isLeaf(inner) && typeof inner.params["label"] === "string");

const readsGrouped = (node: Node, bench: Workbench): boolean =>
  nodesOf(node).some((inner) => isLeaf(inner) && makesGroups(inner.relation, bench));
