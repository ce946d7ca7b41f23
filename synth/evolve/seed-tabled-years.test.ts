import { expect, test } from "vitest";
import { seededRandom } from "../../core/random.ts";
import type { Relation } from "../../core/relation.ts";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { lakeSite } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { makeCandidate } from "./candidate.ts";
import { speaksAgainst } from "./evolve.ts";
import { seedDevelopment } from "./seed-development.ts";
import { Workbench } from "./workbench.ts";

const HALLS = ["Ash", "Birch", "Cedar", "Damson", "Elder", "Fir", "Gorse", "Hazel"].map((name) => `${name} Hall`);
const FIGURES = "https://lakes.example/figures";

const made = testRelation(
  "halls",
  ["Hall", "Opened", "Town"],
  HALLS.map((hall, at) => [hall, `${1960 + ((at * 17) % 60)}`, `${"KLMNOPQR"[at]}ham`]),
  { about: true },
);
const halls: Relation = {
  ...made,
  source: "page_collection",
  rows: made.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => ({ ...cell, evidence: { ...cell.evidence, url: row.about! } })),
  })),
};
const years = testRelation(
  "visitors",
  ["Hall", "Year", "Visitors", "Concerts held"],
  HALLS.flatMap((hall, of) =>
    [2021, 2022, 2023, 2024].map((year, at) => [
      hall,
      String(year),
      `${40_000 + of * 7100 + at * (900 + ((of * 701) % 3000))}`,
      `${120 + of * 11 + at * (2 + ((of * 5) % 7))}`,
    ]),
  ),
);
const tabled: Relation = {
  ...years,
  source: "html_table",
  url: FIGURES,
  rows: years.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => ({ ...cell, evidence: { ...cell.evidence, url: FIGURES } })),
  })),
};

function asked(isYearly: boolean): { question: string; pages: number }[] {
  const bench = new Workbench(
    surveySite({ ...lakeSite([tabled, halls]), yearly: new Set(isYearly ? [tabled.id] : []) }),
  );
  const random = seededRandom("halls");
  const trees = Array.from({ length: 200 }, () => seedDevelopment(bench, random));
  return trees.flatMap((tree) => {
    const candidate = tree && makeCandidate(tree, bench, ["seed"]);
    if (!candidate || speaksAgainst(candidate, bench) !== undefined) return [];
    return [{ question: candidate.question, pages: candidate.pages.length }];
  });
}

test("what a table says of years is asked of things that their pages choose, or say more of", () => {
  const found = asked(true);
  const questions = found.map(({ question }) => question).join("\n");
  expect(questions).toMatch(
    /which hall has the (?:largest|lowest) (?:percentage )?increase in the number of (?:visitors|concerts held) from 2021 to 2024 among the halls opened before 2000\?/,
  );
  expect(questions).toMatch(/in which town is the hall with the largest (?:percentage )?increase/);
  // Whose figures they are tells the table: its caption is not quoted as well.
  expect(questions).not.toContain("In the table");
  expect(found.every(({ pages }) => pages > HALLS.length)).toBe(true);
});

test("what stands in one table is not followed by itself", () => {
  expect(asked(false)).toEqual([]);
});
