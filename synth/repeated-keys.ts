import { baseOf } from "./base-of.ts";
import { type Elite, topicOf } from "./evolve/archive.ts";
import { conditionColumns, isCutHere } from "./evolve/condition-columns.ts";
import { type Branch, inputOf, isLeaf, type Node, nodeKey, nodesOf } from "./evolve/node.ts";

/** What each further question about the same thing costs, of a fitness between 0 and 1. */
const REPEATED = {
  column: 0.12,
  relation: 0.02,
  /** The collection whose things are asked about: of five kinds of things a set is not about one. */
  base: 0.03,
  small: 0.05,
  topic: 0.3,
  shape: 0.04,
  form: 0.6,
  names: 0.3,
  set: 0.2,
  limit: 0.3,
};
/** Of what stands on up to so many pages there is soon nothing left to ask. */
const SMALL = 6;
/** Of fewer names a question tells them, and is about no list. */
const LEAST_LISTED = 3;
/** What a question costs that is about the same as one that was turned away. */
const REFUSED = 0.1;
/** Something that a question is about, and what it costs each question after it that is about the same. */
export interface RepeatedKey {
  key: string;
  price: number;
}

/** What a key stands for, in words: relations and sets are known by their hashes alone. */
export function repeatedWhat(key: string): string {
  const [kind, ...rest] = key.split(" ");
  const named = kind === "column" || kind === "literal" || kind === "limit" ? `“${rest.join(" ")}” is` : undefined;
  return named ?? (kind === "refused" ? "much like it was turned away," : `its ${kind} was`);
}

/** The lists of names that a question is about. */
export function listKeys(tree: Node): string[] {
  return nodesOf(tree).flatMap((node) => {
    const names = !isLeaf(node) && node.op === "named" ? (node.params["names"] as readonly string[]) : [];
    return names.length >= LEAST_LISTED ? [`list ${[...names].sort().join()}`] : [];
  });
}

/** All that a question is about, and how. */
export function keysOf(elite: Elite): RepeatedKey[] {
  return [
    ...elite.columns.map((column) => ({ key: columnKey(column), price: REPEATED.column })),
    ...elite.relations.map((relation) => ({
      key: `relation ${relation}`,
      price: elite.pages.length <= SMALL ? REPEATED.small : REPEATED.relation,
    })),
    { key: baseKey(elite.tree), price: REPEATED.base },
    { key: `topic ${topicOf(elite)}`, price: REPEATED.topic },
    { key: `refused ${topicOf(elite)}`, price: REFUSED },
    { key: `set ${setOf(elite)}`, price: REPEATED.set },
    ...limitedBy(elite.tree).map((column) => ({ key: `limit ${column}`, price: REPEATED.limit })),
    { key: `shape ${elite.execution.operations.join()}`, price: REPEATED.shape },
    { key: formKey(elite), price: REPEATED.form },
    ...elite.literals.map((literal) => ({ key: `literal ${literal}`, price: REPEATED.names / elite.literals.length })),
  ];
}

/** A column that a question reads: what it asks for, or what its conditions are about. */
export const columnKey = (column: string): string => `column ${column}`;

/** The collection whose things a question is about. */
export const baseKey = (tree: Node): string => `base ${baseOf(tree)}`;

/** What is asked of which columns, whatever things it is asked of. */
export const formKey = (elite: Elite) =>
  `form ${elite.tree.op} ${[...new Set(elite.execution.operations)].filter((path) => !/> (?:named|lookup|join)$/.test(path)).join()} of ${topicOf(elite)}`;

/** The columns that a question is about, of the tables that it reads them from. */
export const matterKey = (elite: Elite) => `matter ${topicOf(elite)} of ${[...elite.relations].sort().join()}`;

/** The columns whose figures say which things are meant: a set of which every other question is about those below one line is dull. */
const limitedBy = (tree: Node): string[] => [
  ...new Set(
    nodesOf(tree).flatMap((node) => (isCutHere(node) ? conditionColumns({ ...(node as Branch), inputs: {} }) : [])),
  ),
];

/** The rows that a question is about, whatever it asks about them. */
function setOf(elite: Elite): string {
  const input = inputOf(elite.tree);
  return input ? nodeKey(inputOf(input) ?? input) : "";
}
