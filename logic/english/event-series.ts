import { foldText } from "../values/normalise.ts";
import { nounKind } from "./noun-kinds.ts";

/**
 * What a series of events is called whose pages are named by it and their years ("HarbourCon 2019"), as its figures are of it: "number
 * of visitors of HarbourCon". The site's own things need no word, and a yearly report has no figures of its own.
 *
 * @param heading of the column of years
 * @param singular what one of the pages is called
 * @param sources where the pages stand
 */
export function eventOfSeries(heading: string, singular: string, sources: readonly string[]): string | undefined {
  const said = foldText(singular);
  if (said === "" || foldText(heading) !== said) return undefined;
  if (sources.some((source) => ` ${foldText(source)} `.includes(` ${said} `))) return undefined;
  // "HarbourCon"; a league's season and a country's budget are no names.
  if (/^\p{Lu}\S*$/u.test(singular)) return singular;
  return nounKind(singular) === "event" || TAKES_PLACE.test(singular) ? `the ${singular}` : undefined;
}

/** What takes place, which dictionaries have as times, acts and groups. */
const TAKES_PLACE =
  /(?:^| )(?:concert|conference|congress|convention|course|exhibition|fair|festival|forum|gala|meeting|rally|regatta|summit|symposium|workshop)$/;
