import type { Column, Relation } from "../../../core/relation.ts";
import { chineseColumn } from "../../../logic/chinese/column-noun.ts";
import { isPlural } from "../../../logic/english/english.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { isOnlyAdjective, nounKind } from "../../../logic/english/noun-kinds.ts";
import { isChinese } from "../../../logic/values/language.ts";
import { withoutTableNumber } from "./title-number.ts";

/** A longer title (characters, words) says more than what its figures are. */
const LONGEST = 8;
const MOST_WORDS = 3;
/** What a title says of the time, or of the table itself. */
const CHINESE_TIME =
  /^(?:历年|近年|各年|逐年|年度|历届|近[\d一二三四五六七八九十]+年|\d{4}年?[-–—~至到]\d{4}年?)(?:来|的)?|(?:统计|一览)?表$/gu;
const TIME = /(?:,| by | in | from |\s[–-]|\s?\().*$/iu;
const SEVERAL = /[和与及、]|\s(?:and|of|per)\s/u;

/**
 * What columns are called that are headed by adjectives alone, by what the title says that is counted: "inward cargo" of "Inward"
 * under "Cargo by port (tonnes)". Two of them at least, or the title may be about anything; of things that are counted ("Visitors")
 * a heading would have to say so.
 */
export function partsOfTitle({ name: title, columns }: Relation): Readonly<Record<string, string>> {
  if (isChinese(title)) return {};
  const said = saidBy(title);
  if (said === "" || SEVERAL.test(said) || isPlural(said) || nounKind(said) === undefined) return {};
  const parts = columns.filter(
    ({ name, type, unnamed }) => !unnamed && type === "number" && isOnlyAdjective(name.trim()),
  );
  if (parts.length < 2 || !BY.test(title)) return {};
  return Object.fromEntries(parts.map(({ name }) => [name, `${humanise(name)} ${said}`]));
}

/** Its figures are said to be parts of something. */
const BY = /\sby\s\p{L}/u;

/**
 * What a column is called whose heading is the end of its table's title: "planted area" of "Area" under "Planted area by year",
 * “推广面积” of “面积” under “历年推广面积”. By name of the column; nothing where several end so.
 */
export function namesByTitle({ name: title, columns }: Relation): Readonly<Record<string, string>> {
  const said = ofRows(saidBy(title), columns);
  if (SEVERAL.test(said)) return {};
  const found = columns.flatMap(({ name, type, unnamed }) => {
    if (unnamed || type !== "number") return [];
    const heading = isChinese(title) ? chineseColumn({ name, type, role: "measure" }) : ` ${humanise(name)}`;
    return said.length > heading.length && said.endsWith(heading) ? [name] : [];
  });
  return found.length === 1 ? { [found[0]!]: said } : {};
}

/** “各站年降水量”, “主要站年降水量” without what says of which rows it is: a heading of words ends so ("水文站", "站名"). */
function ofRows(said: string, columns: readonly Column[]): string {
  const named = rowsIn(said, columns);
  if (named !== undefined) return named.rest;
  const whose = /^(?:各大?|主要|全部|所有|部分|重点)+(?<noun>\p{Script=Han}.*)$/u.exec(said)?.groups?.["noun"];
  if (whose === undefined) return said;
  const ends = columns.flatMap(({ name, type }) => {
    const heading = type === "number" ? "" : name.trim().replace(/(?<=.)名称?$/u, "");
    return [...heading].map((_, at) => heading.slice(at));
  });
  const [end] = ends.filter((one) => whose.startsWith(one)).sort((a, b) => b.length - a.length);
  return end === undefined ? said : whose.slice(end.length);
}

/** What a Chinese title says of which rows its figures are, before what these are: “重点苗圃” of “重点苗圃出苗量” under “苗圃”. */
interface OfRows {
  heading: string;
  said: string;
  rest: string;
}

function rowsIn(said: string, columns: readonly Column[]): OfRows | undefined {
  for (const { name, type, unnamed } of columns) {
    const noun = name.trim().replace(/(?<=..)名称?$/u, "");
    if (unnamed || type === "number" || type === "date" || !/^\p{Script=Han}{2,}$/u.test(noun)) continue;
    const end = said.indexOf(noun) + noun.length;
    if (end >= noun.length && end < said.length)
      return { heading: name, said: said.slice(0, end), rest: said.slice(end) };
  }
  return undefined;
}

/** What says no more than that all rows are meant. */
const ALL = /^(?:各个?|各大|全部|所有|历年|逐年|年度)*(?:\d{4}年度?)?(?:各个?|各大|全部|所有)*$/u;
const LONGEST_SCOPE = 10;

/**
 * What the rows of a Chinese table are called whose title says which of their kind they are before the measure that heads a column:
 * “重点苗圃” under “苗圃” where “重点苗圃出苗量” is the title and “出苗量” a heading. What stands there is their scope, and no part of
 * what each of them has: no nursery has a “重点苗圃出苗量”.
 */
export function rowsOfTitle({ name, columns }: Relation): Readonly<Record<string, string>> {
  if (!isChinese(name)) return {};
  const found = rowsIn(
    withoutTableNumber(name)
      .replace(/[（(].*$/u, "")
      .replace(CHINESE_TIME, ""),
    columns,
  );
  if (!found || SEVERAL.test(found.said) || found.said.length > LONGEST_SCOPE) return {};
  const measured = columns.some((column) => column.type === "number" && chineseColumn(column) === found.rest);
  const kind = found.heading.replace(/(?<=..)名称?$/u, "");
  return !measured || ALL.test(found.said.slice(0, -kind.length)) ? {} : { [found.heading]: found.said };
}

/** What a Chinese title says of whose or of when the figures are: "2020年各市", "全县". */
const OF_WHOM = /^(?:.*[各全](?:[省市县区州国校乡镇]|地区|乡镇|区县|单位)(?:级|区)?|\d{4}年(?:度|末|底)?)/u;
/** What is counted, without what says that it is: "机构数". */
const COUNT = /(?:总人数|人数|总数|数量|数)$/u;
const LONGEST_TERM = 10;

/**
 * What Chinese columns are called whose headings are the ends of terms in the title: “医疗卫生机构数” of “机构数” under
 * “各市医疗卫生机构、床位和人员数”. By name of the column; one that two terms end so is called by neither.
 */
export function termsOfTitle({ name, columns }: Relation): Readonly<Record<string, string>> {
  if (!isChinese(name)) return {};
  const title = withoutTableNumber(name).replace(/[（(].*$/u, "");
  const terms = title.split(/[、，,和与及]/u).map((part) =>
    ofRows(part.trim(), columns)
      .replace(OF_WHOM, "")
      .replace(CHINESE_TIME, "")
      .replace(/(?:统计|一览|情况)?表?$/u, "")
      .replace(COUNT, ""),
  );
  const heads = columns.map((column) => chineseColumn({ ...column, role: "measure" }));
  return Object.fromEntries(
    columns.flatMap(({ name: heading, type, unnamed }, at) => {
      const said = heads[at]!;
      const stem = said.replace(COUNT, "");
      if (unnamed || type !== "number" || stem.length < 2) return [];
      const [term, ...others] = terms.filter((one) => one.endsWith(stem) && one.length > stem.length);
      const isPart = heads.some((other, index) => index !== at && other.replace(COUNT, "").endsWith(stem));
      if (term === undefined || others.length > 0 || term.length > LONGEST_TERM || isPart) return [];
      return [[heading, term + said.slice(stem.length)]];
    }),
  );
}

function saidBy(title: string): string {
  const said = measureOfTitle(title);
  return (isChinese(title) ? said.length > LONGEST : said.split(" ").length > MOST_WORDS) ? "" : said;
}

/** What a title of a table of figures says that they are, without its number and the times, groups and units that it names. */
export function measureOfTitle(numbered: string): string {
  const title = withoutTableNumber(numbered);
  return isChinese(title)
    ? title.replace(/[（(].*$/u, "").replace(CHINESE_TIME, "")
    : humanise(title.replace(TIME, ""));
}
