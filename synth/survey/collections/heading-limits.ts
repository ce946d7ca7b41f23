import { plural } from "../../../logic/english/english.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { inSentence } from "../naming/noun-phrases.ts";

/** What a heading says of the things under it besides what they are, as it can stand before and behind their noun. */
export interface HeadingLimit {
  before: string;
  after: string;
}

/** Whose they are, that they are all of them, and the number of the heading: no limit. */
const NO_LIMIT = /^(?:[\d.]+\s+)?(?:(?:all|list of)\s+)?(?:(?:her|his|its|our|the|their)\s+)?/i;
/** Where, when, by whom or of what they are, in or without brackets. */
const WHICH =
  /^\(?((?:after|against|at|before|between|by|during|for|from|in|near|of|on|over|since|to|under|until|with(?:in)?)\s[\p{L}\d][\p{L}\d'’.,–\s-]*)\)?$/iu;
const ADJECTIVES = /^\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)?$/u;

/**
 * What a heading over things limits them to: "Repairs at Oban since 2015" are not all repairs, and whoever asks how many of them a
 * ship had must say so. Whose page it stands on is no limit ("Repairs of the ship"). Undefined where what it says besides is
 * nothing that can be said with the noun.
 *
 * @param several the plural as it stands in the heading
 * @param owner what each of the pages is about, in the singular
 */
export function headingLimit(heading: string, several: string, owner: string): HeadingLimit | undefined {
  const text = heading
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[:.]+$/, "");
  const at = ` ${text.toLowerCase()} `.indexOf(` ${several.toLowerCase()} `);
  if (at < 0) return undefined;
  const owners = new Set([owner, owner.split(" ").at(-1)!].flatMap((one) => [one, plural(one)]).map(foldText));
  const first = text.slice(0, at).replace(NO_LIMIT, "").trim();
  const rest = text.slice(at + several.length).trim();
  const before = owners.has(foldText(first)) ? "" : first;
  const ofOwner = /^(?:at|by|for|from|in|of|on) (?:its|our|the|this|these) (.+)$/i.exec(rest)?.[1] ?? "";
  const after = rest === "" || owners.has(foldText(ofOwner)) ? "" : WHICH.exec(rest)?.[1];
  if (after === undefined || (before !== "" && !ADJECTIVES.test(before))) return undefined;
  return { before: before === "" ? "" : `${inSentence(before)} `, after: after === "" ? "" : ` ${after}` };
}
