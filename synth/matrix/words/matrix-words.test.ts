import { expect, test } from "vitest";
import type { Column } from "../../../core/relation.ts";
import { matrixWords } from "./matrix-words.ts";

const columns: Column[] = [
  { name: "面积", type: "number", role: "measure", unit: "公顷", additive: true },
  { name: "座席", type: "number", role: "measure", unit: "个", additive: true },
];
const naming = { singular: "水库", plural: "水库", source: "某省水库网" };
const lakes = { singular: "lake", plural: "lakes", source: "on the Lake Survey site" };
const of = (noun: string, unit?: string) => ({ noun, unit });

test("entities are counted in the words of the language of the site", () => {
  const { scope } = matrixWords("zh");
  expect(scope.called(8, naming)).toEqual({ all: "这八座水库", one: "水库", others: "其余七座水库" });
  expect(scope.called(3, { ...naming, measure: "处" }).others).toBe("其余两处水库");
  expect(scope.whole(8, naming).words).toBe("某省水库网中的全部八座水库");
  expect(scope.group(5, "北区", naming).words).toBe("某省水库网中“北区”下的五座水库");
  const top = scope.top(8, columns[0]!, naming, 20);
  expect(top.words).toBe("某省水库网中面积最大的八座水库");
  expect([top.why(0, "12公顷"), top.why(1, "9公顷")]).toEqual([
    "在20座水库中，其面积最大（12公顷）。",
    "在20座水库中，其面积第二大（9公顷）。",
  ]);
  expect(matrixWords("en").scope.called(8, lakes)).toEqual({
    all: "eight lakes",
    one: "lake",
    others: "the other seven",
  });
});

test("a heading that can only be quoted is no noun", () => {
  const foreign: Column = { name: "Area", type: "number", role: "measure" };
  expect(matrixWords("zh").scope.noun(foreign, naming)).toBeUndefined();
  expect(matrixWords("zh").scope.noun(foreign, { ...naming, names: { Area: "面积" } })).toBe("面积");
  expect(matrixWords("zh").scope.noun(columns[1]!, naming)).toBe("座席数量");
});

test("a mean, units and years are said as the language says them", () => {
  const { scope, question } = matrixWords("zh");
  const called = scope.called(8, naming);
  expect(question.timesStatedMean(called, of("面积")).question).toBe(
    "该水库的面积是这八座水库中其他水库的平均面积的多少倍？",
  );
  expect(question.ratio(called, of("面积", "公顷"), of("座席数量", "个"), false)).toBe(
    "按座席数量平均，该水库的面积为每个多少公顷？",
  );
  expect(question.percentage(called, of("绿化面积", "公顷"), of("面积", "公顷"))).toBe(
    "该水库的绿化面积相当于其面积的百分之多少？",
  );
  expect([question.unit("公顷 per 个"), question.year("2026")]).toEqual(["公顷/个", "2026年"]);
  const english = matrixWords("en").question;
  expect(english.ratio(lakeNames, of("income", "£"), of("number of boats"), false)).toBe(
    "What is the income (in pounds) of this lake divided by its number of boats?",
  );
  expect([english.unit("£ per months"), english.unit("GWh per MW")]).toEqual(["pounds per month", "GWh per MW"]);
  expect(english.percentage(lakeNames, of("wages", "£"), of("total cost", "£"))).toBe(
    "What percentage of the total cost of this lake do its wages come to?",
  );
  const means = ["area", "mean elevation"].map((noun) => english.timesStatedMean(lakeNames, of(noun)).question);
  expect(means).toEqual([
    "How many times the mean area of the others among the eight lakes is the area of this lake?",
    "How many times the average mean elevation of the others among the eight lakes is the mean elevation of this lake?",
  ]);
});

const lakeNames = matrixWords("en").scope.called(8, lakes);

test("whoever answers in Chinese is told the fields in Chinese", () => {
  const prompt = matrixWords("zh").prompt({
    scope: "五座水库",
    root: "https://a.example/",
    entities: ["甲"],
    dimensions: [],
  });
  expect(prompt).toContain('"entity": "<对象的名称>"');
  expect(prompt).not.toMatch(/<(?:name|number|step|text)/);
});

test("a change says which way all went, and is a rate with its sign where they went both ways", () => {
  const span = { since: "2019", until: "2023", inPoints: false };
  const english = matrixWords("en").question;
  expect(english.changed(lakeNames, of("area"), { ...span, went: "down" }).question).toBe(
    "By what percentage did the area of this lake fall from 2019 to 2023?",
  );
  expect(english.changed(lakeNames, of("area"), span)).toEqual({
    question: "What was the compound annual growth rate of the area of this lake from 2019 to 2023?",
    assumptions: ["It is negative where the value fell."],
  });
  const { scope, question } = matrixWords("zh");
  const called = scope.called(8, naming);
  expect(question.changed(called, of("面积"), { ...span, went: "up" }).question).toBe(
    "从2019年到2023年，该水库的面积增长了百分之多少？",
  );
  expect(question.changed(called, of("面积"), span).question).toBe(
    "从2019年到2023年，该水库的面积的年均复合增长率是多少？",
  );
});

test("quotation marks within quotation marks are the inner ones", () => {
  const { scope } = matrixWords("zh");
  expect(scope.group(5, "“南水”工程", naming).words).toBe("某省水库网中“‘南水’工程”下的五座水库");
  const english = matrixWords("en").scope.alike(5, { attribute: "status", value: 'The "Old" Five' }, lakes);
  expect(english.words).toBe("the five lakes whose status is “The ‘Old’ Five” on the Lake Survey site");
});
