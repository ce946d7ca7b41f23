import { expect, test } from "vitest";
import { seededRandom } from "../../core/random.ts";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { lakeSite } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { makeCandidate } from "./candidate.ts";
import { seedDevelopment } from "./seed-development.ts";
import { Workbench } from "./workbench.ts";

const YEARS = [2016, 2017, 2018, 2019];

const LAKES = ["Ash Mere", "Elm Mere", "Oak Mere"];

/** What is asked of a table with a row per year, or per lake and year, each read on the page that `pageOf` says. */
function questionsOver(years: readonly number[], pageOf: (year: number) => string, lakes: string[] = []): string[] {
  const figures = years.map((year, at) => [String(year), `${400 + ((at * 370) % 900)}`, `${90 + at * at * 3}`]);
  const made =
    lakes.length === 0
      ? testRelation("figures", ["Year", "Visitors", "Members"], figures)
      : testRelation(
          "figures",
          ["Year", "Lake", "Visitors"],
          figures.flatMap(([year = "", ...rest]) =>
            lakes.map((lake, of) => [year, lake, `${Number(rest[of % 2]) + of * 31 + ((Number(year) * of) % 17)}`]),
          ),
        );
  const rows = made.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => ({
      ...cell,
      evidence: { ...cell.evidence, url: `https://lakes.example/${pageOf(Number(row.cells[0]!.value.printed))}` },
    })),
  }));
  const bench = new Workbench(surveySite(lakeSite([{ ...made, source: "html_table", rows }])));
  const random = seededRandom("steps");
  const trees = Array.from({ length: 80 }, () => seedDevelopment(bench, random));
  return trees.flatMap((tree) => (tree ? (makeCandidate(tree, bench, ["seed"])?.question ?? []) : []));
}

test("of four years with a page each the ends of three are held against each other, and a year against the one before", () => {
  const asked = questionsOver(YEARS, String);
  expect(asked.join("\n")).toMatch(/by what percentage did the number of members rise from 2016 to 201[89]\?/);
  expect(asked.join("\n")).toMatch(/in which year from 2017 to 2019 did the number of members rise the most/);
  expect(asked.join("\n")).not.toMatch(/compound|year-on-year|longest run/);
});

test("four years of which two pages tell are too few to be followed", () => {
  expect(questionsOver(YEARS, (year) => (year < 2018 ? "old" : "new"))).toEqual([]);
});

test("of three years with a page each no step is the largest", () => {
  const asked = questionsOver(YEARS.slice(1), String, LAKES);
  expect(asked.join("\n")).toMatch(
    /by what percentage did the number of visitors of \w+ Mere rise from 2017 to 2019\?/,
  );
  expect(asked.join("\n")).not.toContain("the most against");
});
