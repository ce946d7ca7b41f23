import type { Relation } from "../../../core/relation.ts";

/** When a register was kept is no part of what is in it: "2023年冬季投喂记录", "3月检修记录表". */
const WHEN =
  /^(?:(?:19|20)\d\d(?:[-–—至到](?:19|20)?\d\d)?(?:学年|年度|年)?|本年度?|近年来?|历年)?(?:[上下]半年|第?[一二三四1-4]季度|[春夏秋冬]季|1?\d月份?)?的?/u;
/** What happened is written down time after time, a row for each. */
const RECORDS = /^(?<what>\p{Script=Han}{2,4})记录(?:表|一览表|一览|明细)?$/u;
/** What a list of titles adds to what bears them. */
const LISTED = /(?:一览表|一览|目录|名录|清单|列表)$/u;
/** Titles stand under such a heading, of whatever bears them. */
const TITLE = /^(?:题名|标题|题目|名称|篇名|书名)$/u;

/**
 * What the rows of a table are whose headings do not say it, where its title does. “2023年冬季投喂记录” has a record (投喂记录)
 * in each row that a date is given for; “学术论文一览” over a column of titles (题名) lists 学术论文.
 *
 * @param label the heading of the column of names, where there is one
 * @param titles the table's caption and what its page is called
 * @param nounOf the noun in a heading, where it names things
 */
export function nounOfRegister(
  { columns, source }: Pick<Relation, "columns" | "source">,
  label: string | undefined,
  titles: readonly string[],
  nounOf: (heading: string) => string | undefined,
): string | undefined {
  if (source === "page_collection") return undefined;
  const bare = titles.map((title) => title.trim().replace(WHEN, ""));
  if (columns.some(({ type }) => type === "date")) {
    for (const title of bare) {
      const what = RECORDS.exec(title)?.groups?.["what"];
      if (what !== undefined && nounOf(what) === what) return `${what}记录`;
    }
  }
  if (label === undefined || !TITLE.test(label.trim())) return undefined;
  const listed = bare.find((title) => LISTED.test(title));
  return listed === undefined ? undefined : nounOf(listed);
}
