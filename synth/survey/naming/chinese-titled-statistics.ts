import type { Relation } from "../../../core/relation.ts";
import { headerUnit, withoutHeaderUnit } from "../../../logic/values/infer-column.ts";
import { isChinese } from "../../../logic/values/language.ts";
import { titleWords, withoutAccount } from "./chinese-bare-headings.ts";

/** “平均分”, “最高”, “最大值”: what was worked out of figures, and not of which. */
const STATISTIC = /^(?<which>平均|最高|最低|最大|最小|最多|最少)(?<what>分数?|值|数值)?$/u;
/** What marks are called as such: “录取分数” are marks, and so are “录取平均分”. */
const MARKS = /(?:分数?线?|成绩)$/u;
/** Headings of the names of what a table is about: “专业名称” is of 专业. */
const NAMES = /(?:名称|名|姓名)$/u;
/** All there is, wherever it lies: it leaves nothing out. */
const WHOLE = /^[本全我该各]|[省市县区州盟旗镇乡村国]$|^(?:主要|部分|历年|年度|当年|本年)/u;
/** Words for a sort of people or things end so: 走读生, 低保户, 艺术类. A place or a span of years may end in anything. */
const SORT = /[生户类族民员工者童科]$|[病工老成盲]人$|[男女]性$|企业$/u;
/** More than half of its pages have the site's own name in their titles, or that of its place. */
const COMMON = 0.5;
const LONGEST = 8;

/**
 * A Chinese table whose title says of which figures its headings are the extremes, and of which part of all they are: “录取平均分” of “平均分”
 * under “各班录取分数统计”, and what stands in the title before 各 and the things of the table (“走读生各班录取分数统计”) leaves out others, so that
 * every figure is said with it: “走读生录取人数”. What the titles of most pages say as well is the site or its place, and leaves out nobody.
 *
 * @param titles those of the pages of the site
 */
export function withTitledStatistics(relation: Relation, titles: readonly string[]): Relation {
  const { name, source, columns } = relation;
  if (source !== "html_table" || !isChinese(name)) return relation;
  const said = saidBy(relation);
  if (!said) return relation;
  const part = isPart(said.before, titles) ? said.before : "";
  const renamed = columns.map((column) => {
    if (column.type !== "number" || column.role !== "measure" || column.unnamed) return column;
    const full = `${part}${ofWhat(column.name, said.of)}`;
    return full === column.name ? column : { ...column, name: full };
  });
  const names = new Set(renamed.map((column) => column.name));
  return names.size < columns.length ? relation : { ...relation, columns: renamed };
}

/** What a title says before the things of its table, and what of them it accounts for; where it does not mention them, what it accounts for alone. */
function saidBy({ name, columns }: Relation): { before: string; of: string } | undefined {
  const title = titleWords(name);
  const thing = columns
    .map((column) => column.name.trim().replace(NAMES, ""))
    .find((noun) => title.includes(`各${noun}`));
  const [before, after] = thing === undefined || thing === "" ? ["", title] : title.split(`各${thing}`);
  const of = withoutAccount((after ?? "").replace(/^(?:的|类)/u, ""));
  return /^\p{Script=Han}{2,8}$/u.test(of) && !/[及与和、的各]/u.test(of) ? { before: before ?? "", of } : undefined;
}

/** Does what stands before the things of a table leave out others of them? */
const isPart = (before: string, titles: readonly string[]): boolean =>
  before.length >= 2 &&
  before.length <= LONGEST &&
  /^\p{Script=Han}+$/u.test(before) &&
  SORT.test(before) &&
  !WHOLE.test(before) &&
  titles.filter((title) => title.includes(before)).length <= COMMON * titles.length;

/** A heading that names a statistic alone, with what it is of: “录取平均分”, “最高浓度”; any other as it is. */
function ofWhat(heading: string, of: string): string {
  const unit = headerUnit(heading);
  const bare = withoutHeaderUnit(heading).trim();
  const { which, what = "" } = STATISTIC.exec(bare)?.groups ?? {};
  if (which === undefined || STATISTIC.test(of)) return heading;
  const isOfMarks = what.startsWith("分");
  if (isOfMarks !== MARKS.test(of)) return heading;
  const lead = of.replace(MARKS, "");
  const full = isOfMarks ? (lead === "" ? bare : `${lead}${which}${what}`) : `${which}${of}`;
  return unit === undefined ? full : `${full}（${unit}）`;
}
