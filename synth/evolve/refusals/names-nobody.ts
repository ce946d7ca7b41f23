import { singular } from "../../../logic/english/english.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { headWord } from "../../../logic/english/noun-kinds.ts";
import { isProperName } from "../../../logic/english/proper-names.ts";
import { isBracketed, isStatedAbsence } from "../../../logic/values/stated-absence.ts";
import type { Branch } from "../node.ts";

/** What a site writes where it has nothing to say is no answer: "the most frequent maker: unknown". */
const SAYS_NOTHING =
  /^(?:unspecified|undefined|various|others?|misc(?:ellaneous)?|t\.?b\.?[acd]\.?|private(?:ly owned)?|vacant|yes|no|none of (?:these|them)|independents?|unaffiliated|non-?partisan|无党派(?:人士)?|其他)$/i;
/** "Closed since the fire.": three words or more, and a full stop behind a word that no abbreviation is as long as. */
const SENTENCE = /^\P{L}*\p{Lu}\S*(?: \S+)+ \p{Ll}{5,}[.!]$/u;

/** "Private owner" under “Owner”, "various makers" under “Maker”: a sort of owner in place of one. */
export function namesNobody(text: string, { op, params }: Branch): boolean {
  // "No country for old men" is a name.
  if (SAYS_NOTHING.test(text)) return true;
  if (op !== "label_of" && (isStatedAbsence(text) || isBracketed(text) || SENTENCE.test(text))) return true;
  const [, sort, noun] = SORT_OF.exec(text) ?? [];
  const asked = op === "lookup" ? headWord(humanise(String(params["column"]))) : undefined;
  return noun !== undefined && asked !== undefined && singular(noun.toLowerCase()) === asked && !isProperName(sort!);
}

const SORT_OF = /^(\p{L}+) (\p{Ll}+)$/u;
