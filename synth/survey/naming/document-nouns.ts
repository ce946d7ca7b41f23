import type { Relation } from "../../../core/relation.ts";
import { measureWord } from "../../../logic/chinese/measure-words.ts";
import { commonWords } from "./common-words.ts";

/** What is written of something that happened; bulletins of a time, whose figures are followed over the years, are others. */
const DOCUMENT = /(?:公告|通知|通报|简报|快报|纪要|公示|喜报|战报)$/u;
/** What such a document gives ("比赛结果公示"), and what may give its name to one. */
const GIVEN = /(?:成绩|赛果|结果|名单|情况)$/u;
/** What is said of documents: where they are from, when they were put out and how long they are. */
const OF_DOCUMENT =
  /^(?:文号|字号|发文|来源|信息来源|发布|印发|成文|签发|公示|公告|刊发|页数|字数|作者|编辑|主题词|索引号|文件|文种|标题|有效|生效|施行|浏览|点击|阅读|正文|内容|上一篇|下一篇|当前位置)/u;
/** When and where something was: what stands before that is what it was. */
const WHEN_OR_WHERE = /^(?<what>\p{Script=Han}{2})(?:日期|时间|地点)$/u;
/** What is counted by nothing better than 个 may be no noun at all. */
const isCounted = (noun: string) => measureWord(noun) !== "个";

/** So few that state a fact do not have it. */
const STATED = 0.5;

/** A name without what says that it is of a document, and what that gives: “东湖骑行赛” of “东湖骑行赛结果公示”. */
const bareOf = (name: string): string => {
  const bare = name.trim().replace(DOCUMENT, "");
  const given = bare.replace(GIVEN, "");
  return given === "" ? bare : given;
};

/**
 * What those things are that are called documents and whose facts are those of what they report: a notice of results has no weather and
 * no start. What stands before the document in all names, or in the noun, else what their columns say that took place.
 *
 * @returns the noun itself where it names no document, or where their columns describe one; undefined where nobody says of what it is
 */
export function whatTheyReport(
  noun: string,
  { columns, rows }: Relation,
  names: readonly string[],
): string | undefined {
  if (!DOCUMENT.test(noun) && !GIVEN.test(noun)) return noun;
  const facts = columns.filter(
    ({ unnamed, role, type }, at) =>
      !unnamed &&
      role !== "label" &&
      (type === "date" || type === "number" || role === "category") &&
      rows.filter(({ cells }) => cells[at]!.value.kind !== "missing").length >= STATED * rows.length,
  );
  const described = columns.some(({ name, unnamed, role }) => !unnamed && role !== "label" && DESCRIBES.test(name));
  if (described || facts.length === 0 || facts.every(({ name }) => OF_DOCUMENT.test(name))) return noun;
  const stem = bareOf(noun);
  const happened = facts.flatMap(({ name }) => WHEN_OR_WHERE.exec(name)?.groups?.["what"] ?? []).find(isCounted);
  const common = commonWords(names.map(bareOf));
  return (
    (common !== undefined && DEAL.test(common) ? undefined : common) ??
    (stem !== noun && isCounted(stem) ? stem : happened)
  );
}

/** What is done to a thing at the end of a title that names it ("东河桥维修中标公告"): the deed is no name of the thing, and nobody counts it. */
const DEAL =
  /^(?:预?中标|成交|流标|废标|招标|投标|采购|出让|转让|竞得|录取|录用|聘用|入围|中选|处罚|核准|批复|审批|验收|变更|更正|终止)$/u;

/** Columns that only documents have. */
const DESCRIBES =
  /^(?:文号|字号|发文|印发|成文|签发|页数|字数|索引号|主题词|文种|(?:信息|文章)?来源$|发布(?:机构|单位|部门|日期|时间))/u;
