import { dateOf } from "../columns-for.ts";
import { over } from "../node.ts";
import type { Seed } from "./seed.ts";

/** "How many days lie between the earliest and the latest release date of …?" */
export const timed: Seed = (bench, set, random) => {
  const column = dateOf(bench, set, random);
  return column && over(random.pick(["date_span", "longest_gap"]), set, { column: column.name });
};
