import { FORECASTS } from "./evolve/forecasts.ts";
import { type Branch, isLeaf, type Node, nodesOf } from "./evolve/node.ts";

/** Ways to say how fast something grew: they rank things alike, or nearly so. */
const GROWTH = new Set(["percent", "cagr", "mean_yearly"]);

/**
 * What is asked once of figures over the years: who grew fastest, or how many grew so fast, by whichever measure of growth; who comes
 * first or last by a forecast among the members of a table; and when a series of a table first turned, whoever's it is, since what
 * turned one of them (a bad year of all) turned the others.
 */
export function seriesKeys(tree: Branch): string[] {
  return nodesOf(tree).flatMap((node) => {
    if (isLeaf(node)) return [];
    const { op, params } = node;
    const of = columnOf(node);
    if (op === "trend" && GROWTH.has(String(params["take"]))) return [`growth ${placeOf(tree)} ${of}`];
    if (op === "outlook") return [`outlook ${placeOf(tree)} ${of}`];
    if (op === "turning_year") return [`turned ${String(params["direction"])} ${of}`];
    return [];
  });
}

/** The series of which a forecast is asked, by whichever method: two in a small set are one question twice. */
export function forecastKeys(tree: Branch): string[] {
  return nodesOf(tree).flatMap((node) =>
    !isLeaf(node) && FORECASTS.has(node.op) ? [`forecast ${columnOf(node)} ${memberOf(node)}`] : [],
  );
}

/** A column and the tables that it is read from: the things may come from their own pages, or be told by the table alone. */
const columnOf = ({ params, inputs }: Branch): string =>
  `${String(params["column"])} ${leavesOf(Object.values(inputs).at(-1)!)}`;

/** At which end of the growth something is looked for, or what else is asked of it. */
function placeOf(tree: Branch): string {
  const ranked = nodesOf(tree).find((node): node is Branch => !isLeaf(node) && node.op === "kth");
  return ranked ? `${String(ranked.params["end"])} ${String(ranked.params["k"] ?? 1)}` : tree.op;
}

const leavesOf = (node: Node): string =>
  [...new Set(nodesOf(node).flatMap((one) => (isLeaf(one) ? [one.relation] : [])))].join();

/** Whose series it is. */
function memberOf(node: Node): string {
  const labels = nodesOf(node).flatMap((one) => (isLeaf(one) ? [] : [one.params["label"]]));
  return String(labels.find((label) => label !== undefined) ?? "");
}
