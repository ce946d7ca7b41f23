import { singular } from "../../../logic/english/english.ts";
import { headerUnit, withoutHeaderUnit } from "../../../logic/values/infer-column.ts";
import { quantityOf } from "../collections/wide-tables.ts";
import { TAIL } from "./bare-statistics.ts";
import { inSentence } from "./noun-phrases.ts";

/** "Average score", "Lowest bid": a statistic of figures that one noun names. */
const OF_NOUN = /^(?<which>average|highest|lowest|maximum|mean|median|minimum|total) (?<noun>\p{L}+)$/iu;
/** Words before a noun that say nothing of which: "all scores", "latest scores". */
const SAYS_NOTHING =
  /^(?:a|all|an|annual|best|current|detailed|final|full|highest|its|latest|lowest|main|mean|my|new|our|past|previous|recent|some|summary|the|their|top|total|yearly|your)$/i;
const LONGEST_ADDED = 3;

/** Does a heading name a statistic of what one noun alone names? */
export const isOfOneNoun = (name: string): boolean => OF_NOUN.test(withoutHeaderUnit(name).trim());

/**
 * Such a heading with what the title over it says of its noun: "Average entry score" of “Average score” under “Entry scores by course”; undefined where
 * no title says more of it.
 *
 * @param titles caption and headings over it, the nearest first
 */
export function statisticInFull(name: string, titles: readonly string[]): string | undefined {
  const { which, noun } = OF_NOUN.exec(withoutHeaderUnit(name).trim())?.groups ?? {};
  if (which === undefined || noun === undefined) return undefined;
  for (const title of titles) {
    const words = (quantityOf(withoutYear(title)) ?? "").replace(TAIL, "").trim().split(/\s+/);
    const added = words.slice(0, -1);
    if (keyOf(words.at(-1)!) !== keyOf(noun) || added.length === 0 || added.length > LONGEST_ADDED) continue;
    if (!added.every((word) => /^\p{L}[\p{L}'’-]*$/u.test(word) && !SAYS_NOTHING.test(word))) continue;
    const unit = headerUnit(name);
    return `${which} ${inSentence(added.join(" "))} ${noun}${unit === undefined ? "" : ` (${unit})`}`;
  }
  return undefined;
}

/** "2019 entry scores", "Entry scores, 2019": one title stands over each year's figures. */
const withoutYear = (title: string): string =>
  title.replace(/^(?:1[5-9]|20)\d\d\s+|[,:]?\s*\(?(?:1[5-9]|20)\d\d\)?$/gu, "").trim();

const keyOf = (word: string): string => singular(word.toLowerCase());
