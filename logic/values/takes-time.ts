import type { Column } from "../../core/relation.ts";

const TIME_TAKEN = /^(?:s|secs?|seconds?|mins?|minutes?|h|hrs?|hours?)$/i;

/** "Prep: 20 min" */
export const takesTime = ({ type, unit }: Column): boolean =>
  type === "number" && unit !== undefined && TIME_TAKEN.test(unit);
