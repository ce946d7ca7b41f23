import { chineseList } from "./numerals.ts";

/** "统计局网站“人口”页面" in its parts: what follows the site's name. */
const SITE = /^(?<site>.+?网站)(?<place>.*)$/u;

/**
 * Where several relations stand, as an adverbial: "根据统计局网站“人口”页面和CSV文件“就业”". Each site once, alone only where
 * no place on it is named.
 */
export function chineseSource(sources: readonly string[]): string {
  const given = [...new Set(sources.filter((source) => source !== ""))];
  if (given.length === 0) return "";
  const apart = given.filter((source) => !given.some((other) => other !== source && other.startsWith(source)));
  const sites = new Map<string, string[]>();
  for (const source of apart) {
    const { site = source, place = "" } = SITE.exec(source)?.groups ?? {};
    sites.set(site, [...(sites.get(site) ?? []), place]);
  }
  const words = [...sites].map(([site, places]) => `${site}${chineseList(places.filter((place) => place !== ""))}`);
  return `根据${chineseList(words)}`;
}
