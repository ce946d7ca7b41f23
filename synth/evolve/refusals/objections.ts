import { isLapse } from "../../../logic/operations/formula-column.ts";
import { isBlurred } from "../blurred.ts";
import type { Candidate } from "../candidate.ts";
import { conditionColumns } from "../condition-columns.ts";
import { type Branch, isLeaf, type Node, nodesOf } from "../node.ts";
import type { Outcome } from "../outcome.ts";
import { MOST_PAGES } from "../scores.ts";
import { statesIdly, statesUnevenly } from "../stated-rows.ts";
import type { Workbench } from "../workbench.ts";
import { areAlike } from "./alike-operands.ts";
import { takesForOwn } from "./anothers-own.ts";
import { isBareCode } from "./bare-codes.ts";
import { goesByDetour } from "./by-detour.ts";
import { isByJudge } from "./by-judges.ts";
import { countsTwice } from "./called-twice.ts";
import { choosesTwice, limitsOneSizeTwice } from "./chosen-twice.ts";
import { isCircular, RANKING } from "./circular.ts";
import { isCoin } from "./coin.ts";
import { isInAnotherKind } from "./contained-kinds.ts";
import { contrived } from "./contrived.ts";
import { countsSome, ranksSortsOfSome } from "./counts-of-some.ts";
import { isAtItsEnds } from "./end-peaks.ts";
import { setsEndsApart } from "./ends-apart.ts";
import { endNamesStart } from "./ends-name-start.ts";
import { isFarFetched } from "./far-fetched.ts";
import { isOfFewLeft } from "./few-left.ts";
import { accountsBySort, asksForFiledCode, countsFiledSome } from "./filed-figures.ts";
import { averagesPlacesOfPeople } from "./fixed-properties.ts";
import { averagesFree } from "./free-among-prices.ts";
import { areHeldApart } from "./held-apart.ts";
import { hidesJoin } from "./hidden-joins.ts";
import { hidesShare } from "./hides-share.ts";
import { hasIdleCondition } from "./idle-conditions.ts";
import { isIdleTable, joinsPages, repeatsOverTime } from "./idle-joins.ts";
import { hasIdleLink } from "./idle-links.ts";
import { isInOrder } from "./in-order.ts";
import { keepsOnePage } from "./keeps-one-page.ts";
import { LEAST_AGGREGATED } from "./least-aggregated.ts";
import { asksManyForOne } from "./many-for-one.ts";
import { averagesRates } from "./means-of-rates.ts";
import { isHardlyForemost } from "./most-of-all.ts";
import { isSpanOfNames } from "./named-by-years.ts";
import { namesNobody } from "./names-nobody.ts";
import { leavesOutNone } from "./none-counted.ts";
import { isOddFormula } from "./odd-formula.ts";
import { oddSet } from "./odd-set.ts";
import { isOddWhole } from "./odd-whole.ts";
import { goesByAnother, isOfAnother } from "./of-another.ts";
import { isOfPages } from "./of-pages.ts";
import { countsCounterparts } from "./one-to-one.ts";
import { saysOfOtherPlace } from "./other-place.ts";
import { countsWhatIsStated } from "./own-count.ts";
import { isByOwnName } from "./own-name.ts";
import { choosesByOwnersFigure, countsByOwnersDate } from "./owners-figures.ts";
import { asksForPage } from "./pages-asked.ts";
import { setsPartAgainstWhole } from "./part-and-whole.ts";
import { takesSomeMembers } from "./part-of-members.ts";
import { leavesPartUnsaid } from "./part-unsaid.ts";
import { startsAtPart } from "./path-from-part.ts";
import { isPicked } from "./picked.ts";
import { areEndsOfOne, areFarApart, areRelated } from "./related-columns.ts";
import { isRiseThatFalls } from "./rises-that-fall.ts";
import { isSaidByNames } from "./said-by-names.ts";
import { isScopedTwice } from "./scoped-twice.ts";
import { isGrowthOfScores } from "./scores-that-grow.ts";
import { isOfFewGroups } from "./small-groups.ts";
import { isSortOfRanked } from "./sort-of-ranked.ts";
import { startsUnnamed } from "./starts-unnamed.ts";
import { sumsSome } from "./sums-of-some.ts";
import { textObjection } from "./text-objection.ts";
import { areTimesOfTwo } from "./times-of-two.ts";
import { isToldAlike } from "./told-alike.ts";
import { mixesTimes } from "./two-times.ts";
import { unclearSorts } from "./unclear-sorts.ts";
import { hasLoneGroup, isEven, isGuessable, isGuessed, isRepeated } from "./uninformative.ts";
import { unlikelyChoice } from "./unlikely-choice.ts";
import { areStrangers, isMostlyZero } from "./unlikely-operands.ts";
import { unnatural } from "./unnatural.ts";
import { takesPart } from "./whole-list.ts";
import { datesPeople } from "./years-of-people.ts";

const SET_OPERATIONS = new Set(["union", "intersection", "none_of"]);
/** Operations that hold one column against another, with the names of the parameters that say which. */
const PAIRINGS: Readonly<Record<string, readonly [string, string]>> = {
  pearson: ["column", "by"],
  spearman: ["column", "by"],
  linear_fit: ["column", "by"],
  weighted_mean: ["column", "weight"],
  formula_column: ["a", "b"],
};
/** "How many different … are there": one to three is guessed. */
const LEAST_DIFFERENT = 4;
const COUNTING = new Set(["count", "count_above_average", "count_above_group", "longest_run", "take_until"]);
const LEAST_COUNTED = 2;
/** What is taken of the rows' own figures, as statistics are. */
const OF_OWN = new Set(["group", "count_above_average"]);
/** What reads a figure of each row. */
const OF_EACH = new Set(["formula_column", "count_above_average"]);
/** What is more than three times as large as another is said to be so: nobody says "by 736.82 %". */
const MOST_PERCENT = 200;
/** What is larger by less is as large. */
const LEAST_PERCENT = 1;
const isTold = (percent: number): boolean => percent <= MOST_PERCENT && Math.abs(percent) >= LEAST_PERCENT;
/**
 * What nobody asks of things listed by name: the chance that one of them is drawn, how many of them fall to which category, a
 * line through them; or what would list them twice.
 */
const LISTED_FREELY = new Set([
  "probability",
  "group",
  "mode",
  "group_dispersion",
  "linear_fit",
  "pearson",
  "spearman",
  "take_until",
  "count_above_group",
  "stdev",
  "variance",
  "coefficient_of_variation",
  "median_absolute_deviation",
  "mean_absolute_deviation",
  "interquartile_range",
  "quantile",
  "top",
  "longest_run",
  "union",
  "intersection",
  "none_of",
  "identify",
]);
const FORMULAS = new Set(["difference", "ratio", "percent_of", "percent_difference", "days_between"]);

/**
 * Why nobody would ask this, in one word; undefined where nothing speaks against it.
 *
 * @param leastPages pages that the answer has to be spread over: one where it only has to be found
 */
export function objection(candidate: Candidate, bench: Workbench, leastPages = 2): string | undefined {
  return (
    treeObjection(candidate.tree, bench) ??
    outcomeObjection(candidate, bench, leastPages) ??
    textObjection(candidate, bench)
  );
}

/** The same as far as the tree tells, which need not be run as a program for it. */
export function treeObjection(tree: Branch, bench: Workbench): string | undefined {
  if (isScopedTwice(tree, bench)) return "scoped_twice";
  if (countsTwice(tree, bench)) return "called_twice";
  if (averagesRates(tree, bench)) return "mean_of_rates";
  if (choosesTwice(tree)) return "chosen_twice";
  if (limitsOneSizeTwice(tree, bench)) return "one_size_twice";
  if (countsByOwnersDate(tree, bench)) return "of_another";
  for (const node of nodesOf(tree)) {
    if (isLeaf(node)) continue;
    const [rows] = Object.values(node.inputs).map((input) => bench.table(input)?.rows.length);
    if ((rows ?? Number.POSITIVE_INFINITY) < (LEAST_AGGREGATED[node.op] ?? 0)) return "too_few_rows";
    if (isCircular(node, bench)) return "circular";
    if (goesByDetour(node, bench)) return "detour";
    if (averagesFree(node, bench)) return "free_among_prices";
    if (averagesPlacesOfPeople(node, bench)) return "unrelated";
    if (RANKING.has(node.op) && rows !== undefined && Number(node.params.k) > Math.ceil(rows / 2))
      return "from_other_end";
    if (isHardlyForemost(node, bench)) return "hardly_foremost";
    if ((node.op === "label_of" && isHop(node.inputs.from!)) || endNamesStart(node, bench)) return "one_look_up";
    if (node.op in LEAST_AGGREGATED && isRepeated(node, bench)) return "repeated";
    if (saysOfOtherPlace(node, (id) => bench.relation(id).naming.singular)) return "other_place";
    if ((node.op in LEAST_AGGREGATED || OF_OWN.has(node.op)) && isOfAnother(node)) return "of_another";
    if (goesByAnother(node) || choosesByOwnersFigure(node, bench)) return "of_another";
    if (OF_EACH.has(node.op) && isRepeated(node, bench)) return "repeated";
    if (countsCounterparts(node, bench)) return "of_another";
    if (node.op === "group" && node.params.take !== "count" && hasLoneGroup(node, bench) && !sumsBySort(node, bench))
      return "lone_group";
    if (sumsSome(node, bench)) return "sum_of_some";
    if (countsSome(node, bench) || ranksSortsOfSome(node, bench)) return "part_unsaid";
    if (takesSomeMembers(node, bench)) return "part_of_members";
    if (startsAtPart(node, bench)) return "chain";
    if (isSpanOfNames(node, bench)) return "in_order";
    if (repeatsOverTime(node, bench)) return "repeated_over_time";
    if (FORMULAS.has(node.op) && (!areAlike(node) || areHeldApart(node, bench))) return "incomparable";
    if ((node.op in PAIRINGS && isArbitrary(node, bench)) || isByJudge(node, bench)) return "unrelated";
    if (isOfPages(node, tree, bench)) return "page_asked";
    if (isByOwnName(node, bench)) return "own_name";
    if (countsWhatIsStated(node, bench)) return "stated_count";
    if (isInAnotherKind(node, bench)) return "in_another_kind";
    if (isOddFormula(node, bench) || areTimesOfTwo(node) || setsEndsApart(node, bench)) return "odd_formula";
    if (isRiseThatFalls(node, bench)) return "rise_that_falls";
    if (isGrowthOfScores(node)) return "scores_that_grow";
    if (isOddWhole(node, bench)) return "no_whole";
    if (countsFiledSome(node, bench)) return "part_unsaid";
    if (asksForFiledCode(node, bench)) return "asks_for_code";
    const why = unnatural(node, bench) ?? contrived(node, bench) ?? oddSet(node, bench) ?? unclearSorts(node, bench);
    if (why) return why;
    if (isMostlyZero(node, bench)) return "mostly_zero";
    if (FORMULAS.has(node.op) && areStrangers(node, bench)) return "unrelated";
    if (isFarFetched(node, bench) || setsPartAgainstWhole(node, bench)) return "unrelated";
    const unlikely = unlikelyChoice(node, bench);
    if (unlikely) return unlikely;
    if (isOfFewLeft(node, bench)) return "too_few_rows";
    if (hidesShare(node, bench)) return "unsaid_share";
    if (skipsYears(node)) return "skips_years";
    if (node.op === "take_until" && isEven(node, bench)) return "even_shares";
    if (LISTED_FREELY.has(node.op) && isListed(node)) return "listed";
    // A list of names that a condition then narrows: only how many of them it leaves is asked.
    if (node.op === "filter" && tree.op !== "count" && isListed(node)) return "listed";
    if (node.op === "lookup" && isGuessed(node, bench)) return "same_for_all";
    if (asksManyForOne(node, bench)) return "many_for_one";
    if ((node === tree && isCoin(node, bench)) || isOfFewGroups(node, bench) || isAtItsEnds(node, bench))
      return "guessable";
    if (asksForPage(node, tree, bench)) return "page_asked";
    if (node.op === "lookup" && isSortOfRanked(node, bench)) return "unrelated";
    if (startsUnnamed(node, bench) || isBareCode(node, bench)) return "no_noun";
    if (isToldAlike(node)) return "told_alike";
    if (datesPeople(node, bench)) return "dated_people";
    if (isBlurred(node, bench)) return "approximate";
  }
  if (statesUnevenly(tree)) return "stated_unevenly";
  if (statesIdly(tree)) return "stated_idly";
  if (takesPart(tree, bench)) return "part_of_list";
  if (leavesPartUnsaid(tree, bench)) return "part_unsaid";
  if (hidesJoin(tree, bench)) return "hidden_join";
  if (mixesTimes(tree, bench)) return "two_times";
  if (takesForOwn(tree, bench)) return "taken_for_own";
  if (leavesOutNone(tree, bench)) return "leaves_out_none";
  if (isIdleTable(tree, bench)) return "idle_table";
  if (joinsPages(tree, bench)) return "joins_pages";
  if (isInOrder(tree, bench)) return "in_order";
  if (isSaidByNames(tree, bench)) return "said_by_names";
  if ((tree.op === "count" || tree.op === "label_of") && isGuessable(tree)) return "guessable";
  // "What percentage of the venues opened after 1900 were opened after 1980?"
  if (tree.op === "percent_of" && Object.values(tree.inputs).some((input) => hasTwice(conditionColumns(input))))
    return "condition_twice";
  if (nodesOf(tree).some((node) => !isLeaf(node) && isPicked(node, bench))) return "picked";
  const conditions = conditionColumns(tree);
  if (!FORMULAS.has(tree.op) && !SET_OPERATIONS.has(tree.op) && hasTwice(conditions)) return "condition_twice";
  return hasIdleCondition(tree, bench) || hasIdleLink(tree, bench) ? "idle_condition" : undefined;
}

/** The same as far as the pages and the answer tell, which need not be put into words for it. */
export function outcomeObjection(outcome: Outcome, bench: Workbench, leastPages = 2): string | undefined {
  const { pages, tree, execution } = outcome;
  if (pages.length < leastPages) return "one_page";
  if (pages.length > MOST_PAGES) return "too_many_pages";
  if (leastPages > 1 && !FORMULAS.has(tree.op) && keepsOnePage(tree, bench)) return "one_page";
  const { answer } = execution;
  if (answer.type === "number" && /^-?0(?:\.0+)?$/.test(answer.decimal)) return "zero";
  // None or one of a few is guessed as readily as found.
  if (COUNTING.has(tree.op) && answer.type === "number" && Number(answer.decimal) < LEAST_COUNTED) return "guessable";
  const counted = tree.op === "count" ? tree.inputs.from : tree;
  const kinds = counted && !isLeaf(counted) && counted.op === "distinct";
  if (kinds && answer.type === "number" && Number(answer.decimal) < LEAST_DIFFERENT) return "guessable";
  // "Six of the seven account for at least 90 %": that next to all are next to all surprises nobody.
  if (tree.op === "take_until" && answer.type === "number" && Number(answer.decimal) * 2 > rowsUnder(tree, bench))
    return "even_shares";
  // Whether figures go along is wondered about where something speaks for it.
  if (outcome.unconnected) return "unrelated";
  if (tree.op === "percent_difference" && answer.type === "number" && !isTold(Number(answer.decimal)))
    return "odd_formula";
  return answer.type === "name" && namesNobody(answer.text.trim(), tree) ? "says_nothing" : undefined;
}

const rowsUnder = (tree: Branch, bench: Workbench): number => {
  const [from] = Object.values(tree.inputs);
  return (from && bench.table(from)?.rows.length) ?? Number.POSITIVE_INFINITY;
};

/** What is accounted for by sort is a sum of its own where a sort has one thing. */
const sumsBySort = (node: Branch, bench: Workbench) => node.params.take === "sum" && accountsBySort(node, bench);

const hasTwice = (columns: readonly string[]) => new Set(columns).size < columns.length;

/** What is asked "from 2010 to 2024" is asked of every year between, and says nothing of years that were left out. */
function skipsYears(node: Branch): boolean {
  if (!("since" in node.params)) return false;
  return Object.values(node.inputs).some(
    (input) =>
      !isLeaf(input) &&
      input.op !== "series" &&
      nodesOf(input).some((under) => !isLeaf(under) && under.op === "series"),
  );
}

/** Columns that nobody would hold against each other; the excess of one ratio over another measures nothing. */
function isArbitrary(node: Branch, bench: Workbench): boolean {
  const [first, second] = PAIRINGS[node.op]!.map((key) => String(node.params[key])) as [string, string];
  // What came first and what came later of a thing needs no word in common.
  if (isLapse(node.params.formula)) return false;
  if (node.params.formula === "difference" && [first, second].every((name) => /\bratio\b/i.test(name))) return true;
  if (node.op !== "formula_column" && areEndsOfOne(first, second)) return true;
  const relations = bench.sources(node).map(({ relation }) => relation);
  return !areRelated(first, second, relations) || areFarApart(first, second, relations);
}

/** The question lists by name what it then sorts or draws from: the list is the asker's own, and so is what comes of it. */
const isListed = (node: Branch) => {
  const rows = Object.values(node.inputs)[0];
  return rows !== undefined && nodesOf(rows).some((inner) => !isLeaf(inner) && inner.op === "named");
};

/** What a column names is the column's own cell: no need to follow it. */
const isHop = (node: Node) => !isLeaf(node) && node.op === "follow";
