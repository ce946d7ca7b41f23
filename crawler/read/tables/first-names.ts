import type { Column } from "../../../core/relation.ts";
import { singular } from "../../../logic/english/english.ts";
import { readDaySpan } from "../../../logic/values/day-spans.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { areApart } from "./names-apart.ts";

/** A cell as far as it names something. */
interface NamingCell {
  text: string;
  link?: string;
}

/** Every row has a name of its own where so many have. */
const DISTINCT_SHARE = 0.95;
/** Longer texts describe. */
const NAME_LENGTH = 80;
/** Names stand beside other names in so many of the rows. */
const OTHERS = 0.8;
/** Words in which a table could call its rows' names, whatever they are of. */
const OF_NAMES = /\b(?:name|title)\b|名称|姓名/i;
/** A name has a word of several letters; "DK-4" and "n/a" are codes. */
const WORD = /\p{Lu}?\p{Ll}{2,}|\p{sc=Han}{2,}/u;
const FIGURES = /\d+|\b[A-Z]\b/gu;
/** What a preposition adds to a title only says which ones. */
const WHICH = /\s(?:of|in|at|on|by|for|from|with|to|near|since|per|and|&)\s.*$|[([,:|–—].*$/iu;

/**
 * Whether a table's rows are named by its first column, whose names lead nowhere, though the names of another column lead to a page
 * each: each garage belongs to a firm, and no firm to two of these garages by chance, but the rows remain garages. They are what
 * the other column names where the table's title says so ("Libraries" of boroughs, each with a link to its library), where that
 * column is headed as a name, or where the first one holds codes, days, numbered places or the same names.
 *
 * @param title what the table is called: its caption, the heading above it, the page's title
 * @param other the column of names that lead to a page each
 */
export function namesRowsFirst(
  title: string,
  columns: readonly Column[],
  rows: readonly { cells: readonly NamingCell[]; total?: boolean }[],
  other: number,
): boolean {
  const [first] = columns;
  if (!first || other < 1 || first.type !== "text" || first.role !== "text") return false;
  const things = rows.filter(({ total }) => !total);
  const names = things.map(({ cells }) => foldText(cells[0]!.text));
  if (things.some(({ cells }) => cells[0]!.link !== undefined || cells[0]!.text.length > NAME_LENGTH)) return false;
  if (things.filter(({ cells }) => WORD.test(cells[0]!.text)).length < things.length * DISTINCT_SHARE) return false;
  if (new Set(names).size < things.length * DISTINCT_SHARE) return false;
  // "3–5 May 2019" says when it was, and not what.
  if (things.filter(({ cells }) => readDaySpan(cells[0]!.text)).length > things.length - things.length * OTHERS)
    return false;
  // "Stage 1", "Stage 2": places in an order, as "1" and "2" are.
  if (new Set(things.map(({ cells }) => cells[0]!.text.replace(FIGURES, "#"))).size === 1) return false;
  const apart = things.filter(({ cells }, at) => areApart(names[at]!, foldText(cells[other]!.text)));
  if (apart.length < things.length * OTHERS) return false;
  const [own, others] = [first.name, columns[other]!.name];
  if (OF_NAMES.test(others) && !OF_NAMES.test(own)) return false;
  return isTitled(title, own) || !isTitled(title, others);
}

/** "Libraries in the north" over a column of libraries. */
function isTitled(title: string, heading: string): boolean {
  const head = foldText(heading);
  const said = foldText(title.replace(WHICH, ""));
  if (head === "" || said === "") return false;
  if (/\p{sc=Han}/u.test(head)) return said.includes(head);
  const last = (text: string) => singular(text.split(" ").at(-1)!);
  return last(said) === last(head);
}
