import type { Column } from "../../core/relation.ts";
import { isClock } from "./clock-unit.ts";
import { isHours } from "./hours-unit.ts";

const TIME_TAKEN = /^(?:s|secs?|seconds?|mins?|minutes?|h|hrs?|hours?)$/i;

const TIME_LASTED = /^(?:days?|weeks?|wks?|months?|years?|yrs?)$/i;

/** "Waiting list: 10 months", "warranty: 5 years": longer than what is done at one go. */
export const lasts = (column: Column): boolean =>
  takesTime(column) || (column.type === "number" && column.unit !== undefined && TIME_LASTED.test(column.unit));

/** "Prep: 20 min" */
export const takesTime = ({ type, unit }: Column): boolean =>
  type === "number" && unit !== undefined && (TIME_TAKEN.test(unit) || isClock(unit) || isHours(unit));
