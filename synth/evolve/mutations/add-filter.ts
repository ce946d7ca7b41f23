import { restrict } from "../condition-for.ts";
import { type Branch, replace } from "../node.ts";
import type { Mutation } from "./mutation.ts";
import { setsOf } from "./sets.ts";

/** Fewer rows leave nothing worth a condition. */
const LEAST_ROWS = 5;
/** More conditions in a row are a puzzle, not a question. */
const MOST_CONDITIONS = 2;

/** Puts a condition on one of the sets: "the countries whose …". */
export const addFilter: Mutation = {
  name: "add_filter",
  apply(tree, bench, random) {
    const sets = setsOf(tree, bench, LEAST_ROWS).filter(
      (set) => bench.sources(set).length > 0 && conditionsOn(set) < MOST_CONDITIONS,
    );
    if (sets.length === 0) return undefined;
    const set = random.pick(sets);
    const restricted = restrict(bench, set, random);
    return restricted && (replace(tree, set, restricted) as Branch);
  },
};

function conditionsOn(set: Parameters<typeof replace>[0]): number {
  if ("relation" in set || set.op !== "filter") return 0;
  return 1 + conditionsOn(set.inputs["from"]!);
}
