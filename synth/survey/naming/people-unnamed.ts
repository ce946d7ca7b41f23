import { dataRows } from "../../../core/relation.ts";
import { isAdjectiveWord, kindOfNoun } from "../../../core/word-kinds.ts";
import { singular } from "../../../logic/english/english.ts";
import { headWord, nounKind } from "../../../logic/english/noun-kinds.ts";
import type { SurveyedRelation } from "../surveyed.ts";
import { ENTRY } from "./entry-noun.ts";

/** Where so many of them are called by words of the language, they are no people. */
const CALLED_BY_WORDS = 0.5;

/**
 * "Helpers" of which one is called "Evening stall team": a section that is headed by a verb, or by whom it is for ("Volunteer", "Visitors"),
 * reads as if its pages were of people, whose names would say so. What they are nobody has said, and so they have no noun.
 */
export function withoutPeopleUnnamed(surveyed: readonly SurveyedRelation[]): SurveyedRelation[] {
  return surveyed.map((one) =>
    isOfPeople(one) && areCalledByWords(one)
      ? {
          ...one,
          hasNoun: false,
          naming: { ...one.naming, singular: ENTRY.singular, plural: ENTRY.plural },
        }
      : one,
  );
}

const isOfPeople = ({ relation, hasNoun, naming }: SurveyedRelation): boolean =>
  relation.source === "page_collection" && hasNoun && nounKind(naming.singular) === "person";

function areCalledByWords({ relation, label, naming }: SurveyedRelation): boolean {
  if (!label) return false;
  const names = dataRows(relation).map(({ cells }) => cells[label.index]!.value.printed.trim());
  const noun = headWord(naming.singular);
  // A "printer driver" is a driver, whoever else is one.
  const called = names.filter((name) => singular(headWord(name)) !== noun && name.split(/\s+/).slice(1).some(isWord));
  return called.length > CALLED_BY_WORDS * names.length;
}

/** In small letters, and in the lexicon: "stall", "red"; not "van" or "of", and no name. */
const isWord = (word: string): boolean =>
  /^\p{Ll}{4,}$/u.test(word) &&
  (kindOfNoun(word) !== undefined || kindOfNoun(singular(word)) !== undefined || isAdjectiveWord(word));
