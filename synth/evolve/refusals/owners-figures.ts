import { arePersons } from "../../../logic/chinese/measure-words.ts";
import { conjuncts } from "../../../logic/condition.ts";
import { mayBePeople } from "../../../logic/english/person-role.ts";
import { conditionColumns } from "../condition-columns.ts";
import { conditionOf } from "../condition-of.ts";
import { type Branch, inputOf, isLeaf, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

const LIMITS: ReadonlySet<string> = new Set([">", "<", ">=", "<=", "=", "between"]);

/**
 * A limit to a figure of what the rows belong to: "how many stalls are there whose market's roof is higher than 5 m?" says nothing of
 * the stalls. By the sort of their owner, by where it is and since when there is one, things are chosen.
 */
export function choosesByOwnersFigure(node: Branch, bench: Workbench): boolean {
  const where = node.op === "filter" ? conditionOf(node) : undefined;
  if (!where) return false;
  const limited = conjuncts(where)
    .flat()
    .filter(({ is }) => LIMITS.has(is))
    .map(({ column }) => column);
  if (limited.length === 0) return false;
  return nodesOf(node).some((join) => {
    if (isLeaf(join) || join.op !== "join" || join.params["on"] === undefined) return false;
    const owned = join.params["columns"] as readonly string[];
    const columns = bench.table(join)?.columns ?? [];
    return limited.some(
      (name) => owned.includes(name) && columns.some((column) => column.name === name && column.role === "measure"),
    );
  });
}

/** What asks for a row itself, or for a fact of it. */
const ASKING: ReadonlySet<string> = new Set(["lookup", "label_of", "follow"]);

/**
 * A row is known only by figures of what it names, and it or a fact of its own is asked: "which is the post whose depot was built after
 * 2000 and has fewer than 50 lorries" holds two things against each other that have nothing to do with each other. Where one of the conditions
 * says of which sort that thing is, or where it lies, it is spoken of; and of people's figures what they made is chosen.
 */
export function looksUpByOwnersFigures(node: Branch, bench: Workbench): boolean {
  const from = ASKING.has(node.op) ? inputOf(node) : undefined;
  if (!from || isLeaf(from) || from.op !== "identify_by" || from.params["where"] !== undefined) return false;
  const one = from.inputs["one"];
  const where = one && !isLeaf(one) && one.op === "identify" ? conditionOf(one) : undefined;
  if (!one || !where) return false;
  const limits = conjuncts(where).flat();
  const columns = bench.table(one)?.columns ?? [];
  const isFigure = (name: string) =>
    columns.some(
      ({ name: known, type, role }) => known === name && (type === "number" || type === "date" || role === "year"),
    );
  return (
    limits.length > 1 &&
    limits.every(({ is, column }) => LIMITS.has(is) && isFigure(column)) &&
    !bench.sources(one).every(({ naming }) => mayBePeople(naming.singular) || arePersons(naming.singular))
  );
}

/** What says how many of the rows there are. */
const COUNTS: ReadonlySet<string> = new Set(["count", "percent_of", "probability"]);

/**
 * How many stalls there are whose market was opened before 1900: when their owner came to be says nothing of the stalls, which are only
 * counted by it. Of what somebody made or did, their own dates tell the time.
 */
export function countsByOwnersDate(tree: Branch, bench: Workbench): boolean {
  if (!COUNTS.has(tree.op)) return false;
  const limited = new Set(conditionColumns(tree));
  return nodesOf(tree).some((join) => {
    if (isLeaf(join) || join.op !== "join" || join.params["on"] === undefined) return false;
    const owned = new Set(join.params["columns"] as readonly string[]);
    const owner = join.inputs["right"];
    const arePeople = owner !== undefined && bench.sources(owner).every(({ naming }) => mayBePeople(naming.singular));
    return (
      !arePeople &&
      (bench.table(join)?.columns ?? []).some(
        ({ name, type, role }) => owned.has(name) && limited.has(name) && (type === "date" || role === "year"),
      )
    );
  });
}
