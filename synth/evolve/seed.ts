import type { Random } from "../../core/random.ts";
import { answerColumnOf, categoryOf, dateOf, measureOf, orderingOf } from "./columns-for.ts";
import { describing, restrict } from "./condition-for.ts";
import { type Branch, inputOf, isLeaf, type Node, over } from "./node.ts";
import type { Workbench } from "./workbench.ts";

/** Aggregates of one column; which of them make sense is for their guards to say. */
export const AGGREGATES = ["sum", "mean", "median", "range"] as const;

/** Kinds of question that are tried before a set is given up: many sets have no quantity, or no date. */
const ATTEMPTS = 4;

type Seed = (bench: Workbench, set: Node, random: Random) => Branch | undefined;

/** The simplest questions over a set, each the start of a line of mutations. */
const SEEDS: readonly Seed[] = [
  aggregate,
  aggregate,
  ranked,
  ranked,
  counted,
  described,
  described,
  weighed,
  placed,
  sorted,
  timed,
];

export function seedQuestion(bench: Workbench, set: Node, random: Random): Branch | undefined {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const tree = random.pick(SEEDS)(bench, set, random);
    if (tree) return tree;
  }
  return undefined;
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

/** "What is the second-latest release date among …?" */
function placed(bench: Workbench, set: Node, random: Random): Branch | undefined {
  const by = orderingOf(bench, set, random);
  return (
    by && over("ranked_value", set, { by: by.name, k: 1 + random.below(3), end: random.pick(["highest", "lowest"]) })
  );
}

/** "What is the most frequent status among …?", "How many different statuses are there among …?" */
function sorted(bench: Workbench, set: Node, random: Random): Branch | undefined {
  const column = categoryOf(bench, set, random);
  if (!column) return undefined;
  if (random.next() < 0.5) return over("mode", set, { column: column.name });
  return over("count", over("distinct", set, { column: column.name }));
}

/** "How many days lie between the earliest and the latest release date of …?" */
function timed(bench: Workbench, set: Node, random: Random): Branch | undefined {
  const column = dateOf(bench, set, random);
  return column && over(random.pick(["date_span", "longest_gap"]), set, { column: column.name });
}

/** "How many … are there whose …?" */
function counted(bench: Workbench, set: Node, random: Random): Branch | undefined {
  const restricted = restrict(bench, set, random);
  return restricted && over("count", restricted);
}

/** "Which is the only … whose … and whose …?" */
function described(bench: Workbench, set: Node, random: Random): Branch | undefined {
  const where = describing(bench, set, random);
  if (!where) return undefined;
  const one = over("identify", set, { where });
  const give = random.next() < 0.5 ? answerColumnOf(bench, set, random) : undefined;
  return give ? over("lookup", one, { column: give.name }) : over("label_of", one);
}

/** One of a few named rows held against another, against their mean, or as a share of their sum. */
function weighed(bench: Workbench, set: Node, random: Random): Branch | undefined {
  if (isLeaf(set) || set.op !== "named") return undefined;
  const date = random.next() < 0.5 ? dateOf(bench, set, random) : undefined;
  const column = date ?? measureOf(bench, set, random);
  if (!column) return undefined;
  const whole = inputOf(set)!;
  const [one, other] = random.shuffle(set.params["names"] as string[]);
  const factOf = (label: string) => over("lookup", whole, { column: column.name, label });
  if (date) return { op: "days_between", params: {}, inputs: { a: factOf(one!), b: factOf(other!) } };
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
