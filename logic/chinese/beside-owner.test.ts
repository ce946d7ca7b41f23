import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";

const rows = ["80", "120", "95", "140"].map((price, at) => [`第${at + 1}展`, `${price}元`, `${price}分钟`]);
const made = testRelation("shows", ["名称", "讲座价格", "全程时长"], rows);
const { ask } = asker([made], { shows: { singular: "讲座", plural: "讲座", source: "江城网站" } }, "zh");
const median = (column: string) => ask([{ op: "median", from: "shows", column }]).question;

test("what a column's name begins with as its things are called is said once side by side", () => {
  expect(median("讲座价格")).toContain("所有讲座的价格的中位数");
  expect(median("全程时长")).toContain("所有讲座全程时长的中位数");
});
