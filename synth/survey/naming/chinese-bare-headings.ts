import type { Relation } from "../../../core/relation.ts";
import { withoutHeaderUnit } from "../../../logic/values/infer-column.ts";

/** Headings that say of anything that it has so much, or which it is. */
const COMPLETED = /^(?:金额|数额|总额|数量|数目|来源|类别|类型|种类|用途)$/u;
/** …and those that say it of whatever stands beside them. */
const OF_WHATEVER = /^(?:指标|数值|值|数据|项目|名称|内容)$/u;

/** "二、", "表1 ", "（三）" before a title, and the time that it is of. */
const NUMBERED =
  /^(?:(?:附?表|图)?\s*[（(]?[\d一二三四五六七八九十]+(?:[-–—.]\d+)*[)）、.．:：\s]\s*|(?:附?表|图)\s*[\d一二三四五六七八九十]+\s*)/u;
const WHEN = /^(?:(?:1[5-9]|20)\d\d年?(?:度|末|底)?|本年度?|全年|年度|历年|近年)(?=\p{Script=Han}{2})/u;
const OF_EACH = /^(?:各\p{Script=Han}{2}|主要|本[\p{Script=Han}])(?=\p{Script=Han}{2})/u;
/** What a title adds to the word for what its table accounts for. */
const ACCOUNTS =
  /(?:构成|组成|结构|情况|统计|明细|明细表|一览表?|汇总表?|分布|概况|总览|总表|表|数据|对比|变化|来源|去向|用途|类别|分类|金额|数量|清单)$/u;
/** Words that go before a noun and are none, and what is made of them alone: “统计指标” names figures, whatever they are of. */
const NO_NOUN =
  /^(?:基本|主要|其他|相关|有关|总体|综合|具体|详细|数据|数字|数值|指标|统计|情况|分类|参考|年度|历年|重要|核心|关键|业务|更多)+$/u;

/** A title without its number, what it adds in brackets and the time that it is of. */
export const titleWords = (title: string): string =>
  title
    .replace(NUMBERED, "")
    .replace(/[（(][^()（）]*[)）]$/u, "")
    .trim()
    .replace(WHEN, "");

/** …and without the words that say only that an account follows. */
export function withoutAccount(title: string): string {
  let said = title;
  for (let before = ""; before !== said && said.length > 2; ) {
    before = said;
    said = said.replace(ACCOUNTS, "");
  }
  return said;
}

/** What the title of a table says that it accounts for: 捐赠 of “二、捐赠构成”; undefined where it says no one thing. */
export function accountedFor(title: string): string | undefined {
  const said = withoutAccount(titleWords(title).replace(OF_EACH, ""));
  return /^\p{Script=Han}{2,4}$/u.test(said) &&
    !NO_NOUN.test(said) &&
    !/[及与和、的]/u.test(said) &&
    said.replace(ACCOUNTS, "") === said
    ? said
    : undefined;
}

/**
 * Headings of Chinese tables of which the rows have no noun, and which say nothing alone: with what the table's own title accounts for,
 * "捐赠金额" of “金额” under “捐赠构成”. By name of the column.
 */
export function chineseHeadingsInFull({ name, columns }: Relation): Readonly<Record<string, string>> {
  const what = accountedFor(name);
  if (what === undefined) return {};
  return Object.fromEntries(
    columns.flatMap((column) => {
      const heading = wordOf(column.name);
      return COMPLETED.test(heading) && !column.unnamed ? [[column.name, `${what}${heading}`] as const] : [];
    }),
  );
}

/**
 * Headings that nobody asks about as they are: those of rows without a noun that no title completes, and those that another column of
 * the same things says in full ("来源" beside "经费来源": one of them is of the page).
 */
export function chineseBareHeadings(
  { columns }: Relation,
  hasNoun: boolean,
  names: Readonly<Record<string, string>>,
): ReadonlySet<string> {
  const headings = columns.map(({ name }) => wordOf(name));
  return new Set(
    columns.flatMap(({ name, role, unnamed }, at) => {
      const heading = headings[at]!;
      if (unnamed || role === "label" || names[name] !== undefined) return [];
      const isBare = COMPLETED.test(heading);
      const isFuller = isBare && headings.some((other) => other !== heading && other.endsWith(heading));
      return (!hasNoun && (isBare || OF_WHATEVER.test(heading))) || isFuller ? [name] : [];
    }),
  );
}

const wordOf = (name: string): string =>
  withoutHeaderUnit(name)
    .replace(/[:：]+$/u, "")
    .trim();
