import { dataRows, type Relation } from "../../../core/relation.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { isTableFamily } from "../collections/table-family.ts";

/** Names that mostly stand on one page alone are of what each page has of its own. */
const OWN = 0.7;
/** Longer cells tell something and name nothing. */
const LONGEST_NAME = 20;

/**
 * What the rows of tables are that stand one on each of several Chinese pages: what the first of their own columns is headed, where
 * its cells are names, none of them comes twice on a page and most stand on that page alone. Where some stand on two pages (a
 * stretch that two paths have in common), a row is that of its page: "步道路段". What comes back on most pages is a sort of row.
 *
 * @param nounOf the noun in a heading, where it names things
 */
export function chineseFamilyNoun(
  relation: Relation,
  nounOf: (heading: string) => string | undefined,
): string | undefined {
  const [subject, column] = relation.columns;
  if (!isTableFamily(relation) || !subject || !column || column.unnamed) return undefined;
  if (column.type !== "text" && column.type !== "entity") return undefined;
  // A heading that says more than the noun ("候选人名称") names one of several things that a row may be.
  const noun = nounOf(column.name);
  if (noun === undefined || noun !== column.name.trim()) return undefined;
  const rows = dataRows(relation);
  const names = rows.map(({ cells }) => foldText(cells[1]!.value.printed));
  if (names.some((name) => name === "" || name.length > LONGEST_NAME || !/\p{L}/u.test(name))) return undefined;
  const onPage = new Set(rows.map(({ cells }, row) => `${cells[1]!.evidence.url}\n${names[row]}`));
  const distinct = new Set(names);
  if (onPage.size < rows.length || distinct.size < OWN * rows.length) return undefined;
  if (distinct.size === rows.length) return noun;
  // What comes back and has a page of its own is a thing that several pages have to do with: their row of it is neither it nor called so.
  if (column.type === "entity") return undefined;
  const owner = nounOf(subject.name);
  return owner !== undefined && owner === subject.name.trim() && !noun.startsWith(owner)
    ? `${owner}${noun}`
    : undefined;
}
