import { conditionColumns } from "../condition-columns.ts";
import { type Branch, firstOf, inputOf, isLeaf, type Node } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { accountsBySort } from "./filed-figures.ts";
import { isOfManyMatters } from "./many-matters.ts";
import { isPaid, isSending } from "./own-sizes.ts";
import type { Reason } from "./reasons.ts";
import { areOfOneBody, isKnownBy, isSize, sharesWord } from "./related-columns.ts";

/** The last place that is asked of one fact among many. */
const LAST_PLACE = { ofSizes: 4, fromTop: 3, fromBottom: 2 };
/** Asked by those who work with figures, of a table that is about one matter. */
const RARE = new Set([
  "interquartile_range",
  "median_absolute_deviation",
  "mean_absolute_deviation",
  "quantile",
  "coefficient_of_variation",
]);
/** The median of medians, the mean of means. */
const OF_ITSELF: ReadonlyMap<string, RegExp> = new Map([
  ["median", /\bmedian\b/i],
  ["mean", /\b(?:mean|average)\b/i],
]);
/** What is taken of the figures of a set. */
const TAKEN = new Set(["mean", "median", "sum", "range", "stdev", "variance", "coefficient_of_variation", "quantile"]);
/** What is asked of a set that the site makes, or of the largest of it; of those above or below some figure, only how many. */
const OF_A_SET: ReadonlySet<string> = new Set([
  ...["count_above_average", "count_above_group", "kth", "ranked_value", "probability", "take_until"],
  ...TAKEN,
]);
/** "Male life expectancy", "life expectancy of women" */
const SEX = /\b(?:(?<his>males?|men|boys)|(?<hers>females?|women|girls))\b/i;
const CORRELATING = new Set(["pearson", "spearman", "linear_fit"]);

/**
 * Of things of which a site states many facts, what nobody would choose: the third-lowest of one fact; any fact of the second
 * by another that is no size ("the literacy of the town with the second-lowest median age"), or of the five lowest, or by one that
 * has nothing to do with it; more than how many of those above or below some figure; how far figures lie apart in ways that few
 * know; a fact that
 * is neither what a thing is known by nor its size, of a thing that another only names; a ratio, which is made of other figures,
 * to go along with, a figure of men that of women or of all, and any two that are no size and share no word.
 */
export function unlikelyChoice(node: Branch, bench: Workbench): Reason | undefined {
  if (choosesBySending(node, bench)) return "unlikely_choice";
  if (!bench.sources(node).some(({ relation }) => isOfManyMatters(relation))) return undefined;
  if (node.op === "kth" && isLate(node)) return "later_place";
  const from = inputOf(node);
  if (node.op === "lookup" && from && !isLeaf(from) && from.op === "kth") {
    const why = accountsBySort(from, bench) ? undefined : unlikelyFact(String(node.params["column"]), from, bench);
    if (why) return why;
  }
  if (RARE.has(node.op)) return "unlikely_choice";
  if (OF_ITSELF.get(node.op)?.test(String(node.params["column"])) === true) return "unlikely_choice";
  const { whole } = node.inputs;
  if (whole && isCutByFact(whole, bench)) return "unlikely_choice";
  if (OF_A_SET.has(node.op) && from && isCutByFact(from, bench)) return "unlikely_choice";
  if (TAKEN.has(node.op) && from && !isLeaf(from) && from.op === "top" && !isSize(String(from.params["by"])))
    return "unlikely_choice";
  if (node.op === "lookup" && from && !isLeaf(from) && from.op === "follow" && isOddFact(node, from, bench))
    return "unlikely_choice";
  if (node.op === "follow" && from && !isLeaf(from) && from.op === "kth" && isOddStart(from)) return "unlikely_choice";
  const names = [node.params["column"], node.params["by"]].map(String);
  const [first = "", second = ""] = names;
  const relations = bench.sources(node).map(({ relation }) => relation);
  const kindred =
    isSize(first) || isSize(second) || sharesWord(first, second) || areOfOneBody(first, second, relations);
  const odd = !kindred || names.some((name) => /\bratios?\b/i.test(name)) || sexOf(first) !== sexOf(second);
  return CORRELATING.has(node.op) && odd ? "unrelated" : undefined;
}

/** A fact of the one that another fact found: it is what the thing is known by, or both are about the same. */
function unlikelyFact(asked: string, kth: Branch, bench: Workbench): Reason | undefined {
  const [by, k] = [String(kth.params["by"]), Number(kth.params["k"] ?? 1)];
  if (k > 1 && !(isSize(by) && isKnownBy(asked))) return "later_place";
  if (isSize(by)) return undefined;
  const set = inputOf(kth);
  return (isKnownBy(asked) || sharesWord(by, asked)) && !(set && isCutByFact(set, bench))
    ? undefined
    : "unlikely_choice";
}

/** "The mean rating of those that cost less than $6 to send": by what sending costs nothing is chosen but other charges. */
function choosesBySending({ op, params, inputs }: Branch, bench: Workbench): boolean {
  const asked = [params["column"], params["by"]].filter((name): name is string => typeof name === "string");
  const from = firstOf(inputs);
  if (!from || op === "filter" || asked.length === 0) return false;
  if (!conditionColumns(from).some((name) => isSending({ name }))) return false;
  const columns = bench.sources(from).flatMap(({ columns: kept }) => kept.map(({ column }) => column));
  return asked.some((name) => {
    const column = columns.find((one) => one.name === name);
    return column !== undefined && !isPaid(column);
  });
}

/** The rows are those above or below some figure that is no size. */
function isCutByFact(set: Node, bench: Workbench): boolean {
  const columns = bench.sources(set).flatMap(({ columns: kept }) => kept.map(({ column }) => column));
  return conditionColumns(set).some((name) =>
    columns.some((column) => column.name === name && column.type === "number" && !isSize(name)),
  );
}

/** What is counted of one sex goes along with what is counted of the same. */
function sexOf(name: string): string {
  const { his, hers } = SEX.exec(name)?.groups ?? {};
  return his === undefined ? (hers === undefined ? "" : "hers") : "his";
}

/** Of what another thing names, and of which a site says much, people ask what it is known by, or how large it is. */
function isOddFact({ params }: Branch, { inputs }: Branch, bench: Workbench): boolean {
  const { right } = inputs;
  if (isKnownBy(String(params["column"])) || !right || !isLeaf(right)) return false;
  return isOfManyMatters(bench.relation(right.relation).relation);
}

/** A path starts at what is foremost in size, or at what most things, or the largest of them, are of. */
function isOddStart({ params, inputs }: Branch): boolean {
  const from = firstOf(inputs);
  return !isSize(String(params["by"])) && !(from && !isLeaf(from) && from.op === "group");
}

function isLate({ params: { by, k, end } }: Branch): boolean {
  const most = isSize(String(by)) ? LAST_PLACE.ofSizes : end === "highest" ? LAST_PLACE.fromTop : LAST_PLACE.fromBottom;
  return Number(k ?? 1) > most;
}
