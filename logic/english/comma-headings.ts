import { isAdjectiveWord } from "../../core/word-kinds.ts";
import { isParticiple } from "./participles.ts";

/** "Range, eco mode", "Braking distance, wet": a heading of a few words, and what narrows it. */
const NARROWED = /^(?<head>\p{L}[^,()\d]*), (?<part>\p{L}[^,()]*)$/u;
/** "Forest, share of land area", "Jobs, of which part-time", "Parks and gardens": another quantity, or a list. */
const OTHERWISE =
  /^(?:density|number|of which|percent(?:age)?|proportion|rate|share)\b|\b(?:and|or)\b|&|^(?:as|at|by|for|from|in|of|on|per|to|with|without)\s/i;
/** What a thing is in while it is measured. */
const IN_STATE = /\bmodes?$/i;
/** When it is so: "Opening hours, winter". */
const SEASON = /^(?:spring|summer|autumn|winter|(?:high|low|peak|dry|wet|rainy) season)$/i;
/** "Weight (measured)": what was done to get it, in brackets. */
const DONE = /^(?<head>\p{L}[^,()]*) \((?<done>\p{L}+)\)$/u;

/**
 * A heading with a comma as people say it: "range in eco mode", "wet braking distance", "capacity (full hall)"; and "measured weight"
 * of "Weight (measured)".
 */
export function withoutComma(heading: string): string {
  const { head: measured = "", done = "" } = DONE.exec(heading)?.groups ?? {};
  if (isParticiple(done)) return before(done, measured);
  const { head, part } = NARROWED.exec(heading)?.groups ?? {};
  if (head === undefined || part === undefined || OTHERWISE.test(part) || /\band\b|&/i.test(head)) return heading;
  if (SEASON.test(part)) return `${head} in ${part.includes(" ") ? "the " : ""}${lower(part)}`;
  if (isAdjectiveWord(part.toLowerCase()) || isParticiple(part)) return before(part, head);
  if (IN_STATE.test(part)) return `${head} in ${lower(part)}`;
  return part.includes(" ") ? `${head} (${lower(part)})` : heading;
}

const before = (word: string, head: string): string =>
  /^\p{Lu}\p{Lu}/u.test(head) ? `${lower(word)} ${head}` : `${word[0]!.toUpperCase()}${word.slice(1)} ${lower(head)}`;

const lower = (text: string): string => text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
