import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { type Branch, leaf, type Node, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { mixesLimits } from "./mixed-limits.ts";

const AT = Array.from({ length: 12 }, (_, at) => at);
const courses = testRelation(
  "courses",
  ["Course", "Department", "Credits", "Begun"],
  AT.map((at) => [`Course ${"ABCDEFGHIJKL"[at]}`, `Dept ${"XYZ"[at % 3]}`, `${10 + at}`, `${1990 + at}`]),
);
const departments = testRelation(
  "departments",
  ["Name", "Founded", "Kind"],
  ["W", "X", "Y", "Z"].map((letter, at) => [`Dept ${letter}`, `${1930 + 10 * at}`, at > 1 ? "Science" : "Art"]),
);
const bench = new Workbench(surveySite(lakeSite([courses, departments])));
const joined: Branch = {
  op: "join",
  params: { on: "Department", columns: ["Founded", "Kind"] },
  inputs: { left: leaf("courses"), right: leaf("departments") },
};
const keep = (from: Node, column: string, is: string, value: string) =>
  over("filter", from, { where: { column, is, value } });

test("a limit on the things and a limit on what they name, about different matters, are not put together", () => {
  const late = keep(joined, "Founded", ">", "1945");
  expect(mixesLimits(keep(late, "Credits", "<", "18"), bench)).toBe(true);
  const where = {
    and: [
      { column: "Founded", is: ">", value: "1945" },
      { column: "Credits", is: "<", value: "18" },
    ],
  };
  const few = { ...joined, inputs: { ...joined.inputs, left: keep(leaf("courses"), "Credits", "<", "18") } };
  expect(mixesLimits(keep(few, "Founded", ">", "1945"), bench)).toBe(true);
  expect(mixesLimits(over("identify", joined, { where }), bench)).toBe(true);
});

test("when both came to be, one limit alone, and what sort the other is of are", () => {
  expect(mixesLimits(keep(keep(joined, "Founded", ">", "1945"), "Begun", "<", "1999"), bench)).toBe(false);
  expect(mixesLimits(keep(joined, "Founded", ">", "1945"), bench)).toBe(false);
  expect(mixesLimits(keep(keep(joined, "Kind", "equals", "Art"), "Credits", "<", "18"), bench)).toBe(false);
  expect(mixesLimits(keep(keep(leaf("courses"), "Begun", "<", "1999"), "Credits", "<", "18"), bench)).toBe(false);
});
