import { type Column, dataRows, type Relation } from "../../../core/relation.ts";
import { isPersonName, mayBePeople } from "../../../logic/english/person-role.ts";

/** Words of markup for what somebody is employed as; as many mean a part in a play, or of a page. */
const POST = /^(?:role|position|post|function|title|job)$/i;
/** So many of the rows are people by their names… */
const PEOPLE = 0.9;
/** …and so many of the cells say what somebody does. */
const POSTS = 0.6;

/**
 * A list of people with a column that only the markup of its page calls "role", and whose cells are posts ("Head gardener", "Treasurer"):
 * who reads the page sees no such word, and "the role of the caretaker" asks what caretakers do. Their job title is what it is.
 *
 * @param textAt what a page shows
 */
export function withPostsNamed(relation: Relation, textAt: (url: string) => string | undefined): Relation {
  if (relation.source !== "records") return relation;
  const label = relation.columns.findIndex(({ role }) => role === "label");
  const isOf = (share: number, at: number, is: (text: string) => boolean) => {
    const printed = dataRows(relation).flatMap(({ cells }) =>
      cells[at]!.value.kind === "missing" ? [] : [cells[at]!.value.printed.trim()],
    );
    return printed.length > 0 && printed.filter(is).length >= share * printed.length;
  };
  const found = relation.columns.findIndex(
    ({ name, unnamed }, at) => at !== label && !unnamed && POST.test(name) && isOf(POSTS, at, isPost),
  );
  if (label < 0 || found < 0 || !isOf(PEOPLE, label, isPersonName)) return relation;
  const seen = new RegExp(`(?<!\\p{L})${relation.columns[found]!.name}(?!\\p{L})`, "iu");
  const text = textAt(relation.url);
  if (text === undefined || seen.test(text)) return relation;
  const columns = relation.columns.map(
    (column, at): Column => (at === found ? { ...column, name: "Job title" } : column),
  );
  return { ...relation, columns };
}

/** "Director of Music", "Head Gardener, North": a name of a post, whatever it is in charge of. */
const isPost = (text: string): boolean =>
  mayBePeople(text.replace(/(?:,| (?:of|for|at|in|and|&)) .*$/u, "").toLowerCase());
