import type { Relation } from "../../../core/relation.ts";
import { plural, singular } from "../../../logic/english/english.ts";
import { isOnlyAdjective, nounKind } from "../../../logic/english/noun-kinds.ts";
import type { Naming } from "../../../logic/operation.ts";
import { inSentence, nounPhrase } from "./noun-phrases.ts";

/** So many names that end in the same words do not by chance. */
const LEAST_NAMES = 4;
const LEAST_WORDS = 2;
/** A word that may say what sort of a thing something is: prepositions are shorter. */
const IN_PHRASE = /^\p{Ll}{3,}$/u;

/**
 * "Opera houses" of "houses": where every row says in one column, in one and the same words, what it is, and these end in what
 * the rows are called, they are called so in full; so they are where all names end in such words ("Oban Opera House").
 */
export function inFull(naming: Naming, { columns, rows }: Relation): Naming {
  for (const [at, { role }] of columns.entries()) {
    const said = new Set(rows.map(({ cells }) => cells[at]!.value.printed.trim()));
    const [only] = said;
    const phrase = only !== undefined && said.size === 1 ? nounPhrase(only) : role === "label" ? ends(said) : undefined;
    const fuller =
      phrase === undefined ? undefined : [phrase, plural(phrase)].find((text) => endsIn(text, naming.plural));
    if (fuller !== undefined) return { ...naming, singular: singular(fuller), plural: fuller };
  }
  return naming;
}

/** The words in which all of some names end, behind a word of their own: two at least, for one alone is the noun that is known. */
function ends(names: ReadonlySet<string>): string | undefined {
  if (names.size < LEAST_NAMES) return undefined;
  const [first = [], ...others] = [...names].map((name) => name.split(/\s+/).slice(1));
  let shared = 0;
  while (shared < first.length && others.every((words) => words.at(-1 - shared) === first.at(-1 - shared))) shared++;
  return shared < LEAST_WORDS ? undefined : wholePhrase(first.slice(-shared));
}

/**
 * What some words name: a noun and the word before it, with more words where the dictionary has them. "Rain gauge reports" are no gauge
 * reports; of "Oban rain gauge reports" the first word is a name, and none of what they are.
 */
function wholePhrase(words: readonly string[]): string | undefined {
  const head = nounPhrase(words.slice(-LEAST_WORDS).join(" "));
  if (head === undefined) return undefined;
  const more: string[] = [];
  for (const word of words.slice(0, -LEAST_WORDS).reverse()) {
    const small = inSentence(word);
    if (!IN_PHRASE.test(small) || (nounKind(small) === undefined && !isOnlyAdjective(small))) break;
    more.unshift(small);
  }
  return [...more, head].join(" ");
}

const endsIn = (text: string, noun: string) => text.toLowerCase().endsWith(` ${noun.toLowerCase()}`);
