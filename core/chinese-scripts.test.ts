import { expect, test } from "vitest";
import { isTraditional, toSimplified, toTraditional } from "./chinese-scripts.ts";

test("a text in traditional characters has one in simplified ones, each in its place", () => {
  expect(toSimplified("步道長度超過5公里")).toBe("步道长度超过5公里");
  expect(toSimplified("長さ")).toBe("長さ");
  expect(toSimplified("length")).toBe("length");
});

test("our words are said in traditional characters, and what both ways of writing share stays", () => {
  expect(toTraditional("根据网站，哪里的步道数量最少？结果四舍五入到小数点后两位，标准差")).toBe(
    "根據網站，哪裡的步道數量最少？結果四捨五入到小數點後兩位，標準差",
  );
  expect(toTraditional("高于5公里、位于松山里的哪只鸟")).toBe("高於5公里、位於松山里的哪隻鳥");
});

test("what is written in the traditional way alone tells the way", () => {
  expect(["步道長度", "步道", "网站", "山林資訊网"].map(isTraditional)).toEqual([true, false, false, false]);
});
