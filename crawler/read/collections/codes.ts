import { isPartOfText } from "./document-parts.ts";

/** "Item # 10254", "(Ref. CE-114)", "Part No. MT350": a code, and what says that it is one. */
const CODE =
  /^[([]?(\p{L}[\p{L}\s.'’-]*?(?:\.|\s?#|\b(?:[Nn]o|NO|[Nn]umber|[Cc]ode|ID|[Rr]ef)))[\s:]*(#?(?:[A-Z\d][\w/-]*)?\d[\w-]*)[)\]]?$/u;
/** More words are a sentence. */
const MOST_WORDS = 3;

/** A text that is a code behind words that say so: the words, and where in the text the code stands. */
interface CodedText {
  words: string;
  from: number;
  to: number;
}

export function codeIn(text: string): CodedText | undefined {
  if (!/\d[\w-]*[)\]]?$/.test(text)) return undefined;
  const [, words, code] = CODE.exec(text) ?? [];
  if (words === undefined || code === undefined || words.split(/\s+/).length > MOST_WORDS) return undefined;
  if (isPartOfText(words)) return undefined;
  const from = text.indexOf(code, words.length);
  return { words, from, to: from + code.length };
}
