import type { Random } from "../../core/random.ts";
import { answerColumnOf, measureOf, orderingOf } from "./columns-for.ts";
import { restrict } from "./condition-for.ts";
import { type Branch, inputOf, isLeaf, type Node, over } from "./node.ts";
import type { Workbench } from "./workbench.ts";

/** Aggregates of one column; which of them make sense is for their guards to say. */
export const AGGREGATES = ["sum", "mean", "median", "range"] as const;

type Seed = (bench: Workbench, set: Node, random: Random) => Branch | undefined;

/** The simplest questions over a set, each the start of a line of mutations. */
const SEEDS: readonly Seed[] = [aggregate, aggregate, ranked, ranked, counted, described, described, weighed];

export function seedQuestion(bench: Workbench, set: Node, random: Random): Branch | undefined {
  return random.pick(SEEDS)(bench, set, random);
}

/** "What is the mean population of …?" */
function aggregate(bench: Workbench, set: Node, random: Random): Branch | undefined {
  const column = measureOf(bench, set, random);
  if (!column) return undefined;
  const fitting = AGGREGATES.filter((name) => name !== "sum" || column.additive === true);
  return over(random.pick(fitting), set, { column: column.name });
}

/** "Which … has the second-highest …?", "What is the … of the … with the lowest …?" */
function ranked(bench: Workbench, set: Node, random: Random): Branch | undefined {
  const by = orderingOf(bench, set, random);
  if (!by) return undefined;
  const kth = over("kth", set, { by: by.name, k: 1 + random.below(3), end: random.pick(["highest", "lowest"]) });
  const give = random.next() < 0.6 ? answerColumnOf(bench, set, random, by.name) : undefined;
  return give ? over("lookup", kth, { column: give.name }) : over("label_of", kth);
}

/** "How many … are there whose …?" */
function counted(bench: Workbench, set: Node, random: Random): Branch | undefined {
  const restricted = restrict(bench, set, random);
  return restricted && over("count", restricted);
}

/** "Which is the only … whose … and whose …?" */
function described(bench: Workbench, set: Node, random: Random): Branch | undefined {
  const first = restrict(bench, set, random);
  const second = restrict(bench, set, random);
  if (!first || !second) return undefined;
  const one = over("identify", set, { where: { and: [first.params["where"], second.params["where"]] } });
  const give = random.next() < 0.5 ? answerColumnOf(bench, set, random) : undefined;
  return give ? over("lookup", one, { column: give.name }) : over("label_of", one);
}

/** One of a few named rows held against another, against their mean, or as a share of their sum. */
function weighed(bench: Workbench, set: Node, random: Random): Branch | undefined {
  if (isLeaf(set) || set.op !== "named") return undefined;
  const column = measureOf(bench, set, random);
  if (!column) return undefined;
  const whole = inputOf(set)!;
  const [one, other] = random.shuffle(set.params["names"] as string[]);
  const factOf = (label: string) => over("lookup", whole, { column: column.name, label });
  const kind = random.pick(column.additive === true ? ["pair", "mean", "share", "ratio"] : ["pair", "mean"]);
  const aggregateOf = (op: string) => over(op, set, { column: column.name });
  switch (kind) {
    case "mean":
      return { op: "difference", params: {}, inputs: { a: factOf(one!), b: aggregateOf("mean") } };
    case "share":
      return { op: "percent_of", params: {}, inputs: { part: factOf(one!), whole: aggregateOf("sum") } };
    case "ratio":
      return { op: "ratio", params: {}, inputs: { a: factOf(one!), b: factOf(other!) } };
    default:
      return { op: "difference", params: {}, inputs: { a: factOf(one!), b: factOf(other!) } };
  }
}
