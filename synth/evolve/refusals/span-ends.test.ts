import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { isEndOfSpan } from "./span-ends.ts";

const songs = testRelation(
  "songs",
  ["Song", "Year", "Recorded", "Composed"],
  Array.from({ length: 10 }, (_, at) => [
    `Song ${"ABCDEFGHIJ"[at]}`,
    `${1990 + at * 3}`,
    `${2001 + Math.floor(at / 2)}`,
    `${1880 + at * at}`,
  ]),
);
const bench = new Workbench(surveySite(lakeSite([songs])));
const last = (by: string) => isEndOfSpan(over("ranked_value", leaf("songs"), { by, k: 1, end: "highest" }), bench);

test("the years that things are filed under end where the site does", () => {
  expect(["Year", "Recorded", "Composed"].map(last)).toEqual([true, true, false]);
});

test("a figure is no year", () => {
  expect(isEndOfSpan(over("mean", leaf("songs"), { column: "Composed" }), bench)).toBe(false);
});
