import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { type Branch, leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { datesPeople } from "./years-of-people.ts";

const of = (noun: string, heading: string, asked = false) => {
  const made = testRelation(
    "things",
    [noun, heading],
    Array.from({ length: 9 }, (_, at) => [`${noun} ${"ABCDEFGHI"[at]}`, `${1990 + at}`]),
  );
  const survey = surveySite(lakeSite([made]));
  const relations = survey.relations.map((one) => ({ ...one, naming: { ...one.naming, singular: noun } }));
  const filter: Branch = over("filter", leaf("things"), { where: { column: heading, is: "<", value: "1995" } });
  const lookup = over("lookup", leaf("things"), { column: heading, label: `${noun} C` });
  return datesPeople(asked ? lookup : filter, new Workbench({ ...survey, relations }));
};

test("people are not from a year", () => {
  expect(of("winner", "Year")).toBe(true);
  expect(of("winner", "Year", true)).toBe(true);
  expect(of("winner", "Born")).toBe(false);
  expect(of("bridge", "Year")).toBe(false);
  expect(of("获奖者", "年份")).toBe(true);
});
