import type { Branch } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { isIdleOutlook } from "./idle-outlook.ts";
import { isIdleRecord } from "./idle-record.ts";
import type { Reason } from "./reasons.ts";
import { takesTablesOddly } from "./tables-taken-oddly.ts";
import { foretellsIdly } from "./without-trend.ts";
import { ofOneQuantity, partsYears } from "./years-together.ts";

/** Why nobody would ask a tree that follows something over the years. */
export function overYearsObjection(tree: Branch, bench: Workbench): Reason | undefined {
  if (partsYears(tree)) return "parts_years";
  if (ofOneQuantity(tree, bench.panels)) return "one_page";
  if (isIdleRecord(tree, bench)) return "idle_record";
  if (takesTablesOddly(tree, bench)) return "odd_tables";
  return isIdleOutlook(tree, bench) || foretellsIdly(tree, bench) ? "idle_outlook" : undefined;
}
