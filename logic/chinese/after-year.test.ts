import { expect, it } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";

const counted = (times: readonly string[], is: ">" | "<", label = "完工时间") => {
  const relation = testRelation(
    "t",
    ["名称", label],
    times.map((time, at) => [`第${"甲乙丙丁戊"[at]!}泵站`, time]),
  );
  const { ask } = asker([relation], { t: { singular: "泵站", plural: "泵站", source: "水务网" } }, "zh");
  return ask([
    { op: "filter", from: "t", where: { column: label, is, value: "2010" } },
    { op: "count", from: "s1" },
  ]).question;
};

it("what is of the very year stands on neither side of 之后", () => {
  expect(counted(["2008年3月", "2010年6月", "2012年5月", "2015年1月"], ">")).toContain("完工于2011年及以后");
  expect(counted(["2008年", "2010年", "2012年", "2015年"], ">", "投产年份")).toContain("投产于2011年及以后");
});

it("where nothing is, and before a year, it is said as ever", () => {
  expect(counted(["2008年3月", "2009年6月", "2012年5月", "2015年1月"], ">")).toContain("完工于2010年之后");
  expect(counted(["2008年3月", "2010年6月", "2012年5月", "2015年1月"], "<")).toContain("完工于2010年之前");
});
