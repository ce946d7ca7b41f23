import type { Random } from "../../../core/random.ts";
import { categoryOf, dateOf, measureOf } from "../columns-for.ts";
import { isSayable } from "../condition-for.ts";
import { type Branch, inputOf, isLeaf, type Node, over } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import type { Seed } from "./seed.ts";

/** The mean of fewer others is none. */
const LEAST_OTHERS = 4;

/** One thing held against another, against the mean of others, or as a share of the sum of all; one group against another. */
export const weighed: Seed = (bench, set, random): Branch | undefined =>
  isLeaf(set) || set.op !== "named"
    ? random.next() < 0.5
      ? extremes(bench, set, random)
      : groups(bench, set, random)
    : ofNamed(bench, set, random);

function ofNamed(bench: Workbench, set: Branch, random: Random): Branch | undefined {
  const date = random.next() < 0.5 ? dateOf(bench, set, random) : undefined;
  const column = date ?? measureOf(bench, set, random);
  if (!column) return undefined;
  const whole = inputOf(set)!;
  const names = set.params["names"] as string[];
  const [one, other] = random.shuffle(names);
  const factOf = (label: string) => over("lookup", whole, { column: column.name, label });
  if (date) return { op: "days_between", params: {}, inputs: { a: factOf(one!), b: factOf(other!) } };
  const kind = random.pick(
    column.additive === true ? ["pair", "mean", "mean", "share", "ratio"] : ["pair", "mean", "mean"],
  );
  switch (kind) {
    case "mean": {
      // Against the mean of the others: a thing is no measure of itself.
      const others = names.filter((name) => name !== one);
      if (others.length < LEAST_OTHERS) return undefined;
      const mean = over("mean", over("named", whole, { names: others }), { column: column.name });
      return { op: "difference", params: {}, inputs: { a: factOf(one!), b: mean } };
    }
    case "share":
      return {
        op: "percent_of",
        params: {},
        inputs: { part: factOf(one!), whole: over("sum", set, { column: column.name }) },
      };
    case "ratio":
      return { op: "ratio", params: {}, inputs: { a: factOf(one!), b: factOf(other!) } };
    default:
      return { op: "difference", params: {}, inputs: { a: factOf(one!), b: factOf(other!) } };
  }
}

/** "the ratio of the largest to the smallest budget", "what percentage of the combined budget does the largest make up". */
function extremes(bench: Workbench, set: Node, random: Random): Branch | undefined {
  const column = measureOf(bench, set, random);
  if (!column) return undefined;
  const at = (end: string, k = 1) => over("ranked_value", set, { by: column.name, k, end });
  if (column.additive !== true || random.next() < 0.5)
    return { op: "ratio", params: {}, inputs: { a: at("highest"), b: at("lowest") } };
  const whole = over("sum", set, { column: column.name });
  return { op: "percent_of", params: {}, inputs: { part: at("highest", 1 + random.below(2)), whole } };
}

/** The mean of one category's rows held against that of another's. */
function groups(bench: Workbench, set: Node, random: Random): Branch | undefined {
  const by = categoryOf(bench, set, random);
  const column = by && measureOf(bench, set, random);
  const values = by && bench.columns(set).find((found) => found.column.name === by.name)?.values;
  if (!column || !values) return undefined;
  const sorts = random.shuffle([...new Set(values.map(({ printed }) => printed))].filter(isSayable));
  const means: Branch[] = [];
  for (const value of sorts) {
    if (means.length === 2) break;
    const ofSort = over("filter", set, { where: { column: by.name, is: "equals", value } });
    const mean = over("mean", ofSort, { column: column.name });
    if (bench.result(mean)) means.push(mean);
  }
  const [a, b] = means;
  return a && b && { op: "difference", params: {}, inputs: { a, b } };
}
