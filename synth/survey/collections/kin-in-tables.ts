import { dataRows, type Relation } from "../../../core/relation.ts";
import { foldText, nameKey } from "../../../logic/values/normalise.ts";
import { withoutWhich } from "../naming/noun-phrases.ts";
import type { SurveyedRelation } from "../surveyed.ts";

/** Fewer things say nothing of the rest. */
const LEAST_THINGS = 3;
/** Things of which a table tells so much of what pages tell of theirs are of the same kind. */
const SHARED = 3;
/** A table of so many of those that have pages is about these. */
const OWN = 0.5;
/** "Name", "姓名": which of several names a column holds, and not what is called so. */
const NAME = /^(?:(?:full )?name|姓名|名称|名字)$/iu;
/** What a heading says besides what it is about: "出生年月", "出生日期", "Date of birth". */
const TIMED = /(?:年月日?|日期|时间|年份)$|^date of | date$/giu;
const UNIT = /\s*[([（][^)\]）]*[)\]）]\s*$/u;

/**
 * Tables that tell of other things what a collection's pages tell of theirs, column by column: players of a youth team, in a table
 * with the number, the position and the height of each, beside pages of the players of the first. "All players" are more than those
 * with a page. One whose rows are called by a noun of their own holds another kind.
 *
 * @param tables every table of the site
 * @param nounOf what the rows of a table are called, where somebody says so
 */
export function kinInTables(
  { relation, label, naming }: SurveyedRelation,
  tables: readonly Relation[],
  nounOf: (table: Relation) => string | undefined,
): Relation[] {
  // What their pages are called stands first, whether or not a question can say it.
  const named = label?.index ?? Math.max(0, namesAt(relation));
  const keyOf = withoutNoun(naming);
  const own = new Set(dataRows(relation).map(({ cells }) => keyOf(cells[named]!.value.printed)));
  const pages = new Set(dataRows(relation).flatMap(({ about }) => about ?? []));
  const headings = headingsOf(relation);
  return tables.filter((table) => {
    if (table.source !== "html_table" || pages.has(table.url)) return false;
    const at = namesAt(table);
    if (at < 0 || !isOfKind(table, at, naming.plural, nounOf(table))) return false;
    const beside = headingsOf(table);
    if (headings.filter((one) => beside.some((other) => areAlike(one, other))).length < SHARED) return false;
    const names = new Set(dataRows(table).map(({ cells }) => keyOf(cells[at]!.value.printed)));
    const others = [...names].filter((name) => !own.has(name));
    return others.length >= LEAST_THINGS && names.size - others.length < OWN * names.size;
  });
}

/** Names that say what the things are, and those that leave it to their heading, are the same: "Oakham mill" under "Mill" is "Oakham". */
function withoutNoun({ singular }: SurveyedRelation["naming"]): (name: string) => string {
  const noun = nameKey(singular);
  const end = /\p{sc=Han}/u.test(noun) ? noun : ` ${noun}`;
  return (name) => {
    const key = nameKey(name);
    return key.endsWith(end) && key.length > end.length ? key.slice(0, -end.length) : key;
  };
}

/** The column that names the rows of a table: the one that is known to, or the first, of words, where it has others in every row. */
function namesAt(table: Relation): number {
  const known = table.columns.findIndex(({ role }) => role === "label");
  if (known >= 0 || table.columns[0]?.type !== "text") return known;
  const rows = dataRows(table);
  const names = new Set(rows.map(({ cells }) => nameKey(cells[0]!.value.printed)));
  return names.size === rows.length && !names.has("") ? 0 : known;
}

/** Its rows are called as those of the collection are, by somebody or by its caption ("Selected lamps" of lamps), or by nobody. */
function isOfKind({ columns, name }: Relation, at: number, plural: string, noun: string | undefined): boolean {
  const endsIn = (text: string) => text === plural || text.endsWith(/\p{sc=Han}/u.test(plural) ? plural : ` ${plural}`);
  if (noun !== undefined) return endsIn(noun);
  return NAME.test(columns[at]!.name.trim()) || endsIn(withoutWhich(name).toLowerCase());
}

/** What columns beside the name are about, each once. */
const headingsOf = ({ columns }: Relation): string[] => [
  ...new Set(
    columns.flatMap(({ name, role, unnamed }) => {
      const bare = foldText(name.replace(UNIT, "")).replace(TIMED, "");
      return role === "label" || unnamed || bare === "" ? [] : [bare];
    }),
  ),
];

/** "位置" and "场上位置", "position" and "playing position": one ends in all of the other. */
function areAlike(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short === long) return true;
  return /\p{sc=Han}/u.test(short) ? short.length > 1 && long.endsWith(short) : long.endsWith(` ${short}`);
}
