import type { Relation } from "../../../core/relation.ts";
import { areCountedThings } from "../../../logic/chinese/measure-words.ts";
import { areCodes } from "../../../logic/values/codes.ts";

/** When a register was kept is no part of what is in it: "2023年冬季投喂记录", "3月检修记录表". */
const WHEN =
  /^(?:(?:19|20)\d\d(?:[-–—至到](?:19|20)?\d\d)?(?:学年|年度|年)?|本年度?|近年来?|历年)?(?:[上下]半年|第?[一二三四1-4]季度|[春夏秋冬]季|1?\d月份?)?的?/u;
/** What happened is written down time after time, a row for each. */
const RECORDS = /^(?<what>\p{Script=Han}{2,4})记录(?:表|一览表|一览|明细)?$/u;
/** What a list of titles adds to what bears them. */
const LISTED = /(?:一览表|一览|目录|名录|名册|清单|列表|登记表)$/u;
/** Titles stand under such a heading, of whatever bears them. */
const TITLE = /^(?:题名|标题|题目|名称|篇名|书名)$/u;
/** Such a heading has no word for what bears the codes below it. */
const CODE = /^(?:编号|编码|代码|代号|号码|统一编号)$/u;

/**
 * What the rows of a table are whose headings do not say it, where its title does. “2023年冬季投喂记录” has a record (投喂记录)
 * in each row that a date is given for; “学术论文一览” over a column of titles (题名) lists 学术论文, and “古井名录” over one of codes (编号)
 * lists 古井, where that is a word for what is counted one by one: “价格目录” lists what has prices.
 *
 * @param label the heading of the column of names, where there is one
 * @param titles the table's caption and what its page is called
 * @param nounOf the noun in a heading, where it names things
 */
export function nounOfRegister(
  { columns, source, rows }: Pick<Relation, "columns" | "source" | "rows">,
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
  const heading = label?.trim() ?? "";
  const listed = bare.find((title) => LISTED.test(title));
  const noun = listed === undefined ? undefined : nounOf(listed);
  if (noun === undefined || TITLE.test(heading)) return TITLE.test(heading) ? noun : undefined;
  const at = CODE.test(heading) ? columns.findIndex(({ name }) => name === label) : -1;
  const names = at < 0 ? [] : rows.flatMap(({ cells, total }) => (total ? [] : [cells[at]!.value.printed]));
  return areCodes(names) && areCountedThings(noun) ? noun : undefined;
}
