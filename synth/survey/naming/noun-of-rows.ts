import { listOf } from "../../../logic/english/english.ts";
import type { Naming } from "../../../logic/operation.ts";
import type { RowNoun } from "../surveyed.ts";

/** Where headings have words for fewer of the rows than this, the words say nothing of the whole. */
const MOSTLY = 2 / 3;
/** Of more kinds than this there is no short word. */
const MOST_KINDS = 2;

/** What rows are called; `mixed`: not all of them have a word of their own, and one by one they are entries. */
type NounOfRows = Pick<Naming, "singular" | "plural"> & { mixed?: true };

/**
 * What headings call these rows: the word that is said of all of them, or two words, each said of some ("countries and
 * dependencies"); where a few have none, these are other entries ("countries and other entries"). Undefined where the words
 * name hardly any of them, or are too many.
 *
 * @param rows indices into the rows that the nouns are of
 */
export function nounOfRows(nouns: readonly RowNoun[], rows: readonly number[]): NounOfRows | undefined {
  const found = nouns.find((noun) => rows.every((row) => noun.rows.has(row)));
  if (found) return { singular: found.singular, plural: found.plural };
  const kinds = nouns.filter((noun) => rows.some((row) => noun.rows.has(row)));
  const [one, other] = kinds;
  if (!one || kinds.length > MOST_KINDS) return undefined;
  const named = rows.filter((row) => kinds.some((kind) => kind.rows.has(row))).length;
  if (other && named === rows.length)
    return { singular: `${one.singular} or ${other.singular}`, plural: `${one.plural} and ${other.plural}` };
  if (named < MOSTLY * rows.length) return undefined;
  // The fewest words that say it of most: the first where one does.
  const covers = (kind: RowNoun) => rows.filter((row) => kind.rows.has(row)).length >= MOSTLY * rows.length;
  const most = kinds.find(covers);
  const said = most ? [most] : kinds;
  return { singular: "entry", plural: listOf([...said.map(({ plural }) => plural), "other entries"]), mixed: true };
}
