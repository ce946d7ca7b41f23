import type { Relation } from "../../../core/relation.ts";
import { arePersons } from "../../../logic/chinese/measure-words.ts";
import { headWord } from "../../../logic/english/noun-kinds.ts";
import { areSomebody, isPersonName, mayBePeople } from "../../../logic/english/person-role.ts";

/** Names of people are mostly written as such. */
const MOSTLY = 0.8;
const HAN = /\p{Script=Han}/u;
/** "王小明": a name of so many characters. */
const CHINESE_NAME = /^\p{Script=Han}{2,4}$/u;

/**
 * Does a table under a word for people name them in a column headed by another one, and its rows by none? "Sport | Event | Winner" under
 * "Gold medallists" has a row for every win, and who won twice stands there twice: the rows are no medallists.
 *
 * @param label the column of the rows' names
 */
export function namesPersonsInColumn(
  noun: string,
  { source, columns, rows }: Relation,
  label: number | undefined,
): boolean {
  if (source === "page_collection" || label !== undefined || !isSomebody(noun)) return false;
  const head = HAN.test(noun) ? noun : headWord(noun);
  const printed = (at: number) => rows.flatMap(({ cells }) => cells[at]!.value.printed.trim() || []);
  const naming = columns.flatMap(({ name, type, unnamed }, at) => {
    const isName = !unnamed && (type === "text" || type === "entity") && isSomebody(name.trim());
    const names = isName ? printed(at) : [];
    const people = names.filter((text) => isPersonName(text) || CHINESE_NAME.test(text));
    return names.length > 0 && people.length >= MOSTLY * names.length ? [name.trim()] : [];
  });
  const [only, ...more] = naming;
  if (only === undefined || more.length > 0) return false;
  return HAN.test(only) ? !only.endsWith(head) : headWord(only) !== head;
}

const isSomebody = (noun: string): boolean =>
  HAN.test(noun) ? arePersons(noun) : areSomebody(noun, []) || mayBePeople(noun);
