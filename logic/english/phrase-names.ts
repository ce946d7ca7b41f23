import { isAdjectiveWord, kindOfNoun, type NounKind } from "../../core/word-kinds.ts";
import { isDefinite } from "./definite-names.ts";
import { isPlural, singular } from "./english.ts";
import { headWord, nounKind } from "./noun-kinds.ts";
import { isParticiple } from "./participles.ts";
import { isPersonRole, relative } from "./person-role.ts";
import { isProperName } from "./proper-names.ts";

/** What is no thing that could have been named so: a matter, a deed. */
const MATTERS: ReadonlySet<NounKind> = new Set(["act", "attribute", "cognition", "communication", "process", "state"]);
/** "Geophysics": a field of study that the lexicon may not have. */
const FIELD = /\p{Ll}{3}(?:graphy|ics|ology)$/u;
/** "Digital", "moving", "escalators". */
const DERIVED = /^\p{Ll}{3,}(?:al|ary|ators?|ed|ic|ics|ing|ity|ive|ment|ness|ology|ous|tions?)$/u;
const SMALL = /^(?:a|an|and|by|for|from|in|of|on|the|to|with)$/;

/**
 * "Digital Records" of a committee: a name that is a phrase of the language and says what the thing is about, so that, without a word for
 * what it is, the matter itself would be asked about. Names of people, of places and of houses ("Mill Hall") are no such phrases.
 *
 * @param noun what the thing is called
 */
export function isPhraseName(name: string, noun: string): boolean {
  const words = name.toLowerCase().split(/[\s-]+/);
  if (!/^\p{Lu}/u.test(name) || !words.every(isWord) || isProperName(name) || isDefinite(name)) return false;
  if (isPersonRole(noun, []) || relative(noun, "") === "who" || nounKind(noun) === "person") return false;
  const [head, kind] = [headWord(name), nounKind(noun)];
  // "Northern District" of a district, "Three Rivers" of a town.
  if (kind === "location" || headWord(noun) === singular(head)) return false;
  const said = nounKind(head);
  if (words.length === 1) return !isPlural(head) && said !== undefined && said !== kind && MATTERS.has(said);
  return isPlural(head) || FIELD.test(head) || (said !== undefined && MATTERS.has(said));
}

const isKnown = (word: string): boolean =>
  isAdjectiveWord(word) ||
  isParticiple(word) ||
  kindOfNoun(word) !== undefined ||
  kindOfNoun(singular(word)) !== undefined;

/** A word that the lexicon has, one of two that it has ("groundwater"), or one that is made as words are made and names are not. */
const isWord = (word: string): boolean =>
  SMALL.test(word) ||
  isKnown(word) ||
  DERIVED.test(word) ||
  [...word].some((_, at) => at >= 3 && at <= word.length - 3 && isKnown(word.slice(0, at)) && isKnown(word.slice(at)));
