import { escaped } from "../../../core/escaped.ts";
import { plural, singular } from "../../../logic/english/english.ts";
import { headWord } from "../../../logic/english/noun-kinds.ts";

/** What presents some of more: "A selection of …", "Here are some of our …". */
const PRESENTS =
  /^\s*(?:(?:this|here|below|these|following) (?:is|are) )?(?:(?:only|just) )?(?:an? (?:(?:small|short|brief|representative|personal|random) )?(?:selection|sample|choice|sampling|taste)|some|a few|a number|highlights) (?:of|from) /iu;
/** "Our clients include:" above a list. */
const INCLUDING = /\s(?:include|includes|including|such as)\s*(?:(?:the )?following|those below)?\s*:?\s*$/iu;
/** Whatever is presented may have so many words (and "members'" is one) before the last. */
const WORDS = 5;
/** Nothing is said of what is presented but which they are, or that they stand here. */
const NO_MORE = /^\s*(?:$|[:;(–—])|^\s(?:that|which|who|whose)\b/iu;
const SHOWN = /^\s(?:is|are) (?:listed|shown|given|presented|described|included|featured|found)\b/iu;
const WHICH =
  /^\s(?:in|on|at|from|for|with|by|to|near|of|around|across|within|over|since|through|throughout|below|here|we|you|\p{L}+(?:ed|ing))\b/iu;
const FINITE = /\b(?:is|are|was|were|has|have|had|can|will|may|must|should|do|does|did)\b/iu;
/** A longer line (characters) tells of more than of a list. */
const LONGEST = 240;
const SENTENCES = /[.!?](?=\s|$)/u;

/** Whether a line may present some of what is listed. */
export const mayPresentSome = (line: string): boolean =>
  line.length <= LONGEST && line.split(SENTENCES).some((said) => PRESENTS.test(said) || INCLUDING.test(said));

/**
 * Whether a line presents some of the things that are called so: "A selection of members' mills that can be visited". "Some of the mills
 * are closed in winter" tells of them, and presents none.
 */
export function presentsSome(noun: string, line: string): boolean {
  if (!mayPresentSome(line)) return false;
  const head = singular(headWord(noun));
  const words = `(?:${[...new Set([plural(head), head])].map(escaped).join("|")})(?!\\p{L})`;
  const things = new RegExp(`^(?:[\\p{L}\\d’'-]+ ){0,${WORDS}}?${words}(?<rest>.*)$`, "iu");
  const last = new RegExp(`(?<!\\p{L})${words}\\s*$`, "iu");
  return line.split(SENTENCES).some((said) => {
    if (last.test(said.replace(INCLUDING, "")) && INCLUDING.test(said)) return true;
    const rest = PRESENTS.test(said) ? things.exec(said.replace(PRESENTS, ""))?.groups?.["rest"] : undefined;
    if (rest === undefined) return false;
    return NO_MORE.test(rest) || SHOWN.test(rest) || (WHICH.test(rest) && !FINITE.test(rest));
  });
}
