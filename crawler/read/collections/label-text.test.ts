import { expect, test } from "vitest";
import { labelKey, printedLabel } from "./label-text.ts";

test("characters of a label that are set apart are one word", () => {
  expect(["【品　　牌】", "会 员 价：", "保 修 期", "商品 编号", "A B"].map(printedLabel)).toEqual([
    "品牌",
    "会员价",
    "保修期",
    "商品 编号",
    "A B",
  ]);
  expect(labelKey("品 牌")).toBe(labelKey("品牌："));
});
