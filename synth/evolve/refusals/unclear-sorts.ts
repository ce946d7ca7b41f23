import type { Branch } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { goesByContact } from "./by-contact.ts";
import { sortsByPolicy } from "./by-policy.ts";
import { goesByCircumstance } from "./circumstances.ts";
import { sortsByOpenHeading } from "./open-headings.ts";
import type { Reason } from "./reasons.ts";
import { isOnTwoLevels } from "./two-levels.ts";
import { isOfTwoSorts } from "./two-sorts.ts";

/** Why nobody would sort things so, in one word; undefined where somebody might. */
export function unclearSorts(node: Branch, bench: Workbench): Reason | undefined {
  if (sortsByOpenHeading(node, bench)) return "no_noun";
  if (isOfTwoSorts(node, bench)) return "two_sorts";
  if (goesByCircumstance(node)) return "by_circumstance";
  if (goesByContact(node)) return "by_contact";
  if (sortsByPolicy(node, bench)) return "by_policy";
  return isOnTwoLevels(node, bench) ? "two_levels" : undefined;
}
