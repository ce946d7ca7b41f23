import type { Branch } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { isArbitrary } from "./arbitrary.ts";
import { isIdlePlace } from "./bare-place.ts";
import { isChangeOfChange } from "./changes-of-changes.ts";
import { comesBack } from "./comes-back.ts";
import { countsDaysOfLives } from "./dates-of-lives.ts";
import { isOfSorts } from "./few-values.ts";
import { areHeldTogetherIdly } from "./held-together.ts";
import { isIdleLine } from "./idle-lines.ts";
import { dividesInterval } from "./interval-scale.ts";
import { isKnownScale } from "./known-scales.ts";
import { isOfOddClass } from "./natural-classes.ts";
import { isOddSum } from "./natural-sums.ts";
import { isOddMeeting } from "./odd-meeting.ts";
import { isOneOfFew } from "./one-of-few.ts";
import { tellsByOwnKind } from "./own-kind.ts";
import { isNoStock } from "./parts-of-stock.ts";
import { isOfRangeEnd } from "./range-ends.ts";
import { countsIdleDays } from "./single-days.ts";
import { isOfSmallBases } from "./small-bases.ts";
import { asksOfThoseOnceThere } from "./took-part.ts";
import { choosesChosen, hasTwoReadings } from "./two-readings.ts";
import { isMostlyOneSort } from "./uninformative.ts";
import { goesWithPlace } from "./where-it-lies.ts";

/** Why what is computed says nothing of what it is computed of, in one word; undefined where it may. */
export function unnatural(node: Branch, bench: Workbench): string | undefined {
  if (tellsByOwnKind(node, bench)) return "own_kind";
  if (hasTwoReadings(node) || choosesChosen(node)) return "two_readings";
  if (comesBack(node)) return "circular";
  if (countsDaysOfLives(node)) return "days_of_lives";
  if (countsIdleDays(node, bench)) return "idle_days";
  if (isChangeOfChange(node)) return "change_of_change";
  if (isOfSmallBases(node, bench)) return "small_bases";
  if (asksOfThoseOnceThere(node, bench)) return "once_there";
  if (isOddSum(node, bench) || isNoStock(node, bench)) return "no_whole";
  if (isOfOddClass(node, bench)) return "odd_class";
  if (isOfSorts(node, bench)) return "few_values";
  if (isOfRangeEnd(node, bench)) return "range_end";
  if (isIdlePlace(node)) return "later_place";
  if (isArbitrary(node, bench) || isOddMeeting(node, bench) || areHeldTogetherIdly(node, bench)) return "unrelated";
  if (goesWithPlace(node, bench)) return "unrelated";
  if (isOneOfFew(node, bench)) return "one_of_few";
  if (isIdleLine(node, bench)) return "idle_line";
  if (isKnownScale(node, bench)) return "guessable";
  if (dividesInterval(node, bench)) return "no_ratio_scale";
  return isMostlyOneSort(node, bench) ? "guessable" : undefined;
}
