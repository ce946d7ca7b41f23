import { headWord, nounKind } from "./noun-kinds.ts";
import { mayBePeople, relative } from "./person-role.ts";

/** What is written or decided about something else, which it neither has nor is a part of. */
const ABOUT =
  /^(?:adjudication|alert|appeal|assessment|audit|case|complaint|decision|determination|enquiry|evaluation|finding|grievance|incident|inquiry|inspection|investigation|judge?ment|notice|obituary|objection|petition|recall|report|review|ruling|verdict|violation|warning)$/;
/** Who or what deals with it may be linked by a word for what it is as well. */
const DEALS = /^(?:journal|magazine|newspaper|outlet|publication|website)$/;

/** Behind more words than these nobody waits for the verb. */
const MOST_WORDS = 5;

/**
 * "the bridge that the inspection concerns" of an inspection that leads to a bridge by the word for what that is: an inspection has no
 * bridge. Undefined of what is no record about something else, and where the link says by its own word what is linked ("inspector"), or
 * leads to whom or where.
 *
 * @param pointer what the link is called
 * @param noun what the thing that it leads to is called
 * @param of what one of the things that it leads from is called
 */
export function concerned(
  pointer: string,
  noun: string,
  of: string,
  subject: string,
): { fixed: string; endsInVerb?: true } | undefined {
  if (!isAbout(pointer, noun, of)) return undefined;
  return subject.split(" ").length > MOST_WORDS
    ? { fixed: subjectOf(noun, subject) }
    : { fixed: `the ${noun} that ${subject} concerns`, endsInVerb: true };
}

/** "the bridge that is the subject of the inspection with the most hours", else "the owner of the boat with the most sails". */
export function ofOwner(owner: string | undefined, { singular }: { singular: string }, subject: string): string {
  if (owner === undefined) return subject;
  return isAbout(owner, owner, singular) ? subjectOf(owner, subject) : `the ${owner} of ${subject}`;
}

const subjectOf = (noun: string, subject: string): string => `the ${noun} that is the subject of ${subject}`;

function isAbout(pointer: string, noun: string, of: string): boolean {
  const head = headWord(noun);
  if (!ABOUT.test(headWord(of)) || headWord(pointer) !== head || DEALS.test(head)) return false;
  if (mayBePeople(noun) || relative(noun, "") === "who") return false;
  const kind = nounKind(noun);
  return kind !== "person" && kind !== "group" && kind !== "location";
}
