import { expect, it } from "vitest";
import { seededRandom } from "../../core/random.ts";
import { isPicked } from "../evolve/refusals/picked.ts";
import { Workbench } from "../evolve/workbench.ts";
import { pageCollection } from "../page-collection.fixture.ts";
import { lakeSite } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { comparedDrafts } from "./compared-things.ts";

const TOWNS = ["Ard", "Bel", "Cor", "Dun", "Esk", "Fal", "Gor", "Hal"];

it("holds two things against each other though the site sorts them, and only those of one sort", () => {
  const towns = pageCollection(
    ["Town", "Shire", "Inhabitants", "Opened"],
    TOWNS.map((name, at) => [name, at < 4 ? "East" : "West", `${900 + at * 170}`, `${3 + at} May ${1901 + at}`]),
  );
  const survey = surveySite(lakeSite([towns]));
  const [surveyed] = survey.relations;
  const drafts = comparedDrafts(survey, surveyed!, seededRandom("1"));
  expect(new Set(drafts.map(({ candidate }) => candidate.tree.op))).toEqual(
    new Set(["difference", "days_between", "time_between"]),
  );
  const bench = new Workbench({ ...survey, links: [] });
  for (const { candidate } of drafts) {
    if (candidate.tree.op !== "time_between") expect(isPicked(candidate.tree, bench)).toBe(true);
    expect(candidate.pages).toHaveLength(2);
    const named = TOWNS.filter((name) => new RegExp(`\\b${name}\\b`).test(candidate.question));
    expect(named).toHaveLength(2);
    expect(TOWNS.indexOf(named[0]!) < 4).toBe(TOWNS.indexOf(named[1]!) < 4);
  }
});

it("says in years how far lives lie apart, and holds no handfuls against each other", () => {
  const people = pageCollection(
    ["Painter", "Born", "Children"],
    TOWNS.map((name, at) => [`${name} Wood`, `${3 + at} May ${1801 + 3 * at}`, `${2 + (at % 5)}`]),
  );
  const survey = surveySite(lakeSite([people]));
  const drafts = comparedDrafts(survey, survey.relations[0]!, seededRandom("1"));
  const ops = new Set(drafts.map(({ candidate }) => candidate.tree.op));
  expect(ops).toEqual(new Set(["time_between"]));
});

it("asks nothing of when things were put on the site", () => {
  const rows = (heading: string) =>
    pageCollection(
      ["Pump", heading],
      TOWNS.map((name, at) => [`${name} Pump`, `${3 + at} May ${2001 + at}`]),
    );
  const draftsOf = (heading: string) => {
    const survey = surveySite(lakeSite([rows(heading)]));
    return comparedDrafts(survey, survey.relations[0]!, seededRandom("1"));
  };
  expect(draftsOf("Date added")).toEqual([]);
  expect(draftsOf("Opened").length).toBeGreaterThan(0);
});

it("names two of those that the site sorts only where they are of one sort", () => {
  const crews = ["Heron", "Otter", "Pike", "Teal"];
  const rowers = pageCollection(
    ["Rower", "Crew", "Side", "Height", "Joined"],
    Array.from({ length: 16 }, (_, at) => [
      `${"ABCDEFGHIJKLMNOP"[at]}da Lunt`,
      crews[at % 4]!,
      at % 2 ? "Port" : "Starboard",
      `${168 + ((at * 7) % 23)} cm`,
      `${3 + at} May ${2001 + at}`,
    ]),
  );
  const survey = surveySite(lakeSite([rowers]));
  const drafts = comparedDrafts(survey, survey.relations[0]!, seededRandom("1"));
  expect(drafts.length).toBeGreaterThan(3);
  for (const { candidate, why } of drafts) {
    const named = rowers.rows.filter(({ cells }) => candidate.question.includes(cells[0]!.value.printed));
    const [crew, ...others] = named.map(({ cells }) => cells[1]!.value.printed);
    expect(others).toEqual([crew]);
    expect(why).toContain(`both ${crew}`);
  }
});
