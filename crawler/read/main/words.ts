import { codeAt } from "../../../core/code-at.ts";
import { hashed } from "../text/names.ts";

const WORD = /[\p{L}\p{N}]+/gu;
const IN_WORD = /[\p{L}\p{N}]/u;

/** Not looked up yet. */
const UNKNOWN = 2;

/** Whether each UTF-16 code unit that was met stands in words: 1 or 0. What a letter is only Unicode's tables know. */
const IN_WORDS = new Uint8Array(0x1_0000).fill(UNKNOWN);

/** Is it a letter or a digit? Not to be asked of half a surrogate pair. */
function isInWord(code: number): boolean {
  if (IN_WORDS[code] === UNKNOWN) IN_WORDS[code] = IN_WORD.test(String.fromCharCode(code)) ? 1 : 0;
  return IN_WORDS[code] === 1;
}

function isSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdfff;
}

/** The words of a text that is given in lower case: runs of letters and digits. */
export function wordsOf(lower: string): string[] {
  const words: string[] = [];
  const { length } = lower;
  let from = -1;
  for (let at = 0; at < length; at++) {
    const code = codeAt(lower, at);
    if (isSurrogate(code)) return lower.match(WORD) ?? [];
    if (isInWord(code)) {
      if (from < 0) from = at;
    } else if (from >= 0) {
      words.push(lower.slice(from, at));
      from = -1;
    }
  }
  if (from >= 0) words.push(lower.slice(from));
  return words;
}

/** The hash of each word of a text that is given in lower case: to compare words, nothing else of them is needed. */
export function wordHashes(lower: string): number[] {
  const hashes: number[] = [];
  visitWords(lower, (hash) => {
    hashes.push(hash);
    return false;
  });
  return hashes;
}

/** Has a text, which is given in lower case, one of the words whose hashes these are? */
export function holdsWordOf(hashes: ReadonlySet<number>, lower: string): boolean {
  return visitWords(lower, (hash) => hashes.has(hash));
}

/** Goes through the hashes of a text's words until one is the one; from the first again where a surrogate pair stands. */
function visitWords(lower: string, isTheOne: (hash: number) => boolean): boolean {
  const { length } = lower;
  let hash = 0;
  let inWord = false;
  for (let at = 0; at < length; at++) {
    const code = codeAt(lower, at);
    if (isSurrogate(code)) return wordsOf(lower).map(hashOf).some(isTheOne);
    if (isInWord(code)) {
      hash = hashed(inWord ? hash : 0, code);
      inWord = true;
    } else if (inWord) {
      if (isTheOne(hash)) return true;
      inWord = false;
    }
  }
  return inWord && isTheOne(hash);
}

function hashOf(word: string): number {
  let hash = 0;
  for (let at = 0, { length } = word; at < length; at++) hash = hashed(hash, codeAt(word, at));
  return hash;
}
