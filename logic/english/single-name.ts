import { kindOfNoun } from "../../core/word-kinds.ts";
import { isPlural, singular } from "./english.ts";
import { headWord } from "./noun-kinds.ts";

/** What parts one value from the next, or says that there are several. */
const SEVERAL = /[,;/+、，；&]|\s(?:and|or|und|et|y|with)\s|^(?:both|all|several|various)\s/iu;
/** Sizes, hours and days are told in figures. */
const FIGURES = /\d/;

/**
 * Does a text name one thing, in words: "Oban", "Acme Burn", "oak"? What lists several does not, nor do figures and plurals; a name may
 * end in an s.
 */
export const isSingleName = (text: string): boolean => {
  const said = text.trim();
  if (said === "" || SEVERAL.test(said) || FIGURES.test(said)) return false;
  return !isPlural(said) || (/^\p{Lu}/u.test(said) && kindOfNoun(singular(headWord(said))) === undefined);
};
