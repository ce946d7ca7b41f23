import { expect, test } from "vitest";
import { chineseColumn } from "../../../logic/chinese/column-noun.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { withoutMarkupNames } from "./markup-names.ts";

const teas = testRelation(
  "茶叶",
  ["名称", "Score", "Role"],
  [
    ["云雾", "4.0", "绿茶"],
    ["雨前", "4.6", "红茶"],
  ],
);
const columns = (shown: string) =>
  withoutMarkupNames(teas, () => shown).columns.map((column) => (column.unnamed ? undefined : chineseColumn(column)));

test("what the markup of Chinese pages calls a column is said in Chinese, or by no name", () => {
  expect(columns("云雾 绿茶 4.0")).toEqual(["名称", "评分", undefined]);
});

test("what the pages print stands as it is printed, and so does what stands on pages in English", () => {
  expect(columns("云雾 Score 4.0 role 绿茶")[2]).toBe("“Role”");
  expect(columns("Yunwu, a green tea, 4.0")[2]).toBe("“Role”");
});
