import { canonicalJson } from "../../core/ids.ts";
import { keptOf } from "../../core/kept-of.ts";
import type { Program, Step } from "../../core/program.ts";
import { operation } from "../../logic/registry.ts";

/**
 * What the search mutates: a program as a tree. A tree is easy to rewrite (wrap a set in a condition, swap an aggregate)
 * where a flat list of steps is not; `compile` flattens it into the program that runs.
 */
export type Node = Leaf | Branch;
export interface Leaf {
  /** Relation id. */
  relation: string;
}
export interface Branch {
  op: string;
  /** The operation's parameters, those that name inputs left out. */
  params: Readonly<Record<string, unknown>>;
  /** Inputs by the parameter that names them. */
  inputs: Readonly<Record<string, Node>>;
}

export const isLeaf = (node: Node): node is Leaf => "relation" in node;

export const leaf = (relation: string): Leaf => ({ relation });

/** An operation over one input, named by `from`. */
export function over(op: string, from: Node, params: Record<string, unknown> = {}): Branch {
  return { op, params, inputs: { from } };
}

/** The first of several inputs; undefined where there are none. No list of them is made for it: every rule asks. */
export function firstOf(inputs: Branch["inputs"]): Node | undefined {
  for (const name in inputs) return inputs[name];
  return undefined;
}

/** The input that a branch reads first; undefined for relations. */
export const inputOf = (node: Node): Node | undefined => (isLeaf(node) ? undefined : firstOf(node.inputs));

type Keys = WeakMap<Node, string>;
const alike: Keys = new WeakMap();
const inTurn: Keys = new WeakMap();

/** Equal trees have equal keys; computed once per node, since a search asks for them all the time. */
export const nodeKey = (node: Node): string => keyOf(node, alike);

/** The same, told apart by which of two sets comes first: what both hold is listed in the order of that. */
export const runKey = (node: Node): string => keyOf(node, inTurn);

function keyOf(node: Node, keys: Keys): string {
  let key = keys.get(node);
  if (key === undefined) {
    key = isLeaf(node) ? node.relation : `${node.op}${paramsKey(node.params)}(${inputKeys(node, keys)})`;
    keys.set(node, key);
  }
  return key;
}

/** Of these it is the same which input comes first. */
const EITHER_WAY: ReadonlySet<string> = new Set(["intersection", "union"]);

function inputKeys({ op, inputs }: Branch, keys: Keys): string[] {
  const named = Object.entries(inputs).map(([name, input]) => [name, keyOf(input, keys)] as const);
  const isEither = keys === alike && EITHER_WAY.has(op);
  return isEither ? named.map(([, key]) => key).sort() : named.map(([name, key]) => `${name}:${key}`);
}

/** Trees that are rewritten keep the parameters of most of their nodes. */
const paramsKey = keptOf((params: Branch["params"]): string => canonicalJson(params));

/** All nodes, inputs before what reads them; gathered once per node, since every rule looks through them. */
export const nodesOf: (node: Node) => readonly Node[] = keptOf((node: Node) => {
  if (isLeaf(node)) return [node];
  const found: Node[] = [];
  for (const name in node.inputs) found.push(...nodesOf(node.inputs[name]!));
  found.push(node);
  return found;
});

/** The tree with every node that `change` answers for replaced, from the leaves up. */
export function rewrite(node: Node, change: (node: Node) => Node | undefined): Node {
  const inner = isLeaf(node) ? node : withInputs(node, (input) => rewrite(input, change));
  return change(inner) ?? inner;
}

/** A branch with its inputs changed; where none is another it is the same one, of which all is known that was asked before. */
function withInputs(node: Branch, change: (input: Node) => Node): Branch {
  const inputs: Record<string, Node> = {};
  let isSame = true;
  for (const name in node.inputs) {
    const input = change(node.inputs[name]!);
    isSame &&= input === node.inputs[name];
    inputs[name] = input;
  }
  return isSame ? node : { ...node, inputs };
}

/** Replaces one node of the tree (found by identity of content) by another. */
export function replace(tree: Node, old: Node, by: Node): Node {
  const key = nodeKey(old);
  const swap = (node: Node): Node => {
    if (nodeKey(node) === key) return by;
    return isLeaf(node) ? node : withInputs(node, swap);
  };
  return swap(tree);
}

/** Parameters that name a column. */
const NAMES_COLUMN: ReadonlySet<string> = new Set(["column", "by", "on", "a", "b", "weight"]);

// Trees that are rewritten keep the parameters of most of their nodes.
const namedIn = keptOf((params: Branch["params"]): readonly string[] => {
  const names = new Set<string>();
  const collect = (data: unknown, key: string) => {
    if (typeof data === "string" && NAMES_COLUMN.has(key)) names.add(data);
    else if (Array.isArray(data)) for (const item of data) collect(item, key);
    else if (data && typeof data === "object") for (const [name, item] of Object.entries(data)) collect(item, name);
  };
  collect(params, "");
  return [...names];
});

/** Column names that one operation reads, whatever stands before it. */
export const ownColumnsRead = ({ params }: Pick<Branch, "params">): readonly string[] => namedIn(params);

/** Column names that a tree's operations read. */
export const columnsRead = keptOf((tree: Node): readonly string[] => [
  ...new Set(nodesOf(tree).flatMap((node) => (isLeaf(node) ? [] : ownColumnsRead(node)))),
]);

/**
 * The tree with its joins reduced to the columns that are read, and without those, and without computed columns, that would
 * add nothing.
 */
export const pruneJoins = keptOf((tree: Branch): Branch => {
  const read = new Set(columnsRead(tree));
  return rewrite(tree, (node) => {
    if (isLeaf(node)) return undefined;
    const made = operation(node.op)?.computes?.(node.params);
    const rows = node.inputs["of"] ?? node.inputs["from"];
    if (made !== undefined && rows && !read.has(made)) return rows;
    if (node.op === "during" && !read.has(String(node.params["called"]))) return node.inputs["left"]!;
    if (node.op !== "join") return undefined;
    const all = node.params["columns"] as string[];
    const columns = all.filter((column) => read.has(column));
    if (columns.length === 0) return node.inputs["left"]!;
    if (columns.length === all.length) return undefined;
    return { ...node, params: { ...node.params, columns } };
  }) as Branch;
});

/**
 * The program of a tree. Equal subtrees become one step. Steps are called after their operation ("filter", "filter_2"),
 * relations by `relationName`, so that equal trees give equal programs.
 *
 * @returns the program, and the node that each of its steps stands for, by name
 */
export function compile(
  tree: Branch,
  relationName: (id: string) => string,
  round?: number,
): { program: Program; nodes: ReadonlyMap<string, Branch> } {
  const relations: Record<string, string> = {};
  const steps: Step[] = [];
  const nodes = new Map<string, Branch>();
  const names = new Map<string, string>();
  const taken = new Set<string>();
  const fresh = (wanted: string) => {
    let name = wanted;
    for (let n = 2; taken.has(name); n++) name = `${wanted}_${n}`;
    taken.add(name);
    return name;
  };
  const visit = (node: Node): string => {
    const key = nodeKey(node);
    const known = names.get(key);
    if (known !== undefined) return known;
    let name: string;
    if (isLeaf(node)) {
      name = fresh(relationName(node.relation));
      relations[name] = node.relation;
    } else {
      const inputs = Object.fromEntries(Object.entries(node.inputs).map(([param, input]) => [param, visit(input)]));
      name = fresh(node.op);
      steps.push({ as: name, op: node.op, ...inputs, ...node.params });
      nodes.set(name, node);
    }
    names.set(key, name);
    return name;
  };
  const answer = visit(tree);
  return { program: { relations, steps, answer, ...(round === undefined ? {} : { round }) }, nodes };
}
