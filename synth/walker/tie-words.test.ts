import { expect, it } from "vitest";
import { dataRows } from "../../core/relation.ts";
import { Workbench } from "../evolve/workbench.ts";
import { pageCollection } from "../page-collection.fixture.ts";
import { lakeSite } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { tiesOf } from "./shared-values.ts";
import { withTie } from "./tie-words.ts";

const HUTS = ["Ard", "Bel", "Cor, upper", "Dun, lower", "Esk", "Fal", "Gor", "Hal"];

function said(question: string, wardens: readonly string[], at: readonly number[]): string | undefined {
  const relation = pageCollection(
    ["Hut", "Warden", "Beds"],
    HUTS.map((name, row) => [name, wardens[row]!, `${20 + 3 * row}`]),
  );
  const survey = surveySite(lakeSite([relation]));
  const [surveyed] = survey.relations;
  const rows = at.map((row) => dataRows(surveyed!.relation)[row]!);
  const tie = tiesOf(surveyed!).find((one) => rows.every((row) => one.rows.includes(row)))!;
  const named = { ...surveyed!, naming: { ...surveyed!.naming, singular: "hut", plural: "huts" }, hasNoun: true };
  const bench = new Workbench({ ...survey, relations: [named], links: [] });
  return withTie(
    question,
    at.map((row) => HUTS[row]!),
    tie,
    named,
    bench,
  );
}

const TWO = ["Ann Rowe", "Ann Rowe", "Bo Lind", "Bo Lind", "Cy Marsh", "Di Holt", "Ed Frost", "Flo Gale"];
const THREE = ["Ann Rowe", "Ann Rowe", "Ann Rowe", "Bo Lind", "Cy Marsh", "Di Holt", "Ed Frost", "Flo Gale"];

it("leaves out the names of the only two that share something", () => {
  const both = "the two huts whose warden is Ann Rowe";
  expect(said("What is the difference between the numbers of beds of Ard and Bel?", TWO, [0, 1])).toBe(
    `What is the difference between the numbers of beds of ${both}?`,
  );
  expect(said("How many years after Ard was Bel built?", TWO, [0, 1])).toBe(`How many years apart were ${both} built?`);
  expect(
    said(
      "On it, by how much, in m, does the height of the hut “Dun, lower” differ from the height of the hut “Cor, upper”?",
      TWO,
      [2, 3],
    ),
  ).toBe("On it, what is the difference in height, in m, between the two huts whose warden is Bo Lind?");
});

it("names two of three, and says what they share", () => {
  expect(said("What is the difference between the numbers of beds of Ard and Bel?", THREE, [0, 1])).toBe(
    "Among the huts whose warden is Ann Rowe, what is the difference between the numbers of beds of Ard and Bel?",
  );
});
