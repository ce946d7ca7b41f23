import { isPlural, singular } from "../../../logic/english/english.ts";
import { withoutNumber } from "../dom/page-outline.ts";

/** A sentence longer than this (characters) tells a story. */
const LONGEST_OPENING = 200;
/** "Acme has had several leaders since its beginnings in 1993.", "There have been the following releases:" */
const OPENING =
  /\b(?:ha(?:s|ve|d)(?: had| been)?|there (?:are|were)|the following|these are)(?: (?:the|following|several|many|various|some|all|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+))* (?<noun>\p{Ll}{3,})(?=[\s.,:;]|$)/iu;
const COUNTED =
  /\b(?:following|several|many|various|some|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+)\b/i;
/** What heads a chapter or a list and says nothing of what is in it. */
const EMPTY =
  /^(?:contents|notes|news|details|others|years|dates|events?|facts|figures|things|items|entries|lists|pages|series|members|results|changes|basics|references|versions?|times|ways|parts|names)$/i;
const CHAPTER = /^(?:chapter|section|part|appendix)\s+(?:\d+|[A-Z])(?:\.\d+)*[.:]?\s+/i;
const MOST_WORDS = 3;

/**
 * What lines of one wording are, as the page says it: in the sentence that leads up to them ("has had several leaders"), else by
 * a heading that ends in a plural ("Acme Releases"). In the singular, with a capital as a heading has it; undefined where
 * the page does not say.
 *
 * @param opening the text right before the first line
 */
export function lineNoun(heading: string, opening: string | undefined): string | undefined {
  const told = opening !== undefined && opening.length <= LONGEST_OPENING ? OPENING.exec(opening) : null;
  const plural = told && COUNTED.test(told[0]) ? told.groups?.["noun"] : undefined;
  if (plural !== undefined && isNoun(plural)) return capital(singular(plural));
  const words = withoutNumber(heading).replace(CHAPTER, "").trim().split(/\s+/);
  const last = words.at(-1) ?? "";
  if (
    words.length > MOST_WORDS ||
    !/^\p{L}+$/u.test(last) ||
    words.some((word) => /^(?:of|in|for|and|to)$/i.test(word))
  )
    return undefined;
  return isNoun(last.toLowerCase()) ? capital(singular(last.toLowerCase())) : undefined;
}

const isNoun = (word: string) => isPlural(word) && !EMPTY.test(word);

const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
