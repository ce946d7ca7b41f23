import { describe, expect, it } from "vitest";
import { seededRandom } from "../../core/random.ts";
import type { Relation } from "../../core/relation.ts";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { lakeSite } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { makeCandidate } from "./candidate.ts";
import { treeObjection } from "./refusals/objections.ts";
import { linksBetween, seedLinked } from "./seed-linked.ts";
import { Workbench } from "./workbench.ts";

const MAKERS = ["Arbor", "Birk", "Cedar", "Doyle", "Elm"];
const pageOf = (kind: string, name: string) => `https://lakes.example/${kind}/${name.toLowerCase().replace(/ /g, "-")}`;

/** A page for each, by its name. */
function collection(id: string, header: string[], rows: string[][]): Relation {
  const made = testRelation(id, header, rows);
  return {
    ...made,
    source: "page_collection",
    url: pageOf(id, rows[0]![0]!),
    columns: made.columns.map((column, at) =>
      at === 0
        ? { ...column, role: "label" }
        : column.name.startsWith("Ma")
          ? { ...column, type: "entity", role: "category" }
          : column,
    ),
    rows: made.rows.map((row, at) => ({
      about: pageOf(id, rows[at]![0]!),
      cells: row.cells.map(({ value, evidence }, index) => ({
        value: header[index]!.startsWith("Ma")
          ? { kind: "entity" as const, printed: value.printed, href: pageOf("makers", value.printed) }
          : value,
        evidence: { ...evidence, url: pageOf(id, rows[at]![0]!) },
      })),
    })),
  };
}

const makersWith = (figure: string) =>
  collection(
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
const lampsMadeBy = (heading: string) =>
  collection(
    "lamps",
    ["Name", heading, "Height", "Year"],
    Array.from({ length: 20 }, (_, at) => [
      `Lamp ${"ABCDEFGHIJKLMNOPQRST"[at]}`,
      MAKERS[at === 19 ? 1 : at % 5]!,
      `${20 + ((at * 17) % 61)} cm`,
      `${1990 + at}`,
    ]),
  );
const questionsOver = (heading: string, figure = "Staff") => {
  const bench = new Workbench(surveySite(lakeSite([lampsMadeBy(heading), makersWith(figure)])));
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
    expect(questions).toMatch(/mean height, in cm, of the lamps whose maker's country is (?:Ireland|Norway)/);
    expect(questions).not.toMatch(/mean height, in cm, of the lamps whose maker was founded/);
    expect(questions).toMatch(/how many lamps are there whose maker was founded (?:before|after) \d{4}/);
    expect(questions).toMatch(/the country of the maker with the most lamps/);
    expect(questions).not.toMatch(/the maker of the maker/);
  });

  it("do not ask for what was counted to find the maker", () => {
    const counted = questionsOver("Maker", "Lamps made");
    expect(counted).toMatch(/maker with the most lamps/);
    expect(counted).not.toMatch(/number of lamps made|lamps made of/i);
  });

  it("are asked where a heading says by whom they were made", () => {
    expect(questionsOver("Made by")).toMatch(/the country of the maker of the lamp/);
  });
});
