import { expect, it } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import type { SurveyedPage, SurveyedRelation } from "../surveyed.ts";
import { withAnnounced } from "./announced-things.ts";

const NAMES = ["东河桥维修", "文化馆屋面翻新", "西湖路照明", "南园步道"];

function surveyedNotices(
  heading: string,
  noun: string,
  title = (name: string) => `${name}采购结果公示`,
  fact = "预算",
) {
  const made = testRelation(
    "notices",
    ["标题", heading, fact],
    NAMES.map((name, at) => [title(name), name, `${120 + 35 * at}万元`]),
    { about: true },
  );
  const relation = { ...made, source: "page_collection" as const };
  const [label, ...columns] = relation.columns.map((column, index) => ({
    ...{ column, index, coverage: 1, distinct: NAMES.length, salience: 1 },
  }));
  const naming = { singular: noun, plural: noun, measure: "条", source: "某区网站" };
  return { relation, naming, hasNoun: true, label, columns } as unknown as SurveyedRelation;
}

function announced(...given: Parameters<typeof surveyedNotices>) {
  const [found] = withAnnounced([surveyedNotices(...given)]);
  return { noun: found!.naming.singular, label: found!.label!.column.name, columns: found!.columns.length };
}

it("notices that each name what they announce are called and told apart by that", () => {
  expect(announced("项目名称", "采购结果公示")).toEqual({ noun: "采购项目", label: "项目名称", columns: 1 });
  expect(announced("工程名称", "公告")).toMatchObject({ noun: "工程" });
  expect(announced("项目名称", "采购结果公示", undefined, "【信息时间").columns).toBe(0);
});

it("other pages, other names and other titles stay", () => {
  expect(announced("项目名称", "政策文件").noun).toBe("政策文件");
  expect(announced("代理机构", "采购结果公示").label).not.toBe("代理机构");
  expect(announced("项目名称", "采购结果公示", (name) => `关于${name.slice(0, 1)}某事的公示`).noun).toBe(
    "采购结果公示",
  );
});

it("a table of the same pages is of the same things, whatever the ends of its titles say", () => {
  const notices = surveyedNotices("项目名称", "采购结果公示");
  const bids = surveyedNotices("最低报价", "采购");
  expect(withAnnounced([notices, bids]).map(({ naming }) => naming.singular)).toEqual(["采购项目", "采购项目"]);
  const others = surveyedNotices("最低报价", "路灯", (name) => name);
  expect(withAnnounced([notices, others])[1]!.naming.singular).toBe("路灯");
});

it("what another section announces alike is told by the section, or is not all of it", () => {
  const notices = surveyedNotices("项目名称", "采购结果公示");
  const about = notices.relation.rows.map((row) => row.about!);
  const page = (url: string, title: string, urls: readonly string[] = []) =>
    ({ url, title, links: urls.map((to) => ({ url: to, text: "", heading: "" })) }) as unknown as SurveyedPage;
  const other = page("https://x.example/other", "图书馆书架采购结果公示");
  const pages = new Map([[other.url, other]]);
  const called = (title: string, urls: readonly string[] = about) => {
    const list = page("https://x.example/list", title, urls);
    const [found] = withAnnounced([notices], pages, { listing: () => [{ page: list, links: list.links }] });
    return { noun: found!.naming.singular, lacking: found!.lacking };
  };
  expect(called("市政养护采购结果_某区网站")).toEqual({ noun: "市政养护采购项目", lacking: undefined });
  expect(called("采购结果_某区网站")).toEqual({ noun: "采购项目", lacking: true });
  expect(called("市政养护采购结果", [...about, other.url])).toEqual({ noun: "采购项目", lacking: true });
  expect(withAnnounced([notices])[0]!.naming.singular).toBe("采购项目");
});
