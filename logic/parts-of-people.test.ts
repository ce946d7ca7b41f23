import { expect, test } from "vitest";
import { asker } from "./ask.fixture.ts";
import { isPartOfPeople } from "./parts-of-people.ts";
import { relationTable } from "./table.ts";
import { testRelation } from "./values/relation.fixture.ts";

const isPart = (part: string, whole: string, figures: readonly (readonly [number, number])[], unit = "") => {
  const relation = testRelation(
    "houses",
    ["House", part, whole],
    figures.map(([some, all], at) => [`House ${"ABCDE"[at]}`, `${some}${unit}`, `${all}${unit}`]),
  );
  return isPartOfPeople(relation.columns[1]!, relation.columns[2]!, relationTable(relation));
};
const LESS = [
  [12, 61],
  [7, 18],
  [30, 95],
  [4, 33],
] as const;
const NOT_ALWAYS = [...LESS, [20, 11]] as const;

test("some who work somewhere are a part of all who do, where they are nowhere more", () => {
  expect(isPart("技术人员数", "职工人数", LESS, "人")).toBe(true);
  expect(isPart("女会员数", "会员数", LESS, "人")).toBe(true);
  expect(isPart("技术人员数", "职工人数", NOT_ALWAYS, "人")).toBe(false);
  expect(isPart("Research staff", "Staff", LESS)).toBe(true);
});

test("teachers are no part of pupils", () => {
  expect(isPart("教师人数", "学生人数", LESS, "人")).toBe(false);
  expect(isPart("Teachers", "Pupils", LESS)).toBe(false);
  expect(isPart("Staff", "Members", LESS)).toBe(false);
});

test("of a part its share is asked, and numbers of people are many or few by themselves", () => {
  const yards = testRelation(
    "yards",
    ["名称", "技术人员数", "职工人数"],
    LESS.map(([some, all], at) => [`${"东西南北"[at]}厂`, `${some}人`, `${all}人`]),
  );
  const namings = { yards: { singular: "船厂", plural: "船厂", measure: "家", source: "根据船厂网" } };
  const { ask } = asker([yards], namings, "zh");
  const [a, b] = ["技术人员数", "职工人数"];
  const most = (by: string) => ({ op: "kth", from: by.startsWith("ratio") ? "s1" : "yards", by, k: 1, end: "highest" });
  const ratio = { op: "formula_column", from: "yards", formula: "ratio", a, b };
  const share = ask([ratio, most(`ratio of ${a} and ${b}`), { op: "label_of", from: "s2" }]);
  expect(share.question).toContain("技术人员占职工人数的比例最高");
  expect(ask([most(a!), { op: "label_of", from: "s1" }]).question).toContain("技术人员最多");
});
