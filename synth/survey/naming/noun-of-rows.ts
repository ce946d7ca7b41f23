import type { Naming } from "../../../logic/operation.ts";
import type { RowNoun } from "../surveyed.ts";

/** Of more kinds than this there is no short word. */
const MOST_KINDS = 2;

/**
 * What headings call these rows: the word that is said of all of them, or two words, each said of some ("countries and
 * dependencies"). Undefined where the words leave any of them out (nobody speaks of "countries and other entries"), or are too many.
 *
 * @param rows indices into the rows that the nouns are of
 */
export function nounOfRows(
  nouns: readonly RowNoun[],
  rows: readonly number[],
): Pick<Naming, "singular" | "plural"> | undefined {
  const found = nouns.find((noun) => rows.every((row) => noun.rows.has(row)));
  if (found) return { singular: found.singular, plural: found.plural };
  const kinds = nouns.filter((noun) => rows.some((row) => noun.rows.has(row)));
  const [one, other] = kinds;
  if (!one || !other || kinds.length > MOST_KINDS) return undefined;
  if (!rows.every((row) => kinds.some((kind) => kind.rows.has(row)))) return undefined;
  return { singular: `${one.singular} or ${other.singular}`, plural: `${one.plural} and ${other.plural}` };
}
