import type { Column } from "../../core/relation.ts";
import type { Value } from "../../core/value.ts";

/** "On which date", and where less is stated "in which month and year", "in which year". */
export function timeWords({ role }: Column, value: Value): { time: string; preposition: "in" | "on"; asked: string } {
  const granularity = role === "year" ? "year" : value.kind === "date" ? value.granularity : "day";
  if (granularity === "year") return { time: "year", preposition: "in", asked: "in which year" };
  if (granularity === "month") return { time: "month and year", preposition: "in", asked: "in which month and year" };
  return { time: "date", preposition: "on", asked: "on which date" };
}
