import type { Answer } from "../core/answer.ts";
import { plainText } from "./cell-text.ts";
import { chineseStates } from "./chinese/given-words.ts";
import { isChinese } from "./language.ts";
import type { Match } from "./match.ts";
import { nameKey } from "./normalise.ts";

type NameAnswer = Extract<Answer, { type: "name" }>;

/** Words that hedge or name an alternative: a sentence with one of them does not commit itself to a name. */
const HEDGE =
  /\b(?:or|either|neither|nor|not|no|and|maybe|perhaps|possibly|probably|versus|vs|but|unless|except|isn't|wasn't|unsure|unknown)\b/i;
/** A sentence of more words around a name is an essay, not an answer. */
const LONGEST_FRAME = 25;

/**
 * Names compared without case, diacritics, articles and punctuation, with their aliases. In a sentence the name must stand
 * whole, and nothing else in it may be a name, a number or a hedge.
 */
export function matchName(expected: NameAnswer, text: string): Match {
  const keys = new Set([expected.text, ...(expected.aliases ?? [])].flatMap(spellings));
  const clean = plainText(text).replace(/^["'“”]+|["'“”.!。！]+$/gu, "");
  for (const spelling of spellings(clean)) {
    if (keys.has(spelling))
      return { match: true, rule: "name.equal", explanation: `"${clean}" is "${expected.text}".` };
  }
  for (const name of [expected.text, ...(expected.aliases ?? [])]) {
    const frame = frameOf(clean, name);
    if ((frame !== undefined && isPlainFrame(frame)) || (isChinese(name) && chineseStates(clean, name))) {
      return {
        match: true,
        rule: "name.in_sentence",
        explanation: `The sentence names "${expected.text}" and nothing else.`,
      };
    }
  }
  return { match: false, rule: "name.different", explanation: `"${clean.slice(0, 80)}" is not "${expected.text}".` };
}

/** A name's keys: as it is, without what stands in brackets, and "Korea, South" turned round. */
function spellings(name: string): string[] {
  const short = name.replace(/\s*\([^()]*\)/g, "");
  const turned = /^([^,]+), ([^,]+)$/.exec(short);
  const all = [name, short, ...(turned ? [`${turned[2]} ${turned[1]}`] : [])];
  return [...new Set(all.map(nameKey))].filter((key) => key !== "");
}

/** What is left of a sentence without the name; `undefined` where the name does not stand in it as whole words. */
function frameOf(sentence: string, name: string): string | undefined {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])(?:the )?${escaped}(?![\\p{L}\\p{N}]|[-'’]\\p{L}{2})`, "giu");
  return whole.test(sentence) ? sentence.replace(whole, " \u0000 ") : undefined;
}

function isPlainFrame(frame: string): boolean {
  const words = frame
    .replace(/\u0000/g, " ")
    .trim()
    .split(/\s+/);
  if (words.length > LONGEST_FRAME || HEDGE.test(frame) || /\d/.test(frame)) return false;
  const inner = frame.replace(/^[^\p{L}]*\p{Lu}/u, "").replace(/(?:[.!?:]\s+)\p{Lu}/gu, "");
  return !/\p{Lu}|\p{Lo}/u.test(inner);
}
