import type { Branch } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { isOnTwoLevels } from "./two-levels.ts";
import { isOfTwoSorts } from "./two-sorts.ts";

/** Why nobody would sort things so, in one word; undefined where somebody might. */
export function unclearSorts(node: Branch, bench: Workbench): string | undefined {
  if (isOfTwoSorts(node, bench)) return "two_sorts";
  return isOnTwoLevels(node, bench) ? "two_levels" : undefined;
}
