import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { judgeColumns } from "./columns.ts";

const asked = (first: readonly [string, string], headings: Readonly<Record<string, readonly [string, string]>>) => {
  const rows = Array.from({ length: 8 }, (_, at) => [
    first[1] === "" ? `${1990 + at}` : `${first[1]} ${"ABCDEFGH"[at]}`,
    ...Object.values(headings).map((said) => said[at % 2]!),
  ]);
  const made = testRelation("things", [first[0], ...Object.keys(headings)], rows);
  return judgeColumns({ ...made, source: "html_table" }).kept.map(({ column }) => column.name);
};
const LIFT = ["Lift", "Lift"] as const;

test("how things are as one looks is asked by nobody", () => {
  expect(asked(LIFT, { Status: ["Operational", "Under repair"], Drive: ["Cable", "Hydraulic"] })).toEqual(["Drive"]);
  expect(asked(LIFT, { "Alert level": ["Low", "High"], Drive: ["Cable", "Hydraulic"] })).toEqual(["Drive"]);
  expect(asked(LIFT, { 运行状态: ["正常", "检修中"], 传动方式: ["曳引", "液压"] })).toEqual(["传动方式"]);
});

test("what stays, and what is dated, is asked", () => {
  expect(asked(LIFT, { Status: ["Listed", "Unlisted"] })).toEqual(["Status"]);
  expect(asked(LIFT, { "Status in 2010": ["Operational", "Under repair"] })).toEqual(["Status in 2010"]);
  expect(asked(["Year", ""], { "Alert level": ["Low", "High"] })).toEqual(["Year", "Alert level"]);
});
