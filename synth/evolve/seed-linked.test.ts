import { describe, expect, it } from "vitest";
import { seededRandom } from "../../core/random.ts";
import { linkedPages } from "../linked-pages.fixture.ts";
import { lakeSite } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { makeCandidate } from "./candidate.ts";
import { treeObjection } from "./refusals/of-trees.ts";
import { tablesOfPages } from "./refusals/tables-of-pages.fixture.ts";
import { linksBetween, seedLinked } from "./seed-linked.ts";
import { Workbench } from "./workbench.ts";

const MAKERS = ["Arbor", "Birk", "Cedar", "Doyle", "Elm"];
const makersWith = (figure: string) =>
  linkedPages(
    "makers",
    ["Name", "Country", "Founded", figure],
    [
      ["Arbor", "Norway", "1921", "40"],
      ["Birk", "Finland", "1954", "55"],
      ["Cedar", "Norway", "1978", "31"],
      ["Doyle", "Ireland", "1989", "12"],
      ["Elm", "Ireland", "1996", "77"],
    ],
  );
const lampsMadeBy = (heading: string, makers: readonly string[] = MAKERS) =>
  linkedPages(
    "lamps",
    ["Name", heading, "Height", "Year"],
    Array.from({ length: 20 }, (_, at) => [
      `Lamp ${"ABCDEFGHIJKLMNOPQRST"[at]}`,
      makers[at === 19 ? 1 : at % 5]!,
      `${20 + ((at * 17) % 61)} cm`,
      `${1990 + at}`,
    ]),
    { [heading]: "makers" },
  );
const questionsOver = (heading: string, figure = "Staff", makers: readonly string[] = MAKERS) => {
  const bench = new Workbench(surveySite(lakeSite([lampsMadeBy(heading, makers), makersWith(figure)])));
  const random = seededRandom("one");
  const questions = new Set<string>();
  for (let time = 0; time < 400 && linksBetween(bench).length > 0; time++) {
    const tree = seedLinked(bench, random);
    if (tree && bench.result(tree) && treeObjection(tree, bench) === undefined)
      questions.add(makeCandidate(tree, bench, [])?.question ?? "");
  }
  return [...questions].join("\n");
};

describe("questions over two kinds of page", () => {
  it("choose things by their maker, and ask of the maker of most of them", () => {
    const questions = questionsOver("Maker");
    expect(questions).toMatch(/mean height, in cm, of the lamps whose maker is from (?:Ireland|Norway)/);
    expect(questions).not.toMatch(/mean height, in cm, of the lamps whose maker was founded/);
    expect(questions).toMatch(/how many lamps are there whose maker was founded (?:before|after) \d{4}/);
    expect(questions).toMatch(/the country of the maker with the most lamps/);
    expect(questions).not.toMatch(/the maker of the maker/);
  });

  it("do not count the lamps of makers that state how many they have made", () => {
    const counted = questionsOver("Maker", "Lamps made");
    expect(counted).toMatch(/mean height, in cm, of the lamps whose maker is from/);
    expect(counted).not.toMatch(/maker with the most lamps/);
  });

  it("ask of the maker of the foremost lamp alone where some makers have no page", () => {
    const questions = questionsOver("Maker", "Staff", ["Arbor", "Birk", "Cedar", "Fern", "Elm"]);
    expect(questions).toMatch(/the maker of the (?:tallest|shortest|most recent|earliest|lamp with the)/);
    expect(questions).not.toMatch(/lamps (?:are there )?whose maker/);
  });

  it("are asked where a heading says by whom they were made", () => {
    expect(questionsOver("Made by")).toMatch(/country of the maker of the lamp|lamps whose maker is from/);
  });

  it("lead from what tables on several pages hold", () => {
    const rows = Array.from({ length: 15 }, (_, at) => [MAKERS[at % 5]!, `Prize ${at % 12}`, `${1990 + at}`]);
    const family = tablesOfPages("Awards", ["Maker", "Occasion", "Received"], rows);
    const survey = surveySite({ ...lakeSite([makersWith("Staff"), family]), sections: ["Awards"] });
    expect(linksBetween(new Workbench(survey)).map(({ from, on }) => `${from.naming.plural} ${on}`)).toEqual([
      "awards Maker",
    ]);
  });
});
