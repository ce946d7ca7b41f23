import type { Naming } from "../../logic/operation.ts";
import type { RowNoun } from "./survey.ts";

/**
 * What headings call these rows: the word that is said of all of them, or two words, each said of some ("countries and
 * dependencies"). Undefined where neither names them.
 *
 * @param rows indices into the rows that the nouns are of
 */
export function nounOfRows(
  nouns: readonly RowNoun[],
  rows: readonly number[],
): Pick<Naming, "singular" | "plural"> | undefined {
  const found = nouns.find((noun) => rows.every((row) => noun.rows.has(row)));
  if (found) return { singular: found.singular, plural: found.plural };
  const [one, other, ...more] = nouns.filter((noun) => rows.some((row) => noun.rows.has(row)));
  if (!one || !other || more.length > 0 || !rows.every((row) => one.rows.has(row) || other.rows.has(row)))
    return undefined;
  return { singular: `${one.singular} or ${other.singular}`, plural: `${one.plural} and ${other.plural}` };
}
