import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import type { SurveyedRelation } from "../../survey/surveyed.ts";
import { type Branch, leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { isByJudge } from "./by-judges.ts";

const rows = [..."ABCDEFGHIJ"].map((letter, at) => [
  `Grinder ${letter}`,
  `$${at * 31 + 99}`,
  at % 2 ? "Steel" : "Brass",
  ["Ada Holm", "Bo Lind", "Cy Berg"][at % 3]!,
  `${(at * 7) % 10}.5`,
]);
const grinders = testRelation("grinders", ["Name", "Price", "Burrs", "Author", "Score"], rows, { about: true });
const survey = surveySite(lakeSite([grinders]));
const names = { Author: "reviewer", Score: "review score" };
const named = (one: SurveyedRelation) => ({ ...one, naming: { ...one.naming, names } });
const bench = new Workbench({ ...survey, relations: survey.relations.map(named), lone: survey.lone.map(named) });
const by = (column: string, value: string) =>
  over("filter", leaf("grinders"), { where: { column, is: "equals", value } });
const mean = (from: Branch, column: string) => isByJudge(over("mean", from, { column }), bench);
const group = (params: Record<string, unknown>) => isByJudge(over("group", leaf("grinders"), params), bench);

test("figures of things are not taken together by who reviewed them", () => {
  expect(mean(by("Author", "Bo Lind"), "Price")).toBe(true);
  expect(mean(by("Author", "Bo Lind"), "Score")).toBe(false);
  expect(mean(by("Burrs", "Steel"), "Price")).toBe(false);
  expect(group({ by: "Author", take: "mean", column: "Price" })).toBe(true);
  expect(group({ by: "Author", take: "mean", column: "Score" })).toBe(false);
  expect(group({ by: "Author", take: "count" })).toBe(false);
});
