import { expect, it } from "vitest";
import { seededRandom } from "../../core/random.ts";
import { pageCollection } from "../page-collection.fixture.ts";
import { lakeSite } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { comparedDrafts } from "./compared-things.ts";

const TOWNS = ["Ard", "Bel", "Cor", "Dun", "Esk", "Fal", "Gor", "Hal"];

const draftsOf = (headings: string[], rows: string[][]) => {
  const survey = surveySite(lakeSite([pageCollection(headings, rows)]));
  return comparedDrafts(survey, survey.relations[0]!, seededRandom("1"));
};

it("holds two things against each other that share what no other does, and says so", () => {
  const mayors = ["Ann Rowe", "Bo Lind", "Cy Marsh", "Di Holt"];
  const drafts = draftsOf(
    ["Town", "Mayor", "Inhabitants", "Opened"],
    TOWNS.map((name, at) => [name, mayors[at >> 1]!, `${900 + at * 170}`, `${3 + at} May ${1901 + at}`]),
  );
  expect(new Set(drafts.map(({ candidate }) => candidate.tree.op))).toEqual(new Set(["difference", "days_between"]));
  for (const { candidate, why } of drafts) {
    expect(candidate.pages).toHaveLength(2);
    expect(candidate.question).toMatch(/\b(?:Ann Rowe|Bo Lind|Cy Marsh|Di Holt)\b/);
    expect(why).toMatch(/share what few others do \(mayor: /);
  }
});

it("holds nothing against each other that shares only what many do", () => {
  const rows = TOWNS.map((name, at) => [name, at < 4 ? "East" : "West", `${900 + at * 170}`]);
  expect(draftsOf(["Town", "Shire", "Inhabitants"], rows)).toEqual([]);
});

it("names two by two values of which many have either, and few both", () => {
  const rows = TOWNS.map((name, at) => [
    name,
    at < 4 ? "East" : "West",
    at % 4 < 2 ? "Market town" : "Port",
    `${900 + at * 170}`,
  ]);
  const drafts = draftsOf(["Town", "Shire", "Type", "Inhabitants"], rows);
  expect(drafts.length).toBeGreaterThan(0);
  for (const { candidate } of drafts) {
    expect(candidate.question).toMatch(/\b(?:East|West)\b/);
    expect(candidate.question).toMatch(/market town|port/i);
  }
});

it("says in years how far lives lie apart, and holds no handfuls against each other", () => {
  const drafts = draftsOf(
    ["Painter", "Studio", "Born", "Children"],
    TOWNS.map((name, at) => [
      `${name} Wood`,
      ["Mill", "Quay", "Barn", "Loft"][at % 4]!,
      `${3 + at} May ${1801 + 3 * at}`,
      `${2 + (at % 5)}`,
    ]),
  );
  expect(drafts.length).toBeGreaterThan(0);
  expect(new Set(drafts.map(({ candidate }) => candidate.tree.op))).toContain("time_between");
  expect(drafts.map(({ candidate }) => candidate.tree.op)).not.toContain("days_between");
});

it("asks nothing of when things were put on the site", () => {
  const rows = TOWNS.map((name, at) => [
    `${name} Pump`,
    ["Mill", "Quay", "Barn", "Loft"][at % 4]!,
    `${3 + at} May ${2001 + at}`,
  ]);
  expect(draftsOf(["Pump", "Yard", "Date added"], rows)).toEqual([]);
  expect(draftsOf(["Pump", "Yard", "Opened"], rows).length).toBeGreaterThan(0);
});
