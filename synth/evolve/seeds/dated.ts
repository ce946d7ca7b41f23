import type { Random } from "../../../core/random.ts";
import { dateOf } from "../columns-for.ts";
import { type Branch, type Node, over } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import type { Seed } from "./seed.ts";

/** Years whose first day is a round day to count up to. */
const UP_TO = [2000, 2010, 2020, 2025];

/** What begins a span that people count up to a day: an age. A release has none. */
const BEGINNING =
  /\b(?:birth|born|founded|foundation|founding|established|establishment|independence|opened|opening|built|inaugurated|inauguration|incorporated|launched)\b/i;

/** Weekdays, complete years and months of the date of something that is found first. */
export const dated: Seed = (bench, set, random) => {
  const column = dateOf(bench, set, random);
  if (!column) return undefined;
  const end = random.pick(["highest", "lowest"]);
  if (random.next() < 0.4) return over("weekday", ranked(set, column.name, 1, end));
  const unit = random.pick(["years", "months"]);
  if (random.next() < 0.5) {
    const [a, b] = [ranked(set, column.name, 1, "lowest"), ranked(set, column.name, 1, "highest")];
    return { op: "time_between", params: { unit }, inputs: { a, b } };
  }
  if (!BEGINNING.test(column.name)) return undefined;
  const first = ranked(set, column.name, 1, end);
  const on = dayAfter(bench, first, random);
  return on === undefined ? undefined : { op: "time_between", params: { unit, on }, inputs: { a: first } };
};

function ranked(set: Node, by: string, k: number, end: string): Branch {
  return over("ranked_value", set, { by, k, end });
}

/** The first day of a round year after a date. */
function dayAfter(bench: Workbench, node: Node, random: Random): string | undefined {
  const result = bench.result(node);
  if (result?.type !== "value" || result.value.kind !== "date") return undefined;
  const { iso } = result.value;
  const later = UP_TO.filter((year) => `${year}-01-01` > iso);
  return later.length === 0 ? undefined : `${random.pick(later)}-01-01`;
}
