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

/** How often each kind was met in the text that is being counted. */
const counts = new Uint32Array(SINGLE_CASE + 1);

/** Counts the signs of a normalised text. */
export function countSigns(text: string): Signs {
  counts.fill(0);
  let capitals = 0;
  let ends = 0;
  let begins = true;
  for (let at = 0, { length } = text; at < length; at++) {
    const code = codeAt(text, at);
    let kind = KINDS[code]!;
    if (kind === UNKNOWN) kind = KINDS[code] = kindOf(text[at]!);
    counts[kind]!++;
    if (kind === SPACE) begins = true;
    else if (begins && (kind === LOWER || kind === UPPER || kind === DIGIT)) {
      begins = false;
      if (kind === UPPER) capitals++;
    } else if (kind === END && endsAt(text, at)) ends++;
  }
  const upper = counts[UPPER]!;
  return {
    words: counts[SPACE]! + 1,
    capitals,
    letters: counts[LOWER]! + upper + counts[SINGLE_CASE]!,
    upper,
    digits: counts[DIGIT]!,
    commas: counts[SEPARATOR]!,
    ends,
  };
}

/** Does the sign there end a sentence? */
function endsAt(text: string, at: number): boolean {
  const next = text[at + 1];
  return next === undefined || BEHIND_END.includes(next) || FULL_WIDTH_END.includes(text[at]!);
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
