import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { withoutLabelTables } from "./label-tables.ts";

const rows = [
  ["Opened", "1993"],
  ["Keepers", "4"],
  ["Height", "21 m"],
  ["Lamp", "LED"],
];
const onPage = (columns: string[]) => {
  const made = testRelation("Ard light", columns, rows);
  return { ...made, source: "html_table" as const, url: "https://lights.example/ard" };
};
const stated = (...labels: string[]) => new Map([["https://lights.example/ard", new Set(labels)]]);
const isLeftOut = (columns: string[], ...labels: string[]) =>
  withoutLabelTables([onPage(columns)], stated(...labels)).length === 0;

test("what a page states under labels is no table, though the first label was taken for a heading", () => {
  expect(isLeftOut(["Coast", "North"], "coast", "opened", "height", "lamp")).toBe(true);
});

test("a table whose heading or whose names are no labels of its page is one", () => {
  expect(isLeftOut(["Figure", "Value"], "coast", "opened", "height", "lamp")).toBe(false);
  expect(isLeftOut(["Coast", "North"], "coast", "opened")).toBe(false);
  expect(isLeftOut(["Coast", "North"])).toBe(false);
  expect(withoutLabelTables([onPage(["Coast", "North"])], new Map())).toHaveLength(1);
});

test("nor is one whose heading says that labels follow, where the page is known to state most of them", () => {
  for (const [head, value] of [
    ["Item", "Details"],
    ["项目", "情况"],
  ] as const) {
    expect(isLeftOut([head, value], "opened", "height", "lamp")).toBe(true);
    expect(isLeftOut([head, value], "opened")).toBe(false);
    expect(isLeftOut([head, value])).toBe(false);
  }
  expect(isLeftOut(["Keeper", "Years"], "opened", "height", "lamp")).toBe(false);
});

test("what a page beside it states in a box is stated by no list", () => {
  const box = (url: string, ...labels: string[]) => ({
    ...testRelation("Bru light", labels, [labels.map(() => "1")]),
    source: "infobox" as const,
    url,
  });
  const left = (url: string) =>
    withoutLabelTables([onPage(["Coast", "North"]), box(url, "Coast", "Opened", "Height", "Lamp")], new Map());
  expect(left("https://lights.example/bru").map(({ name }) => name)).toEqual(["Bru light"]);
  expect(left("https://lights.example/boats/bru")).toHaveLength(2);
});
