import { dateOf, measureOf } from "../columns-for.ts";
import { type Branch, inputOf, isLeaf, over } from "../node.ts";
import type { Seed } from "./seed.ts";

/** One of a few named rows held against another, against their mean, or as a share of their sum. */
export const weighed: Seed = (bench, set, random): Branch | undefined => {
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
};
