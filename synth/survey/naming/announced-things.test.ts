import { expect, it } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import type { SurveyedRelation } from "../surveyed.ts";
import { withAnnounced } from "./announced-things.ts";

const NAMES = ["东河桥维修", "文化馆屋面翻新", "西湖路照明", "南园步道"];

function announced(heading: string, noun: string, title = (name: string) => `${name}采购结果公示`) {
  const made = testRelation(
    "notices",
    ["标题", heading, "预算"],
    NAMES.map((name, at) => [title(name), name, `${120 + 35 * at}万元`]),
  );
  const relation = { ...made, source: "page_collection" as const };
  const [label, ...columns] = relation.columns.map((column, index) => ({
    ...{ column, index, coverage: 1, distinct: NAMES.length, salience: 1 },
  }));
  const naming = { singular: noun, plural: noun, measure: "条", source: "某区网站" };
  const surveyed = { relation, naming, hasNoun: true, label, columns } as unknown as SurveyedRelation;
  const [found] = withAnnounced([surveyed]);
  return { noun: found!.naming.singular, label: found!.label!.column.name, columns: found!.columns.length };
}

it("notices that each name what they announce are called and told apart by that", () => {
  expect(announced("项目名称", "采购结果公示")).toEqual({ noun: "采购项目", label: "项目名称", columns: 1 });
  expect(announced("工程名称", "公告")).toMatchObject({ noun: "工程" });
});

it("other pages, other names and other titles stay", () => {
  expect(announced("项目名称", "政策文件").noun).toBe("政策文件");
  expect(announced("代理机构", "采购结果公示").label).not.toBe("代理机构");
  expect(announced("项目名称", "采购结果公示", (name) => `关于${name.slice(0, 1)}某事的公示`).noun).toBe(
    "采购结果公示",
  );
});
