import { expect, test } from "vitest";
import { couldBeLabel, isConnective, labelKey, printedLabel } from "./label-text.ts";
import { tokenise } from "./tokens.ts";

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

test("what leads to a footnote is no part of a label, and the power of a unit is", () => {
  expect(["Others¹", "Others²:", "其他¹", "Sales (net)³", "Grip, wet¹", "Area m²", "km²"].map(printedLabel)).toEqual([
    "Others",
    "Others",
    "其他",
    "Sales (net)",
    "Grip, wet",
    "Area m2",
    "km2",
  ]);
});

test("how many follow is no part of a label, and of which year they are is one", () => {
  expect(["Borders (8):", "Visitors (2024)", "Reviews (1204)"].map(printedLabel)).toEqual([
    "Borders",
    "Visitors (2024)",
    "Reviews",
  ]);
});

test("a Chinese sentence is no label", () => {
  expect(["价格实惠。", "值得再来！", "价格"].map(couldBeLabel)).toEqual([false, false, true]);
});

test("the unit close behind a figure names nothing that comes next", () => {
  const nameable = (html: string) => tokenise(`<body>${html}</body>`).tokens.map((token) => token.nameable);
  expect(nameable("<p><b>4.7</b>分 <a>368条点评</a></p>")[1]).toBe(false);
  expect(nameable("<p><b>甲队</b>分 <a>368条点评</a></p>")[1]).toBe(true);
  expect(nameable("<p><b>12</b> goals <b>5</b></p>")[1]).toBe(true);
});

test("a capital alone is a value, a small word between values is none", () => {
  expect(["E", "Y", "e", "y", "and", "和"].map(isConnective)).toEqual([false, false, true, true, true, true]);
});

test("what numbers the facts of a page is no part of what they are called", () => {
  expect(["三、开工时间：", "（十二）船次", "4、闸室长度", "一、二月产量", "三班"].map(printedLabel)).toEqual([
    "开工时间",
    "船次",
    "闸室长度",
    "一、二月产量",
    "三班",
  ]);
});
