import { isPlural, singular } from "../../../logic/english/english.ts";
import { nounKind } from "../../../logic/english/noun-kinds.ts";
import { isMeasure } from "../../../logic/match/match-quantity.ts";
import { nounPhrase } from "./noun-phrases.ts";

/** A page that leads to fewer of them lists nothing. */
const LEAST_LISTED = 4;
/** "28 clocks", "1,024 species found"; not "page 2 of 3", "12.50 per month". */
const COUNT = /(?<![\p{L}\p{N}.,/-])(\d{1,3}(?:,\d{3})+|\d{1,6})\s+(\p{Ll}+)(?:\s+(\p{Ll}+))?/gu;
/** Words that stand between a figure and what it counts, or say that these lie beyond it. */
const BETWEEN = new Set(["more", "other", "further", "new", "different", "matching", "available", "similar"]);

/** A page that may say how many of something it lists. */
export interface CountingPage {
  url: string;
  /** What it is called, without the number of a page of the same list. */
  title: string;
  /** All that it shows. */
  text: () => string;
  links: readonly { url: string }[];
}

/**
 * What the lists of a site count their things as, in the singular ("32 machines" above as many): one list counts all of
 * them, or the counts of several add up to them. Undefined where none does.
 */
export function countedAs(own: ReadonlySet<string>, pages: readonly CountingPage[]): string | undefined {
  const sums = new Map<string, Map<string, number>>();
  for (const page of pages) {
    const listed = new Set(page.links.flatMap(({ url }) => (own.has(url) ? [url] : []))).size;
    if (own.has(page.url) || listed < Math.min(LEAST_LISTED, own.size)) continue;
    for (const { noun, count } of countsIn(page.text())) {
      if (count === own.size) return singular(noun);
      if (count < listed || count > own.size) continue;
      const lists = sums.get(noun) ?? new Map<string, number>();
      sums.set(noun, lists.set(page.title, count));
    }
  }
  const whole = [...sums].find(([, lists]) => [...lists.values()].reduce((sum, one) => sum + one, 0) === own.size);
  return whole && singular(whole[0]);
}

function* countsIn(text: string): Generator<{ noun: string; count: number }> {
  for (const [, figure, first, second] of text.matchAll(COUNT)) {
    const count = Number(figure!.replaceAll(",", ""));
    const phrases = BETWEEN.has(first!) ? [] : [...(second ? [`${first} ${second}`] : []), first!];
    // "1 hour 40 minutes" says how long something takes, whatever stands on the list forty times.
    const nouns = phrases.filter((phrase) => isPlural(phrase) && !isOnlyUnit(phrase) && !isOnlyUnit(first!));
    const noun = nouns.flatMap((phrase) => nounPhrase(phrase) ?? [])[0];
    if (noun !== undefined) yield { noun, count };
  }
}

/** "minutes", "miles": of what is measured. "Stones" are things as well. */
function isOnlyUnit(word: string): boolean {
  const kind = nounKind(word);
  return isMeasure(word) && (kind === undefined || kind === "time" || kind === "quantity");
}
