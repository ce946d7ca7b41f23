import { expect, test } from "vitest";
import { asker } from "./ask.fixture.ts";
import { testRelation } from "./values/relation.fixture.ts";

const DAYS = [
  ["2 May 2021", "3 May 2021"],
  ["9 June 2021", "9 June 2021"],
  ["1 July 2021", "10 July 2021"],
  ["4 August 2021", "8 August 2021"],
];
const fairs = (from: string, to: string) =>
  testRelation(
    "fairs",
    ["Fair", from, to],
    DAYS.map((days, at) => [`Fair ${"ABCD"[at]}`, ...days]),
    { about: true },
  );
const naming = { fairs: { singular: "fair", plural: "fairs", source: "on the Green site" } };
const told = (from: string, to: string, op: Record<string, unknown>) =>
  asker([fairs(from, to)], naming).ask([{ op: "formula_column", from: "fairs", formula: "days", a: from, b: to }, op]);

test("what goes on from its first day to its last lasts both, and it is said where the days are told", () => {
  const by = "days of Start date and End date";
  expect(told("Start date", "End date", { op: "mean", from: "s1", column: by })).toMatchObject({
    question:
      "On the Green site, what is the mean duration, in days, of all fairs? Count both the first and the last day.",
    answer: "4.5 days",
  });
  expect(told("Start date", "End date", { op: "range", from: "s1", column: by }).question).not.toContain("Count both");
});

test("between two deeds days only pass", () => {
  const by = "days of Opened and Closed";
  const { question, answer } = told("Opened", "Closed", { op: "mean", from: "s1", column: by });
  expect(answer).toBe("3.5 days");
  expect(question).not.toContain("Count both");
});

test("in Chinese, too", () => {
  const site = { fairs: { singular: "集市", plural: "集市", source: "绿地网站" } };
  const steps = [
    { op: "formula_column", from: "fairs", formula: "days", a: "开始日期", b: "结束日期" },
    { op: "median", from: "s1", column: "days of 开始日期 and 结束日期" },
  ];
  const { question, answer } = asker([fairs("开始日期", "结束日期")], site, "zh").ask(steps);
  expect(question).toContain("持续天数的中位数是多少天？首尾两天均计算在内。");
  expect(answer).toBe("3.5天");
});
