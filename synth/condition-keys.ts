import { type Condition, conjuncts } from "../logic/condition.ts";

/** What a condition demands, a key for each part that has to hold; the same whichever of several that may hold is said first. */
export const conditionKeys = (where: Condition): string[] =>
  conjuncts(where).map((tests) => tests.map(testKey).sort().join(" or "));

const testKey = (test: object): string => JSON.stringify(Object.entries(test).sort(([a], [b]) => (a < b ? -1 : 1)));
