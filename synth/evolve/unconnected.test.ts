import { expect, test } from "vitest";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { lakeSite } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { makeCandidate } from "./candidate.ts";
import { leaf, over } from "./node.ts";
import { outcomeObjection } from "./refusals/of-outcomes.ts";
import { holdsUnconnected } from "./unconnected.ts";
import { Workbench } from "./workbench.ts";

const lodges = testRelation(
  "lodges",
  ["Lodge", "Bunks", "Meals", "Bandstands", "Height", "Width", "Capacity", "Elevation"],
  Array.from({ length: 18 }, (_, at) => [
    `Lodge ${"ABCDEFGHIJKLMNOPQR"[at]}`,
    `${20 + 4 * at}`,
    `${100 + ((at * 5) % 7) + 3 * at}`,
    `${30 + ((at * 7) % 18)}`,
    `${300 + ((at * 5) % 18)} m`,
    `${40 + ((at * 11) % 18)} m`,
    `${60 + ((at * 7) % 18)} guests`,
    `${200 + 9 * at} m`,
  ]),
);
const bench = new Workbench(surveySite(lakeSite([lodges])));
const pearson = (column: string, by: string) => over("pearson", leaf("lodges"), { column, by });

test("figures are connected by what they are, or by how they lie", () => {
  expect(holdsUnconnected(pearson("Bunks", "Bandstands"), bench)).toBe(true);
  expect(holdsUnconnected(pearson("Bunks", "Meals"), bench)).toBe(false);
  expect(holdsUnconnected(pearson("Height", "Width"), bench)).toBe(false);
  expect(holdsUnconnected(pearson("Bunks", "Elevation"), bench)).toBe(false);
  expect(holdsUnconnected(over("mean", leaf("lodges"), { column: "Bunks" }), bench)).toBe(false);
});

test("what nothing connects is not asked about", () => {
  const objection = (column: string, by: string) =>
    outcomeObjection(makeCandidate(pearson(column, by), bench, [])!, bench, 1);
  expect(objection("Bunks", "Bandstands")).toBe("unrelated");
  expect(objection("Bunks", "Meals")).not.toBe("unrelated");
});
