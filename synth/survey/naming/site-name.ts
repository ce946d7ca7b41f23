import { isTraditional, toSimplified } from "../../../core/chinese-scripts.ts";
import { isPlural, singular } from "../../../logic/english/english.ts";
import { headWord, nounKind } from "../../../logic/english/noun-kinds.ts";
import type { Language } from "../../../logic/values/language.ts";
import type { SurveyedPage } from "../surveyed.ts";

/** What separates a page's own title from the site's name, with spaces where a hyphen would split words. */
export const SEPARATORS =
  /\s+(?:[|·•»«–—]|::?|-|\/)\s+|\s*::\s*|\s*\|\s*|(?<=\p{Script=Han})[-_–—－＿]+(?=\p{Script=Han})|(?<=[\p{Script=Han}\d）”》])(?:——|[_｜])(?=\p{Script=Han})/u;
/** A part that this share of the titles ends (or begins) with is the site's name. */
const COMMON = 0.5;
const FEWEST_TITLES = 3;
/** A name longer than this (characters) is a slogan. */
const LONGEST = 60;
/** Titles of entry pages that name no site. */
const GENERIC =
  /^(?:首页|主页|目录|索引|欢迎|网站首页|官方网站|官网|home|home ?page|index|welcome|start|main page|untitled|untitled document|overview|contents|table of contents|documentation|default|page|site|menu)$/i;

/** "acme-books", "acme_books": the name of a folder or a package, which a site is called by last. */
export const SLUG = /^[\p{Ll}\d]+(?:[-_][\p{Ll}\d]+)+$/u;
/** A title that begins with a domain's name: "Acme.com: The Lake (9780000000000)". */
const DOMAIN_FIRST = /^([\p{L}\d-]+\.(?:com|net|org|info|biz|co\.uk|edu|gov|de|cn|eu)):\s/iu;

/**
 * What people call the site, fit for "on …": "the Acme Almanac site", "统计局网站". From the part that page titles share, else what
 * its pages state that it is called, else from the root's title, else the host's name.
 */
export function siteName(root: string, pages: readonly SurveyedPage[], language: Language = "en"): string {
  const titles = pages.map((page) => page.title.trim()).filter((title) => title.length > 0);
  const rootTitle = pages.find((page) => page.url === root)?.title.trim() ?? "";
  const shared = sharedPart(titles);
  const name =
    (shared !== undefined && (DOMAIN.test(shared) || SLOGAN.test(shared))
      ? (sharedBefore(titles, shared) ?? statedName(pages))
      : undefined) ??
    (shared === undefined ? undefined : statedInTitles(titles, shared, pages)) ??
    (shared === undefined ? undefined : alwaysBefore(titles, shared, headingOf(root, pages))) ??
    shared ??
    beforeColon(titles, rootTitle) ??
    statedName(pages) ??
    rootName(rootTitle) ??
    commonWords(titles) ??
    (rootTitle === "" ? new URL(root).host : rootTitle);
  return language === "zh" ? asChineseSite(name) : asSite(name);
}

/** "acme.example": an address, and what a site is called by last. */
const DOMAIN = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}$/u;

/** "Model planes at low prices!!": what a site promises, and no name of it where another stands before. */
const SLOGAN = /[!！]$|^(?=(?:\S+\s+){3})(?=.*\b(?:at|your|our|we|you)\b)/i;

/** "Vans – Acme Motors – acme.example": what stands before the address, or before the slogan, in most titles. */
function sharedBefore(titles: readonly string[], address: string): string | undefined {
  const before = titles.flatMap((title) => {
    const parts = title.split(SEPARATORS).map((part) => part.trim());
    return parts.length > 2 && parts.at(-1) === address ? [parts.slice(0, -1).join(" | ")] : [];
  });
  return before.length >= COMMON * titles.length ? sharedPart(before) : undefined;
}

/** What comes before the name of a site where its pages stand in one part of it. */
const PART =
  /^(?:the )?(?:shop|store|catalog(?:ue)?|blog|news|forum|wiki|docs?|help|products?|articles?|library|archive|database|(?:\p{L}+ )?(?:reference|manual|guide|handbook|documentation)|api|en|english)$/iu;
/** "Hand & Garden Pumps", "Pumps, hoses, filters", "All that you need to pump": what a site offers. */
const OFFERS =
  /[&,]|(?:^|\s)(?!(?:of|the|for|in|on|at|and|de|la|le|les|des|du|del|von|der|die|und|et|y)\s)\p{Ll}|^(?!.*\sof\s)(?:\S+\s+){3}\S/u;
/** "Department of Hydrology": what stands on its own within a greater house. */
const WITHIN =
  /^(?:the )?(?:department|institute|faculty|school|office|bureau|division|museum|centre|center) (?:of|for)\b/i;

/** "河畔书店": what sites and those who keep them are called, beside "正品保证". */
const BODY =
  /\p{Script=Han}{2}(?:网|网站|商城|商店|书店|专卖店|百货|超市|公司|集团|协会|学会|研究会|联合会|基金会|中心|[局厅馆院社库行坊厂庄]|大学|学校|委员会|办公室|维基|百科|论坛|在线)$/u;

/**
 * "Acme Pumps - Hand & Garden Pumps": what each page says before the same last words is a name where they say what it does,
 * or whose part it is, or where the front page is headed so. Before the name of a site stands a section of it ("Cycling - Acme
 * Sports").
 *
 * @param headed the front page's own heading
 */
function alwaysBefore(titles: readonly string[], last: string, headed: string | undefined): string | undefined {
  let name: string | undefined;
  let count = 0;
  for (const title of titles) {
    const parts = title.split(SEPARATORS).map((part) => part.trim());
    if (parts.at(-1) !== last) continue;
    name ??= parts.at(-2);
    if (name === undefined || parts.at(-2) !== name) return undefined;
    count++;
  }
  if (name === undefined || count < FEWEST_TITLES || !usable(name) || PART.test(name)) return undefined;
  const isBody = BODY.test(name) && !BODY.test(last);
  return OFFERS.test(last) || WITHIN.test(name) || isBody || name === headed ? name : undefined;
}

/** "Office of the Port of Oban: Tides": what most titles say before their colon, and the front page's as well. */
function beforeColon(titles: readonly string[], rootTitle: string): string | undefined {
  const name = rootTitle.split(/:\s/)[0]!;
  const named = titles.filter((title) => title.startsWith(`${name}: `)).length;
  return named >= Math.max(FEWEST_TITLES, COMMON * titles.length) && usable(name) ? name : undefined;
}

/** What the markup of most pages states that the site is called; an address is no name of it. */
function statedName(pages: readonly SurveyedPage[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { stated } of pages)
    if (stated?.site !== undefined) counts.set(stated.site, (counts.get(stated.site) ?? 0) + 1);
  const [best] = [...counts].sort(([, a], [, b]) => b - a);
  const enough = best !== undefined && best[1] >= Math.max(FEWEST_TITLES, COMMON * pages.length);
  return enough && usable(best[0]) && !/^www\.|:\/\//i.test(best[0]) ? best[0] : undefined;
}

/** What most pages state that their site is called, where their titles say so, too, before the name of the house that keeps it. */
function statedInTitles(titles: readonly string[], last: string, pages: readonly SurveyedPage[]): string | undefined {
  const name = statedName(pages);
  if (name === undefined || name === last || last.includes(name)) return undefined;
  const saying = titles.filter((title) =>
    title
      .split(SEPARATORS)
      .slice(0, -1)
      .some((part) => part.trim() === name),
  );
  return saying.length >= COMMON * titles.length ? name : undefined;
}

const headingOf = (root: string, pages: readonly SurveyedPage[]): string | undefined =>
  pages.find(({ url }) => url === root)?.heading?.trim();

/** "Colours (Acme Paint (edition 7))" -> "Acme Paint (edition 7)" */
function lastBracket(title: string): string[] {
  if (!title.endsWith(")")) return [];
  let depth = 0;
  for (let at = title.length - 1; at > 0; at--) {
    if (title[at] === ")") depth++;
    if (title[at] === "(") depth--;
    if (depth === 0) return title[at - 1] === " " ? [title.slice(at + 1, -1).trim()] : [];
  }
  return [];
}

function sharedPart(titles: readonly string[]): string | undefined {
  if (titles.length < FEWEST_TITLES) return undefined;
  const counts = new Map<string, number>();
  for (const title of titles) {
    const split = title.split(SEPARATORS).map((part) => part.trim());
    const domain = DOMAIN_FIRST.exec(title)?.[1];
    if (domain) counts.set(domain, (counts.get(domain) ?? 0) + 1);
    const parts = split.length > 1 ? split : [...split, ...lastBracket(title)];
    if (parts.length < 2) {
      counts.set(title, (counts.get(title) ?? 0) + 1);
      continue;
    }
    for (const part of new Set([parts[0]!, parts.at(-1)!])) counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  const best = [...counts]
    .filter(([part, count]) => usable(part) && count >= COMMON * titles.length && count >= FEWEST_TITLES)
    .sort(([a, countA], [b, countB]) => countB - countA || b.length - a.length || (a < b ? -1 : 1))[0];
  return best?.[0];
}

/** A root's title, cut at its first separator where what stands before it can be a name. */
function rootName(title: string): string | undefined {
  const parts = title.split(SEPARATORS).map((part) => part.trim());
  return parts.find(usable);
}

/**
 * The first words that most titles begin with ("Acme 15 Documentation …"), as far as all of these agree: a name is not cut
 * behind "of" or in the middle ("Office of the Port of Oban: Tides", "Office of the Port of Oban: Ships").
 */
function commonWords(titles: readonly string[]): string | undefined {
  const words = titles.find((title) => !GENERIC.test(title))?.split(/\s+/) ?? [];
  const start = (take: number) => words.slice(0, take).join(" ");
  const sharing = (take: number) => titles.filter((title) => `${title} `.startsWith(`${start(take)} `)).length;
  for (let take = Math.min(words.length, 5); take >= 2; take--) {
    const count = sharing(take);
    if (!usable(start(take)) || count < COMMON * titles.length) continue;
    let end = take;
    while (end < words.length && !NAME_END.test(words[end - 1]!) && sharing(end + 1) === count) end++;
    const name = nameOf(start(end));
    return usable(name) ? name : nameOf(start(take));
  }
  return undefined;
}

/** Behind such a mark a page's own title begins. */
const NAME_END = /[:,]$/;
/** What no name ends with. */
const OPEN_END = /(?:\s+(?:of|the|for|and|in|on|at|to|a|an|by|from|&|[-–—|]))+$/i;

/** A beginning of a title up to where the page's own begins, without what would lead on. */
const nameOf = (start: string): string =>
  start
    .replace(/[:,]\s.*$/, "")
    .replace(NAME_END, "")
    .replace(OPEN_END, "");

const usable = (part: string) =>
  part.length > 2 && part.length <= LONGEST && /\p{L}{2}/u.test(part) && !GENERIC.test(part) && !SLUG.test(part);

/** Longer names with an "of" in them are no adjective of a site. */
const MOST_WORDS_BEFORE_SITE = 5;

/** "Acmepedia, the encyclopedia of pumps": behind its name, what a site is. */
const WHAT_IT_IS = /(?<=\p{L}{3}),\s+(?:the|an?|your|our)\s.+$/iu;

/** "Acme & Sons, Family Potters of Oban": the same behind the name of a firm; a ministry is "of" all that its commas part. */
const WHO_THEY_ARE = /^(?<name>(?![^,]* (?:of|for) )[^,]+ [^,]+),\s(?:[^,]* )?(?<who>\p{L}+s)(?:\sof\s.+|,\s[^,]+)?$/u;

/** "The Acme Almanac" -> "the Acme Almanac site"; "GMT wiki" -> "the GMT wiki". */
function asSite(name: string): string {
  const bare = name
    .replace(/^(?:the|welcome to(?: the)?)\s+/i, "")
    .replace(/[.!:]+$/, "")
    .replace(WHAT_IT_IS, "")
    .replace(WHO_THEY_ARE, (all, name: string, who: string) => (areSeveral(who) ? name : all))
    .replace(/\s+(?:home ?page|main page|start page)$/i, "");
  if (/ of /.test(bare) && bare.split(" ").length > MOST_WORDS_BEFORE_SITE)
    return `the site of ${isBody(bare) ? "the " : ""}${bare}`;
  return /\b(?:site|website|wiki|portal|blog|documentation|manual|handbook|database|encyclopa?edia)$/i.test(bare)
    ? `the ${bare}`
    : `the ${bare} site`;
}

/** "Potters", "lutes": not the last word of a town or country. */
const areSeveral = (word: string): boolean => isPlural(word) && nounKind(singular(word.toLowerCase())) !== undefined;

/** "Society for the History of Vans": a common noun before its "of"; what is called after people takes no article. */
function isBody(name: string): boolean {
  const before = name.split(/ (?:of|for) /)[0]!;
  return !/[&,]/.test(before) && nounKind(headWord(before.toLowerCase())) !== undefined;
}

/** "统计局官方网站首页" -> "统计局网站"; names in another script stand in quotation marks. */
function asChineseSite(name: string): string {
  const bare = name
    .replace(/^(?:欢迎|歡迎)(?:来到|來到|访问|訪問|光临|光臨)?/, "")
    .replace(/(?:官方网站|官方網站|官网|官網|网站|網站|门户|門戶|首页|首頁|主页|主頁)+$/, "");
  const called = bare === "" ? name : bare;
  // "古树网" is a site by its name.
  if (/\p{Script=Han}{2}(?:网|維基|维基|百科)$/u.test(toSimplified(called))) return called;
  return `${/\p{Script=Han}/u.test(called) ? called : `“${called}”`}${isTraditional(called) ? "網站" : "网站"}`;
}
