import { expect, test } from "vitest";
import { derivationWords } from "./derivation-words.ts";

test("whoever reads a derivation on a Chinese site reads Chinese", () => {
  const { step, reading, inYear, rounded, joined } = derivationWords("zh");
  expect(step("sum", "combined of 7 values of 面积 = 310")).toBe("7个面积数值合计为310");
  expect(step("ratio", "the ratio of 96 to 290 = 0.33103448")).toBe("96 ÷ 290 = 0.33103448");
  expect(step("percent_of", "141, as a percentage of 187 = 75.4")).toBe("141占187的75.4%");
  expect(step("lookup", "ratio of 造价 and 面积 of 甲馆 = 3.1")).toBe("甲馆的造价与面积之比为3.1");
  expect(step("ranked_value", "highest ratio of 造价 and 面积 of 7 rows = 0.9")).toBe("7者中造价与面积之比最高为0.9");
  expect(step("percent_change", "percent_change of 藏书 from 2021 to 2023 = 12.5")).toBe(
    "从2021年到2023年藏书的变化率为12.5%",
  );
  expect(inYear("藏书 in 2021", "40")).toBe("2021年藏书为40");
  expect(joined([reading("面积", "甲馆", "31公顷"), rounded("31")])).toBe("甲馆的面积为31公顷；四舍五入为31。");
});

test("a step that has no form in Chinese says what it says of itself", () => {
  expect(derivationWords("zh").step("mode", "mode = 3")).toBe("mode = 3");
});
