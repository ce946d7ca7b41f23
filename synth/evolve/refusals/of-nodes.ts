import { isLapse } from "../../../logic/operations/formula-column.ts";
import { isBlurred } from "../blurred.ts";
import { type Branch, inputOf, isLeaf, type Node, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { areAlike } from "./alike-operands.ts";
import { isBareCode } from "./bare-codes.ts";
import { asksBareRank } from "./bare-rank.ts";
import { goesByDetour } from "./by-detour.ts";
import { isByEmployment } from "./by-employment.ts";
import { isByJudge } from "./by-judges.ts";
import { isCircular, RANKING } from "./circular.ts";
import { isCoin } from "./coin.ts";
import { asksAsideOfComputed } from "./computed-choice.ts";
import { isInAnotherKind } from "./contained-kinds.ts";
import { contrived } from "./contrived.ts";
import { countsSome, ranksSortsOfSome, takesThingsOfSome } from "./counts-of-some.ts";
import { asksForDeed } from "./deeds-asked.ts";
import { isDerivedAlike } from "./derived-alike.ts";
import { differInTwo } from "./differ-in-two.ts";
import { asksEarliestOfLast } from "./earliest-of-last.ts";
import { isAtItsEnds } from "./end-peaks.ts";
import { setsEndsApart } from "./ends-apart.ts";
import { endNamesStart } from "./ends-name-start.ts";
import { isFarFetched } from "./far-fetched.ts";
import { isOfFewLeft } from "./few-left.ts";
import { isFigureOfSort } from "./figures-of-sorts.ts";
import { accountsBySort, asksForFiledCode, countsFiledSome } from "./filed-figures.ts";
import { averagesPlacesOfPeople } from "./fixed-properties.ts";
import { FORMULAS } from "./formulas.ts";
import { averagesFree } from "./free-among-prices.ts";
import { areHeldApart } from "./held-apart.ts";
import { hidesShare } from "./hides-share.ts";
import { repeatsOverTime } from "./idle-joins.ts";
import { asksKnownMajority } from "./known-majority.ts";
import { LEAST_AGGREGATED } from "./least-aggregated.ts";
import { asksManyForOne } from "./many-for-one.ts";
import { asksMixedPrice } from "./mixed-prices.ts";
import { isHardlyForemost } from "./most-of-all.ts";
import { isSpanOfNames } from "./named-by-years.ts";
import { placesNone } from "./none-among-counts.ts";
import { tellsByNumberWithin } from "./numbered-within.ts";
import { isOddFormula } from "./odd-formula.ts";
import { oddSet } from "./odd-set.ts";
import { isOddWhole } from "./odd-whole.ts";
import { goesByAnother, isOfAnother, sortsByAnother } from "./of-another.ts";
import { reportsOtherPeriod } from "./of-other-periods.ts";
import { isOfPages } from "./of-pages.ts";
import { countsCounterparts } from "./one-to-one.ts";
import { spansSelection } from "./order-of-some.ts";
import { saysOfOtherPlace } from "./other-place.ts";
import { countsWhatIsStated } from "./own-count.ts";
import { isByOwnName } from "./own-name.ts";
import { choosesByOwnersFigure, looksUpByOwnersFigures } from "./owners-figures.ts";
import { takesPackedAmounts } from "./packed-amounts.ts";
import { asksByPageCount } from "./page-counts.ts";
import { asksForPage } from "./pages-asked.ts";
import { setsPartAgainstWhole } from "./part-and-whole.ts";
import { singlesOutMember, takesSomeMembers } from "./part-of-members.ts";
import { startsAtPart } from "./path-from-part.ts";
import { dividesBodies } from "./peoples-bodies.ts";
import { poolsSorts } from "./pooled-sorts.ts";
import { areEndsOfOne, areFarApart, areRelated } from "./related-columns.ts";
import { isRiseThatFalls } from "./rises-that-fall.ts";
import { judgeSteps, type RuleOfSteps, when, whenInTree } from "./rules-of-steps.ts";
import { isSaidAtStart, isSaidBeforeHop, isSaidByWay } from "./said-before-hop.ts";
import { isGrowthOfScores } from "./scores-that-grow.ts";
import { ranksFirstsSecond } from "./second-firsts.ts";
import { isOfFewGroups } from "./small-groups.ts";
import { saysSmallUnit } from "./small-units.ts";
import { isSortOfRanked } from "./sort-of-ranked.ts";
import { startNamesEnd } from "./start-names-end.ts";
import { startsUnnamed } from "./starts-unnamed.ts";
import { sumsSome } from "./sums-of-some.ts";
import { measuresThroughLink } from "./through-links.ts";
import { areTimesOfTwo } from "./times-of-two.ts";
import { isToldAlike } from "./told-alike.ts";
import { areToldByPages } from "./told-by-pages.ts";
import { areOfTwoYears } from "./two-times.ts";
import { unclearSorts } from "./unclear-sorts.ts";
import { hasLoneGroup, isEven, isGuessed, isRepeated } from "./uninformative.ts";
import { unlikelyChoice } from "./unlikely-choice.ts";
import { areStrangers, isMostlyZero } from "./unlikely-operands.ts";
import { unnatural } from "./unnatural.ts";
import { datesPeople } from "./years-of-people.ts";

/** Operations that hold one column against another, with the names of the parameters that say which. */
const PAIRINGS: Readonly<Record<string, readonly [string, string]>> = {
  pearson: ["column", "by"],
  spearman: ["column", "by"],
  linear_fit: ["column", "by"],
  weighted_mean: ["column", "weight"],
  formula_column: ["a", "b"],
};
/** What is taken of the rows' own figures, as statistics are. */
const OF_OWN = new Set(["group", "count_above_average"]);
/** What reads a figure of each row. */
const OF_EACH = new Set(["formula_column", "count_above_average"]);
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

/** In this order: what is quickly told first, and of two reasons the plainer. */
const RULES: readonly RuleOfSteps[] = [
  when(
    "too_few_rows",
    (node, bench) => (rowsOf(node, bench) ?? Number.POSITIVE_INFINITY) < (LEAST_AGGREGATED[node.op] ?? 0),
  ),
  when("circular", isCircular),
  when("no_ratio_scale", dividesBodies),
  when("detour", goesByDetour),
  when(
    "detour",
    (node, bench) => isSaidBeforeHop(node, bench) || isSaidAtStart(node, bench) || isSaidByWay(node, bench),
  ),
  when("figure_of_sort", isFigureOfSort),
  when("free_among_prices", averagesFree),
  when("none_among_counts", placesNone),
  when("by_employment", isByEmployment),
  when("unrelated", averagesPlacesOfPeople),
  when("packed_amounts", takesPackedAmounts),
  when("small_unit", saysSmallUnit),
  when("from_other_end", isFromOtherEnd),
  when("hardly_foremost", isHardlyForemost),
  when(
    "one_look_up",
    (node, bench) =>
      (node.op === "label_of" && isHop(node.inputs.from!)) || endNamesStart(node, bench) || startNamesEnd(node, bench),
  ),
  when("chain", startsAtPart),
  when("repeated", (node, bench) => node.op in LEAST_AGGREGATED && isRepeated(node, bench)),
  when("other_place", (node, bench) => saysOfOtherPlace(node, (id) => bench.relation(id).naming.singular)),
  when("of_another", (node) => (node.op in LEAST_AGGREGATED || OF_OWN.has(node.op)) && isOfAnother(node)),
  when("of_another", (node, bench) => goesByAnother(node) || choosesByOwnersFigure(node, bench)),
  when("of_another", looksUpByOwnersFigures),
  when("repeated", (node, bench) => OF_EACH.has(node.op) && isRepeated(node, bench)),
  when("of_another", (node, bench) => sortsByAnother(node, bench.survey.language === "zh")),
  when("of_another", countsCounterparts),
  when("lone_group", isOfLoneGroup),
  when("second_of_firsts", ranksFirstsSecond),
  when("sum_of_some", sumsSome),
  when("part_unsaid", (node, bench) => countsSome(node, bench) || ranksSortsOfSome(node, bench)),
  when(
    "part_of_members",
    (node, bench) => takesSomeMembers(node, bench) || takesThingsOfSome(node, bench) || singlesOutMember(node, bench),
  ),
  when("in_order", isSpanOfNames),
  when("earliest_of_last", asksEarliestOfLast),
  when("part_unsaid", spansSelection),
  when("repeated_over_time", repeatsOverTime),
  when(
    "incomparable",
    (node, bench) => FORMULAS.has(node.op) && (!areAlike(node) || differInTwo(node) || areHeldApart(node, bench)),
  ),
  when("unrelated", (node, bench) => (node.op in PAIRINGS && isArbitrary(node, bench)) || isByJudge(node, bench)),
  whenInTree("page_asked", isOfPages),
  when("page_count", asksByPageCount),
  when("own_name", isByOwnName),
  when("deed_asked", asksForDeed),
  when("stated_count", countsWhatIsStated),
  when("in_another_kind", isInAnotherKind),
  when("odd_formula", (node, bench) => isOddFormula(node, bench) || areTimesOfTwo(node) || setsEndsApart(node, bench)),
  when("unrelated", asksAsideOfComputed),
  when("rise_that_falls", isRiseThatFalls),
  when("scores_that_grow", isGrowthOfScores),
  when("no_whole", isOddWhole),
  when("part_unsaid", countsFiledSome),
  when("asks_for_code", asksForFiledCode),
  unnatural,
  contrived,
  oddSet,
  unclearSorts,
  when("mostly_zero", isMostlyZero),
  when("unrelated", (node, bench) => FORMULAS.has(node.op) && areStrangers(node, bench)),
  when("unrelated", (node, bench) => isFarFetched(node, bench) || setsPartAgainstWhole(node, bench)),
  when("unrelated", measuresThroughLink),
  when("other_period", reportsOtherPeriod),
  unlikelyChoice,
  when("too_few_rows", isOfFewLeft),
  when("unsaid_share", hidesShare),
  when("skips_years", skipsYears),
  when("even_shares", (node, bench) => node.op === "take_until" && isEven(node, bench)),
  when("listed", (node) => LISTED_FREELY.has(node.op) && isListed(node)),
  // A list of names that a condition then narrows: only how many of them it leaves is asked.
  whenInTree("listed", (node, tree) => node.op === "filter" && tree.op !== "count" && isListed(node)),
  when("same_for_all", (node, bench) => node.op === "lookup" && isGuessed(node, bench)),
  when("same_for_all", isDerivedAlike),
  when("many_for_one", asksManyForOne),
  when("mixed_prices", asksMixedPrice),
  whenInTree("guessable", (node, tree, bench) => node === tree && isCoin(node, bench)),
  whenInTree("guessable", (node, tree) => node === tree && asksKnownMajority(node)),
  when("guessable", (node, bench) => isOfFewGroups(node, bench) || isAtItsEnds(node, bench)),
  whenInTree("page_asked", asksForPage),
  when("unrelated", (node, bench) => node.op === "lookup" && isSortOfRanked(node, bench)),
  when("no_noun", (node, bench) => startsUnnamed(node, bench) || isBareCode(node, bench)),
  when("told_alike", isToldAlike),
  when("idle_table", areToldByPages),
  when("pooled_sorts", poolsSorts),
  whenInTree("numbered_within", tellsByNumberWithin),
  when("no_noun", asksBareRank),
  when("dated_people", datesPeople),
  when("approximate", isBlurred),
];

/** Why nobody would ask for one of the steps of a program, whatever the others are; undefined where nothing speaks against any. */
export const nodeObjection = judgeSteps(RULES);

const rowsOf = (node: Branch, bench: Workbench): number | undefined => {
  const rows = inputOf(node);
  return rows && bench.table(rows)?.rows.length;
};

/** The fourth of five is the second from the other end. */
function isFromOtherEnd(node: Branch, bench: Workbench): boolean {
  const rows = RANKING.has(node.op) ? rowsOf(node, bench) : undefined;
  return rows !== undefined && Number(node.params.k) > Math.ceil(rows / 2);
}

function isOfLoneGroup(node: Branch, bench: Workbench): boolean {
  return node.op === "group" && node.params.take !== "count" && hasLoneGroup(node, bench) && !sumsBySort(node, bench);
}

/** What is accounted for by sort is a sum of its own where a sort has one thing. */
const sumsBySort = (node: Branch, bench: Workbench) => node.params.take === "sum" && accountsBySort(node, bench);

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
  // Year by year an organisation's own figures go along with each other or do not, whatever they are called; one per the other is none.
  const from = inputOf(node)!;
  const isYearly = !isLeaf(from) && from.op === "same_years" && node.op !== "formula_column";
  if (isYearly) return areEndsOfOne(first, second);
  const relations = bench.sources(node).map(({ relation }) => relation);
  if (areOfTwoYears(first, second, relations) || (node.op !== "formula_column" && areEndsOfOne(first, second)))
    return true;
  return !areRelated(first, second, relations) || areFarApart(first, second, relations);
}

/** The question lists by name what it then sorts or draws from: the list is the asker's own, and so is what comes of it. */
const isListed = (node: Branch) => {
  const rows = inputOf(node);
  return rows !== undefined && nodesOf(rows).some((inner) => !isLeaf(inner) && inner.op === "named");
};

/** What a column names is the column's own cell: no need to follow it. */
const isHop = (node: Node) => !isLeaf(node) && node.op === "follow";
