import { dateOf, measureOf } from "../columns-for.ts";
import { type Branch, type Node, over } from "../node.ts";
import type { Seed } from "./seed.ts";

/** The weekday of a date of what is foremost, and the complete years or months between the first and the last date. */
export const dated: Seed = (bench, set, random) => {
  const column = dateOf(bench, set, random);
  if (!column) return undefined;
  if (random.next() < 0.4) {
    const by = measureOf(bench, set, random);
    const foremost = by && over("kth", set, { by: by.name, k: 1, end: random.pick(["highest", "lowest"]) });
    return foremost && over("weekday", over("lookup", foremost, { column: column.name }));
  }
  const unit = random.pick(["years", "months"]);
  const [a, b] = [ranked(set, column.name, 1, "lowest"), ranked(set, column.name, 1, "highest")];
  return { op: "time_between", params: { unit }, inputs: { a, b } };
};

function ranked(set: Node, by: string, k: number, end: string): Branch {
  return over("ranked_value", set, { by, k, end });
}
