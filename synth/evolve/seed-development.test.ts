import { expect, test } from "vitest";
import { seededRandom } from "../../core/random.ts";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { lakePage, lakeSite, lakes } from "../relation.fixture.ts";
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

/** What is asked of the boats that some lakes' pages count in four years, the first column called so. */
function questionsOfSome(counted: readonly string[], subject: string): string[] {
  const made = testRelation(
    "boats",
    [subject, "Year", "Boats"],
    counted.flatMap((lake, of) =>
      YEARS.map((year, at) => [lake, String(year), `${120 + of * 37 + at * (of * 11 + 7)}`]),
    ),
  );
  const rows = made.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => ({
      ...cell,
      evidence: { ...cell.evidence, url: lakePage(row.cells[0]!.value.printed) },
    })),
  }));
  const columns = made.columns.map((column, at) => (at === 0 ? { ...column, role: "category" as const } : column));
  const family = { ...made, name: "Boat count", source: "html_table" as const, columns, rows };
  const alone = counted.map((lake) => ({
    ...family,
    id: `boats of ${lake}`,
    url: lakePage(lake),
    columns: columns.slice(1),
    rows: rows
      .filter((row) => row.cells[0]!.evidence.url === lakePage(lake))
      .map((row) => ({ ...row, cells: row.cells.slice(1) })),
  }));
  const bench = new Workbench(surveySite(lakeSite([lakes(), ...alone, family])));
  const random = seededRandom("some");
  const trees = Array.from({ length: 80 }, () => seedDevelopment(bench, random));
  return trees.flatMap((tree) => (tree ? (makeCandidate(tree, bench, ["seed"])?.question ?? []) : []));
}

test("of four years that things have a page each for the ends are compared, between all that have them and by no choice of names", () => {
  const counted = ["Arvasjaur", "Colmar", "Ems", "Gera", "Inn"];
  const asked = questionsOfSome(counted, "Lake");
  const whole = asked.filter((question) => !question.includes("Colmar"));
  expect(whole.join("\n")).toMatch(/in the tables “Boat count”.*which lake has the largest/i);
  expect(whole.length).toBeGreaterThan(asked.length / 2);
  // Without a word for them they are told one by one.
  expect(
    questionsOfSome(counted, "Page").every((question) => question.includes("Arvasjaur") || question.includes("Colmar")),
  ).toBe(true);
});
