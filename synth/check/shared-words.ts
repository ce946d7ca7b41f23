import type { Relation } from "../../core/relation.ts";
import { nameKey } from "../../logic/values/normalise.ts";

/** How many words all labels of a relation begin and end with. */
export interface SharedWords {
  first: number;
  last: number;
}

/** Labels of fewer rows share words by chance. */
const LEAST_LABELS = 4;

/** How many words all labels of a relation begin and end with: they say what its rows are, not which one. */
export function sharedWords({ rows }: Relation, label: number): SharedWords {
  const names = rows.map((row) => nameKey(row.cells[label]!.value.printed).split(" "));
  if (names.length < LEAST_LABELS) return { first: 0, last: 0 };
  const shortest = Math.min(...names.map((words) => words.length));
  const all = (at: number) => names.every((words) => words.at(at) === names[0]!.at(at));
  let first = 0;
  while (first < shortest - 1 && all(first)) first += 1;
  let last = 0;
  while (last < shortest - first - 1 && all(-last - 1)) last += 1;
  return { first, last };
}

/** What is left of a name without the words that all of its kind have; undefined where they have none. */
export function coreOf(name: string, { first, last }: SharedWords = { first: 0, last: 0 }): string | undefined {
  const words = nameKey(name).split(" ");
  const core = words.slice(first, words.length - last).join(" ");
  return first + last === 0 || core === "" ? undefined : core;
}
