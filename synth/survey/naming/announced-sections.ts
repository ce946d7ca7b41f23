import type { LinkingPage } from "../inbound-links.ts";
import { listTitle } from "../lists/paged-lists.ts";
import type { SurveyedPage, SurveyedRelation } from "../surveyed.ts";

/** A list of a section has at least this share of what is announced there. */
const SHARED = 0.9;
/** What stands behind the matter in the titles of notices and of their lists: "中标结果公告", "中标结果". */
const BEHIND = "(?:结果|情况|信息)?";
const NOTICE = "(?:公告|公示|通告)";

/**
 * What is announced on pages beside which the site has others whose titles end alike, told from what is announced there by its
 * section: “道路养护中标项目” of the list “道路养护中标结果”. Where no list says of which section they are, nothing can be said of all of them.
 *
 * @param matter what the notices are of: "中标"
 */
export function ofSection(
  surveyed: SurveyedRelation,
  matter: string,
  pages: ReadonlyMap<string, SurveyedPage>,
  listing: readonly LinkingPage[],
): SurveyedRelation {
  const about = new Set(surveyed.relation.rows.flatMap((row) => row.about ?? []));
  const lists = new Set(listing.map(({ page }) => page.url));
  const ends = new RegExp(`\\p{Script=Han}${matter}${BEHIND}${NOTICE}$`, "u");
  const others = [...pages.values()].filter(
    ({ url, heading, title }) => !about.has(url) && !lists.has(url) && ends.test((heading ?? title).trim()),
  );
  if (matter === "" || others.length === 0) return surveyed;
  const section = sectionOf(about, new Set(others.map(({ url }) => url)), matter, listing);
  if (section === undefined) return { ...surveyed, lacking: true };
  const noun = section + surveyed.naming.singular;
  return { ...surveyed, naming: { ...surveyed.naming, singular: noun, plural: noun } };
}

/** What stands before the matter in the title of a list that has nearly all of some pages and none of the others. */
function sectionOf(
  about: ReadonlySet<string>,
  others: ReadonlySet<string>,
  matter: string,
  listing: readonly LinkingPage[],
): string | undefined {
  const titled = new RegExp(`^(?<section>\\p{Script=Han}{2,6})${matter}${BEHIND}${NOTICE}?$`, "u");
  const found = new Map<string, Set<string>>();
  for (const { page, links } of listing) {
    if (page.links.some(({ url }) => others.has(url) && page.menu?.has(url) !== true)) continue;
    const title = listTitle(page.title.split(/\s*[|｜\-–—_·]\s*/u)[0] ?? "");
    const section = titled.exec(title)?.groups?.["section"];
    if (section !== undefined)
      found.set(section, new Set([...(found.get(section) ?? []), ...links.map(({ url }) => url)]));
  }
  return [...found].find(([, urls]) => urls.size >= SHARED * about.size)?.[0];
}
