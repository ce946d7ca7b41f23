import { headWord, nounKind } from "../../../logic/english/noun-kinds.ts";
import { isChinese } from "../../../logic/values/language.ts";

/** What comes out anew each time that something is done again: a side wins three matches in a row. */
const REPEATED =
  /^(?:bout|championship|contest|count|cup|draw|edition|election|fixture|game|heat|leg|match|measurement|observation|race|reading|regatta|result|round|sample|season|series|stage|survey|test|tournament|trial)$/;

/**
 * May rows be outcomes of one process, of which a run says that something lasted? Talks, trails and tools are each a thing of its
 * own, and how large some of them that happen to follow each other are says nothing. Chinese nouns are not told apart here.
 *
 * @param noun what one of the rows is called
 */
export const areOutcomes = (noun: string): boolean =>
  isChinese(noun) || REPEATED.test(headWord(noun)) || nounKind(noun) === "time";
