import type { Relation } from "../../core/relation.ts";

/** A table of up to this many columns is about one matter: each of them may be held against each other. */
const ONE_MATTER = 12;
/** In longer ones, what belongs together stands together: within this share of the columns, or this many of them. */
const NEAR = { share: 0.05, columns: 3 };
/** Words that columns about quite different matters share. */
const EMPTY =
  /^(?:annual|average|change|current|estimate|gross|highest|lowest|mean|median|number|percent|population|rate|rates|ratio|share|total|value|year|years)$/;

/**
 * Whether a person would hold two columns against each other: they share a word that says what they are about, or stand
 * near each other as their site orders them. What has nothing to do with each other correlates by chance only, and a
 * question about it is arbitrary.
 *
 * @param relations those that the columns are from; a column of none of them is computed, and not judged
 */
export function areRelated(a: string, b: string, relations: readonly Relation[]): boolean {
  const known = new Set(wordsOf(a));
  if (wordsOf(b).some((word) => known.has(word))) return true;
  const long = relations.filter(({ columns }) => columns.length > ONE_MATTER);
  return long.every(({ columns }) => {
    const [left, right] = [a, b].map((name) => columns.findIndex((column) => column.name === name));
    if (left! < 0 && right! < 0) return true;
    if (left! < 0 || right! < 0) return false;
    return Math.abs(left! - right!) <= Math.max(NEAR.columns, NEAR.share * columns.length);
  });
}

function wordsOf(name: string): string[] {
  return (name.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !EMPTY.test(word));
}
