import { expect, test } from "vitest";
import { asker } from "./ask.fixture.ts";
import { testRelation } from "./values/relation.fixture.ts";

const bridges = (heading: string, dates: readonly string[]) =>
  testRelation(
    "bridges",
    ["桥梁", heading],
    dates.map((date, at) => [`${"东西南北中"[at]}桥`, date]),
  );
const PLANNED = ["2031年4月（计划）", "2029年6月（计划）", "2030年2月（计划）", "2032年9月（计划）"];
const after = (heading: string, dates: readonly string[]) => {
  const namings = { bridges: { singular: "桥梁", plural: "桥梁", measure: "座", source: "根据桥梁网" } };
  const { ask, refusal } = asker([bridges(heading, dates)], namings, "zh");
  const steps = [
    { op: "filter", from: "bridges", where: { column: heading, is: ">", value: "2030" } },
    { op: "count", from: "s1" },
  ];
  const refused = refusal(steps);
  return /^\d/.test(refused) ? ask(steps).question : refused;
};

test("what is planned is not told as done", () => {
  expect(after("竣工时间", PLANNED)).toContain("计划竣工时间晚于2030年");
  expect(after("计划竣工时间", PLANNED)).not.toContain("计划计划");
  expect(
    after(
      "竣工时间",
      PLANNED.map((date) => date.slice(0, -4)),
    ),
  ).toContain("竣工于2031年及以后");
});

test("what is done and what is planned are not chosen together", () => {
  expect(after("竣工时间", ["2031年4月（计划）", "2019年6月", "2020年2月", "2032年9月（计划）"])).toBe("expected");
});

test("nor in English", () => {
  const dates = ["April 2031 (planned)", "June 2029 (planned)", "May 2030 (planned)", "July 2032 (planned)"];
  const locks = testRelation(
    "locks",
    ["Lock", "Opening date"],
    dates.map((date, at) => [`Lock ${"ABCD"[at]}`, date]),
  );
  const { ask } = asker([locks], { locks: { singular: "lock", plural: "locks", source: "on the Ard site" } });
  const where = { column: "Opening date", is: ">", value: "2030" };
  const { question } = ask([
    { op: "filter", from: "locks", where },
    { op: "count", from: "s1" },
  ]);
  expect(question).toContain("planned opening date");
});
