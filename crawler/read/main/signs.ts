import { codeAt } from "../../../core/code-at.ts";

/** What a text is made of, counted sign by sign. */
export interface Signs {
  words: number;
  /** Words that begin with a capital. */
  capitals: number;
  letters: number;
  upper: number;
  digits: number;
  commas: number;
  /** Ends of sentences. */
  ends: number;
}

const END_SIGN = ".!?。！？…";
const FULL_WIDTH_END = "。！？";
const COMMA = ",;،，、";
/** What may stand behind the end of a sentence. */
const BEHIND_END = " \"”’')]";

/** Kinds of signs. */
const OTHER = 0;
const SPACE = 1;
const DIGIT = 2;
const SEPARATOR = 3;
const END = 4;
const LOWER = 5;
const UPPER = 6;
/** A letter of a writing without capitals. */
const SINGLE_CASE = 7;

/** Not looked up yet. */
const UNKNOWN = 255;

/** The kind of each character code that was met. */
const KINDS = new Uint8Array(0x1_0000).fill(UNKNOWN);

/** Counts the signs of a normalised text. */
export function countSigns(text: string): Signs {
  const signs: Signs = { words: 1, capitals: 0, letters: 0, upper: 0, digits: 0, commas: 0, ends: 0 };
  let begins = true;
  for (let at = 0, { length } = text; at < length; at++) {
    const code = codeAt(text, at);
    if (KINDS[code] === UNKNOWN) KINDS[code] = kindOf(text[at]!);
    switch (KINDS[code]) {
      case LOWER:
        signs.letters++;
        begins = false;
        break;
      case SPACE:
        signs.words++;
        begins = true;
        break;
      case UPPER:
        signs.letters++;
        signs.upper++;
        if (begins) signs.capitals++;
        begins = false;
        break;
      case DIGIT:
        signs.digits++;
        begins = false;
        break;
      case SEPARATOR:
        signs.commas++;
        break;
      case END: {
        const next = text[at + 1];
        if (next === undefined || BEHIND_END.includes(next) || FULL_WIDTH_END.includes(text[at]!)) signs.ends++;
        break;
      }
      case SINGLE_CASE:
        signs.letters++;
        break;
    }
  }
  return signs;
}

function kindOf(char: string): number {
  if (char === " ") return SPACE;
  if (char >= "0" && char <= "9") return DIGIT;
  if (COMMA.includes(char)) return SEPARATOR;
  if (END_SIGN.includes(char)) return END;
  const lower = char.toLowerCase();
  if (lower !== char) return UPPER;
  if (lower !== char.toUpperCase()) return LOWER;
  return char > "\u2fff" ? SINGLE_CASE : OTHER;
}

const LAST_SIGNS = ".!?。！？…:;";
const CLOSING = "\"”’'»)]";

/** Does a text end as sentences do, closing quotes and brackets aside? */
export function endsSentence(text: string): boolean {
  let at = text.length - 1;
  while (at >= 0 && CLOSING.includes(text[at]!)) at--;
  return at >= 0 && LAST_SIGNS.includes(text[at]!);
}
