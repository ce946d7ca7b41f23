import { GuardError } from "../guard-error.ts";
import { chineseList } from "./numerals.ts";

/** "统计局网站的“人口”页面" in its parts: the site's name and what of it is meant. */
const SITE = /^(?<site>.+?(?:网站|网(?=的|$)|维基(?=的|$)|百科(?=的|$)))(?:的(?<place>.+))?$/u;

/**
 * Where several relations stand, as an adverbial: "根据统计局网站的“人口”页面和CSV文件“就业”", "根据统计局网站及其“人口”页面" where
 * something else of the site is meant, too. Each site once.
 *
 * @throws GuardError("two_of_series") where two of them differ by figures alone: nobody would know which says what
 */
export function chineseSource(sources: readonly string[]): string {
  const series = sources.map((source) => source.replace(/\d+/g, "#"));
  const twice = sources.find((source, at) => sources.indexOf(source) !== series.indexOf(series[at]!));
  if (twice !== undefined)
    throw new GuardError("two_of_series", `which of the pages like ${twice} says what is not told`);
  const sites = new Map<string, Set<string>>();
  for (const source of sources) {
    if (source === "") continue;
    const { site = source, place = "" } = SITE.exec(source)?.groups ?? {};
    sites.set(site, (sites.get(site) ?? new Set()).add(place));
  }
  const words = [...sites].map(([site, all]) => {
    const places = [...all].filter((place) => place !== "");
    if (places.length === 0) return site;
    return `${site}${all.has("") ? "及其" : "的"}${chineseList(places)}`;
  });
  return words.length === 0 ? "" : `根据${chineseList(words)}`;
}
