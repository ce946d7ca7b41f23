import type { Clause, ThingsPhrase } from "../operation.ts";
import { clauseWords } from "./clause-words.ts";
import { isDoer } from "./doers.ts";
import { withArticle } from "./english.ts";
import { hasMembers } from "./holder-nouns.ts";
import { headWord, nounKind } from "./noun-kinds.ts";
import { mayBePeople } from "./person-role.ts";
import { EMPTY_NOUN } from "./phrasing.ts";

/** What one body holds for another. */
const OFFICE =
  /(?:^|\s)(?:(?:co-)?presidency|commissariat|secretariat|(?:chair(?:man|person|woman)?|director|editor|leader|premier|tutor)ship)$/i;
/** "Management", "sponsorship": what is done is nothing that does it. */
const DEED = /(?:ment|tion|sion|ance|ence|ship|cy|al)$/;
/** Whoever does something is called after it, be it a firm. */
const DOES = /(?:er|or|ist|ant)$/;

/**
 * Does a link's label say what the thing that it leads to is for the row, and not what it is? The secretariat of a committee is held by a
 * society, which was founded and has members; the secretariat was not and has none. A maker, a venue and a chair are what they are called.
 *
 * @param label what the link is called: "secretariat"
 * @param noun what the thing that it leads to is called: "society"
 */
export function isRole(label: string, noun: string): boolean {
  const [head, kindly] = [headWord(label), headWord(noun)];
  if (head === kindly || noun === "" || EMPTY_NOUN.test(noun)) return false;
  if (OFFICE.test(label)) return true;
  if (mayBePeople(label) || isDoer(label)) return false;
  const kind = nounKind(label);
  if (kind === "act" || kind === "relation" || kind === "attribute") return DEED.test(head);
  // A daily portion is a soup: what the soup has in it is nothing that a portion has.
  if (kind === "quantity") return nounKind(noun) === "food";
  // A company is what a maker is; no secretariat is a society by its name.
  if (kind === "group") return !DOES.test(head) && !hasMembers(label);
  // Where a body sits is a house or an address, and the town that it leads to has the inhabitants.
  return kind === "artifact" && nounKind(noun) === "location";
}

/** "the society that holds the secretariat of the committee", "the town given as the headquarters of the club": the thing by what it is. */
export function inRole(label: string, noun: string, subject: string): { fixed: string; asked: string } {
  if (OFFICE.test(label)) {
    const held = `holds the ${label} of ${subject}`;
    return { fixed: `the ${noun} that ${held}`, asked: `which ${noun} ${held}` };
  }
  const given = `given as the ${label} of ${subject}`;
  return { fixed: `the ${noun} ${given}`, asked: `which ${noun} is ${given}` };
}

/** "whose secretariat is held by a society founded before 1970": what is said of the thing is not said of its role. */
export function roleClause(
  label: string,
  { singular }: Pick<ThingsPhrase, "singular">,
  said: readonly Clause[],
): Clause | undefined {
  if (said.length === 0) return undefined;
  const start = withArticle(singular);
  return clauseOf(label, `${start} ${clauseWords(said, true)}`, { start, said });
}

/** The same of one that is told as a whole: "whose secretariat is held by the only society in Oban". */
export const roleClauseOf = (label: string, rest: string): Clause => clauseOf(label, rest);

function clauseOf(label: string, one: string, within?: Clause["within"]): Clause {
  const head = `whose ${label} is${OFFICE.test(label) ? " held by" : ""}`;
  return { form: "that", head, rest: one, ...(within ? { within } : {}) };
}
