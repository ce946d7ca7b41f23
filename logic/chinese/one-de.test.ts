import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";

test("between all things and a bare noun of theirs one 的 is left out", () => {
  const rows = testRelation(
    "pupils",
    ["姓名", "身高", "平均每周练习时间", "学员年龄"],
    [
      ["林一舟", "163 cm", "3", "15岁"],
      ["何平", "171 cm", "5", "17岁"],
      ["安宁", "158 cm", "4", "13岁"],
    ],
  );
  const { ask } = asker([rows], { pupils: { singular: "学员", plural: "学员", source: "江城网站" } }, "zh");
  const median = (column: string) => ask([{ op: "median", from: "pupils", column }]).question;
  expect(median("身高")).toContain("所有学员身高的中位数");
  expect(median("学员年龄")).toContain("所有学员年龄的中位数");
  expect(median("平均每周练习时间")).toContain("所有学员的平均每周练习时间的中位数");
});
