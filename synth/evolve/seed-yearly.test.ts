import { expect, test } from "vitest";
import { seededRandom } from "../../core/random.ts";
import type { Relation } from "../../core/relation.ts";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { lakeSite } from "../relation.fixture.ts";
import { yearlyFigures } from "../survey/collections/yearly-figures.ts";
import { surveySite } from "../survey/survey-site.ts";
import { makeCandidate } from "./candidate.ts";
import { type Branch, leaf, over } from "./node.ts";
import { scoresOf } from "./scores.ts";
import { seedDevelopment } from "./seed-development.ts";
import { seedForecast } from "./seed-forecast.ts";
import { withoutIdleStated } from "./stated-rows.ts";
import { Workbench } from "./workbench.ts";

const YEARS = ["Visitors > 2019", "Visitors > 2018", "Visitors > 2017"];
const made = testRelation(
  "lakes",
  ["Lake", "Area", ...YEARS],
  Array.from({ length: 8 }, (_, at) => [
    `Lake ${"ABCDEFGH"[at]}`,
    `${3 + at * at} km²`,
    at === 7 ? "" : `${300 + ((at * 37) % 50)}`,
    at === 6 ? "" : `${280 + ((at * 29) % 40)}`,
    `${200 + ((at * 23) % 60)}`,
  ]),
  { about: true },
);
const lakes: Relation = {
  ...made,
  source: "page_collection",
  rows: made.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => ({ ...cell, evidence: { ...cell.evidence, url: row.about! } })),
  })),
};
const yearly = yearlyFigures(lakes);
const place = (site: string, lakesOf: string) => `among the ${lakesOf} listed under “North” on ${site}`;
const bench = new Workbench(
  surveySite({
    ...lakeSite([...yearly, lakes]),
    yearly: new Set(yearly.map(({ id }) => id)),
    scopes: new Map([["lakes", { noun: "lake", place }]]),
  }),
);
const random = seededRandom("lakes");
const asked = Array.from({ length: 40 }, () => seedDevelopment(bench, random)).filter(
  (tree): tree is Branch => tree !== undefined,
);

test("things are compared by what their pages state of two years, and those that leave one out are not among them", () => {
  const questions = asked.flatMap((tree) => makeCandidate(tree, bench, ["seed"])?.question ?? []);
  expect(questions.find((question) => question.includes("which lake has the"))).toMatch(
    /^Among those of the lakes listed under “North” on .* whose pages give (?:the number of )?visitors for both 2017 and 2019, which lake has the .* (?:percentage )?increase in the number of visitors from 2017 to 2019\?/,
  );
  expect(questions.join()).not.toMatch(/compound|year-on-year/);
});

test("a question is not the worse for what it computes, nor for saying of which years it speaks", () => {
  const natural = asked.flatMap((tree) => {
    const candidate = makeCandidate(tree, bench, ["seed"]);
    return candidate?.subtype === "change" ? [scoresOf(candidate).naturalness] : [];
  });
  expect(Math.max(...natural)).toBeGreaterThan(0.7);
});

test("what is stated of two years is read by what follows the quantity over them, and by nothing else", () => {
  const tree = asked[0]!;
  expect(withoutIdleStated(tree)).toEqual(tree);
  const trend = JSON.stringify(tree).match(/"columns":\[[^\]]*\]/)?.[0];
  expect(trend).toContain("Visitors > 2017");
  const stated = over("stated", leaf("lakes"), { columns: YEARS.slice(0, 2) });
  expect(withoutIdleStated(over("mean", stated, { column: "Area" }))).toEqual(
    over("mean", leaf("lakes"), { column: "Area" }),
  );
});

test("three years are too few for a line, and give a rate at which things go on", () => {
  const forecasts = Array.from({ length: 40 }, () => seedForecast(bench, random)).flatMap((tree) => tree ?? []);
  expect(forecasts).not.toEqual([]);
  expect(forecasts.every((tree) => JSON.stringify(tree).includes('"method":"growth"'))).toBe(true);
  const questions = forecasts.flatMap((tree) => makeCandidate(tree, bench, ["seed"])?.question ?? []);
  expect(questions.find((question) => question.includes("which lake has the"))).toMatch(
    /visitors projected for 20\d\d\? Project each from its value of 2019 at its compound annual growth rate from 2017 to 2019\./,
  );
});
