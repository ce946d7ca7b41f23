import { expect, it } from "vitest";
import { dataRows } from "../../core/relation.ts";
import { Workbench } from "../evolve/workbench.ts";
import { pageCollection } from "../page-collection.fixture.ts";
import { lakeSite } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { tiesOf } from "./shared-values.ts";
import { withTie } from "./tie-words.ts";

const HUTS = ["Ard", "Bel", "Cor, upper", "Dun, lower", "Esk", "Fal", "Gor", "Hal"];

function surveyOf(wardens: readonly string[], huts: readonly string[] = HUTS) {
  const relation = pageCollection(
    ["Hut", "Warden", "Beds"],
    huts.map((name, row) => [name, wardens[row]!, `${20 + 3 * row}`]),
  );
  return surveySite(lakeSite([relation]));
}

const tiesFor = (wardens: readonly string[]) =>
  tiesOf(surveyOf(wardens).relations[0]!).filter(({ rows }) => rows.length > 2);

function said(
  question: string,
  wardens: readonly string[],
  at: readonly number[],
  more: { selection?: { list: string; front: boolean; paged: boolean } } = {},
  type?: "entity",
  huts: readonly string[] = HUTS,
): string | undefined {
  const survey = surveyOf(wardens, huts);
  const [surveyed] = survey.relations;
  const rows = at.map((row) => dataRows(surveyed!.relation)[row]!);
  const tie = tiesOf(surveyed!).find((one) => rows.every((row) => one.rows.includes(row)))!;
  const columns = surveyed!.columns.map((one) =>
    type && one.column.name === "Warden" ? { ...one, column: { ...one.column, type } } : one,
  );
  const named = {
    ...surveyed!,
    ...more,
    columns,
    naming: { ...surveyed!.naming, singular: "hut", plural: "huts" },
    hasNoun: true,
  };
  const bench = new Workbench({ ...survey, relations: [named], links: [] });
  return withTie(
    question,
    at.map((row) => huts[row]!),
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

it("leaves them out where the years of both are asked for, and where the kind stands before a name", () => {
  expect(
    said(
      "How many years lie between the year in which Ard was built and the year in which the hut “Bel” was built?",
      TWO,
      [0, 1],
    ),
  ).toBe("How many years apart were the two huts whose warden is Ann Rowe built?");
});

it("asks by how much the older of them is older", () => {
  expect(said("How many years older is Ard than Bel, in complete years?", TWO, [0, 1])).toBe(
    "How many years older is the older of the two huts whose warden is Ann Rowe than the other, in complete years?",
  );
});

it("holds no two of three against each other, nor two of some whose tie is no page of the site", () => {
  expect(tiesFor(THREE)).toEqual([]);
  const question = "What is the difference between the numbers of beds of Ard and Bel?";
  expect(said(question, TWO, [0, 1], { selection: { list: "/all", front: false, paged: false } })).toBeUndefined();
});

it("only names two of some that lead to one page, and says nothing of what does not tell them apart", () => {
  const question = "What is the difference between the numbers of beds of Ard and Bel?";
  expect(said(question, TWO, [0, 1], { selection: { list: "/all", front: false, paged: false } }, "entity")).toBe(
    question,
  );
});

it("says nothing of two of which the name of one begins that of the other", () => {
  const none = undefined;
  const headed = HUTS.with(1, "Ard Head");
  expect(
    said("What is the difference between the numbers of beds of Ard Head and Ard?", TWO, [0, 1], {}, none, headed),
  ).toBeUndefined();
  const numbered = HUTS.with(0, "Hut 1").with(1, "Hut 12");
  expect(
    said("What is the difference between the numbers of beds of Hut 12 and Hut 1?", TWO, [0, 1], {}, none, numbered),
  ).toBeUndefined();
});
