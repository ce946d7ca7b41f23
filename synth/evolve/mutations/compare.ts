import { restrict } from "../condition-for.ts";
import { type Branch, inputOf, isLeaf, type Node, nodesOf } from "../node.ts";
import { randomName, samplePopulation } from "../population.ts";
import type { Workbench } from "../workbench.ts";
import type { Mutation } from "./mutation.ts";

/** Values that a comparison may be made of. */
const VALUES = ["lookup", "mean", "median", "sum", "count"];

/** Compares the value with its counterpart: of the other end, of another group, of the part that meets a condition. */
export const compare: Mutation = {
  name: "compare",
  apply(tree, bench, random): Branch | undefined {
    if (!VALUES.includes(tree.op)) return undefined;
    const counterpart = random.pick([otherEnd, otherGroup, otherStart, part])(tree, bench, random);
    if (!counterpart) return undefined;
    const { a, b, within } = counterpart;
    const share: Branch = { op: "percent_of", params: {}, inputs: { part: b, whole: a } };
    if (within) return share;
    const op = isDate(bench, a) ? "days_between" : random.next() < 0.75 ? "difference" : "ratio";
    const [larger, smaller] = numberOf(bench, a) >= numberOf(bench, b) ? [a, b] : [b, a];
    return { op, params: {}, inputs: { a: larger, b: smaller } };
  },
};

type Counterpart = { a: Branch; b: Branch; within?: true } | undefined;
type Random = Parameters<Mutation["apply"]>[2];

/** The same fact of the thing at the other end of the ranking. */
function otherEnd(tree: Branch): Counterpart {
  const one = inputOf(tree);
  if (!one || isLeaf(one) || one.op !== "kth") return undefined;
  const end = one.params["end"] === "highest" ? "lowest" : "highest";
  return { a: tree, b: { ...tree, inputs: { from: { ...one, params: { ...one.params, end } } } } };
}

/** The same fact at the end of the same path from another thing. */
function otherStart(tree: Branch, bench: Workbench, random: Random): Counterpart {
  const path = inputOf(tree);
  if (!path || isLeaf(path) || path.op !== "follow" || path.params["label"] === undefined) return undefined;
  const [source] = bench.sources(path);
  const label = source && randomName(source, random);
  if (!label || label === path.params["label"]) return undefined;
  return { a: tree, b: { ...tree, inputs: { from: { ...path, params: { ...path.params, label } } } } };
}

/** The same aggregate of another group of the same relation. */
function otherGroup(tree: Branch, bench: Workbench, random: Random): Counterpart {
  const set = inputOf(tree);
  // Two lists of names picked by chance have nothing to do with each other; two groups of the site's own have.
  if (!set || isLeaf(set) || (set.op !== "join" && set.op !== "filter")) return undefined;
  const [source] = bench.sources(set);
  const byName = nodesOf(set).some((node) => !isLeaf(node) && node.op === "named");
  if (!source || byName || tree.op === "lookup") return undefined;
  const other = samplePopulation(bench, source, random);
  if (!other || isLeaf(other) || other.op !== set.op || overlaps(bench, set, other)) return undefined;
  return { a: tree, b: { ...tree, inputs: { from: other } } };
}

/** The share that the rows which meet a condition have in the whole. */
function part(tree: Branch, bench: Workbench, random: Random): Counterpart {
  const set = inputOf(tree);
  if (!set || (tree.op !== "sum" && tree.op !== "count")) return undefined;
  const restricted = restrict(bench, set, random);
  return restricted && { a: tree, b: { ...tree, inputs: { from: restricted } }, within: true };
}

function overlaps(bench: Workbench, a: Node, b: Node): boolean {
  const rows = new Set(bench.table(a)?.rows);
  return bench.table(b)?.rows.some((row) => rows.has(row)) ?? true;
}

function isDate(bench: Workbench, node: Node): boolean {
  const result = bench.result(node);
  return result?.type === "value" && result.value.kind === "date";
}

function numberOf(bench: Workbench, node: Node): number {
  const result = bench.result(node);
  return result?.type === "value" && result.value.kind === "number" ? Number(result.value.decimal) : 0;
}
