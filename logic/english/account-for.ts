/** "the combined area of all lakes": what is added up, and of what. */
const COMBINED = /^the combined (?<what>.+?) (?:of|for|by|at|on|across) (?<all>(?:all|these|those|the|their) .+)$/u;
/** "the second-highest number of seats among all halls" */
const FOREMOST =
  /^the (?<place>(?:\p{L}+-)?(?:\p{L}+est|most)) (?<what>.+?)(?: (?:among|of|for|by|at|on|across) (?:all|these|those|the|their) .+)?$/u;
/** "the area of Lake Holm" */
const OF_ONE = /^the (?<what>.+) of (?<one>\p{Lu}.*)$/u;

/**
 * "What percentage of the combined area of all lakes does the one with the largest area account for?", "… do the lakes in Norway
 * account for?": it is the things that make up a part of a whole, and no figure makes up a part of figures. Undefined where the
 * part is no share of that whole by its words.
 *
 * @param part of the whole, as a noun phrase
 * @param whole "the combined … of …"
 */
export function accountFor(part: string, whole: string): string | undefined {
  const { what, all } = COMBINED.exec(whole)?.groups ?? {};
  if (what === undefined || all === undefined) return undefined;
  const some = COMBINED.exec(part)?.groups;
  if (some?.["what"] === what && /^the .*s\b/u.test(some["all"]!)) return `do ${some["all"]} account for`;
  const best = FOREMOST.exec(part)?.groups;
  if (best && isSame(best["what"]!, what)) return `does the one with the ${best["place"]} ${best["what"]} account for`;
  const one = OF_ONE.exec(part)?.groups;
  return one && isSame(one["what"]!, what) ? `does ${one["one"]} account for` : undefined;
}

/** "the most seats" are the highest number of seats, and what is combined is total already. */
const isSame = (one: string, other: string) => bare(one) === bare(other);
const bare = (name: string) => name.replace(/^number of /, "").replace(/^total /, "");
