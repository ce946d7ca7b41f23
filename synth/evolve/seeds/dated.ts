import { dateOf } from "../columns-for.ts";
import { type Branch, type Node, over } from "../node.ts";
import type { Seed } from "./seed.ts";

/** The weekday of the first or the last date, and the complete years or months between both. */
export const dated: Seed = (bench, set, random) => {
  const column = dateOf(bench, set, random);
  if (!column) return undefined;
  const end = random.pick(["highest", "lowest"]);
  if (random.next() < 0.4) return over("weekday", ranked(set, column.name, 1, end));
  const unit = random.pick(["years", "months"]);
  const [a, b] = [ranked(set, column.name, 1, "lowest"), ranked(set, column.name, 1, "highest")];
  return { op: "time_between", params: { unit }, inputs: { a, b } };
};

function ranked(set: Node, by: string, k: number, end: string): Branch {
  return over("ranked_value", set, { by, k, end });
}
