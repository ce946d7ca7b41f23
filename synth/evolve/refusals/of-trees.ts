import { conditionColumns } from "../condition-columns.ts";
import { type Branch, isLeaf, nodesOf } from "../node.ts";
import { statesIdly, statesUnevenly } from "../stated-rows.ts";
import type { Workbench } from "../workbench.ts";
import { takesForOwn } from "./anothers-own.ts";
import { countsTwice } from "./called-twice.ts";
import { choosesTwice, limitsOneSizeTwice } from "./chosen-twice.ts";
import { FORMULAS } from "./formulas.ts";
import { hidesJoin } from "./hidden-joins.ts";
import { hasIdleCondition } from "./idle-conditions.ts";
import { isIdleTable, joinsPages } from "./idle-joins.ts";
import { hasIdleLink } from "./idle-links.ts";
import { hasIdleScope } from "./idle-scopes.ts";
import { isInOrder } from "./in-order.ts";
import { countsListedByOwner } from "./listed-by-owner.ts";
import { countsListedTwice } from "./listed-twice.ts";
import { averagesAverages } from "./means-of-averages.ts";
import { averagesRates } from "./means-of-rates.ts";
import { leavesOutNone } from "./none-counted.ts";
import { nodeObjection } from "./of-nodes.ts";
import { isOnEndPage } from "./on-end-page.ts";
import { countsByOwnersDate } from "./owners-figures.ts";
import { leavesPartUnsaid } from "./part-unsaid.ts";
import { isPicked } from "./picked.ts";
import { endsWhereItBegan } from "./ranked-alike.ts";
import type { Reason } from "./reasons.ts";
import { isSaidByNames } from "./said-by-names.ts";
import { isScopedTwice } from "./scoped-twice.ts";
import { mixesTimes } from "./two-times.ts";
import { isGuessable } from "./uninformative.ts";
import { takesPart } from "./whole-list.ts";

/** Why nobody would ask this, as far as the whole of a program tells; undefined where nothing speaks against it. */
type TreeRule = (tree: Branch, bench: Workbench) => Reason | undefined;

const when =
  (why: Reason, isSo: (tree: Branch, bench: Workbench) => boolean): TreeRule =>
  (...asked) =>
    isSo(...asked) ? why : undefined;

const SET_OPERATIONS = new Set(["union", "intersection", "none_of"]);

/** What is told before any step of it is looked at, in this order. */
const AT_FIRST: readonly TreeRule[] = [
  when("scoped_twice", isScopedTwice),
  when("called_twice", countsTwice),
  when("mean_of_rates", (tree, bench) => averagesRates(tree, bench) || averagesAverages(tree, bench)),
  when("chosen_twice", choosesTwice),
  when("one_size_twice", limitsOneSizeTwice),
  when("of_another", countsByOwnersDate),
];

/** What costs more to tell, or is plainer said of a step. */
const AT_LAST: readonly TreeRule[] = [
  when("listed_twice", countsListedTwice),
  when("listed_by_owner", countsListedByOwner),
  when("stated_unevenly", statesUnevenly),
  when("stated_idly", statesIdly),
  when("part_of_list", takesPart),
  when("part_unsaid", leavesPartUnsaid),
  when("two_times", mixesTimes),
  when("taken_for_own", takesForOwn),
  when("hidden_join", hidesJoin),
  when("leaves_out_none", leavesOutNone),
  when("idle_table", isIdleTable),
  when("joins_pages", joinsPages),
  when("ends_where_it_began", endsWhereItBegan),
  when("in_order", isInOrder),
  when("on_end_page", isOnEndPage),
  when("said_by_names", isSaidByNames),
  when("guessable", (tree) => (tree.op === "count" || tree.op === "label_of") && isGuessable(tree)),
  when("condition_twice", isConditionTwice),
  when("picked", (tree, bench) => nodesOf(tree).some((node) => !isLeaf(node) && isPicked(node, bench))),
  when("idle_scope", hasIdleScope),
  when("idle_condition", (tree, bench) => hasIdleCondition(tree, bench) || hasIdleLink(tree, bench)),
];

const firstOf = (rules: readonly TreeRule[], tree: Branch, bench: Workbench): Reason | undefined => {
  for (const rule of rules) {
    const why = rule(tree, bench);
    if (why !== undefined) return why;
  }
  return undefined;
};

/** Why nobody would ask this, as far as the tree tells, which need not be run as a program for it. */
export const treeObjection = (tree: Branch, bench: Workbench): Reason | undefined =>
  firstOf(AT_FIRST, tree, bench) ?? nodeObjection(tree, bench) ?? firstOf(AT_LAST, tree, bench);

/** "What percentage of the venues opened after 1900 were opened after 1980?" */
function isConditionTwice(tree: Branch): boolean {
  const isShare = tree.op === "percent_of";
  if (isShare && Object.values(tree.inputs).some((input) => hasTwice(conditionColumns(input)))) return true;
  return !FORMULAS.has(tree.op) && !SET_OPERATIONS.has(tree.op) && hasTwice(conditionColumns(tree));
}

const hasTwice = (columns: readonly string[]) => new Set(columns).size < columns.length;
