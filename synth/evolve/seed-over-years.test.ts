import { expect, test } from "vitest";
import { seededRandom } from "../../core/random.ts";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { lakeSite } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { makeCandidate } from "./candidate.ts";
import { leaf, over } from "./node.ts";
import { ofOneQuantity, partsYears } from "./refusals/years-together.ts";
import { seedOverYears } from "./seed-over-years.ts";
import { Workbench } from "./workbench.ts";

const DISTRICTS = ["Oban", "Wick", "Ayr", "Perth"];
const YEARS = [2010, 2011, 2012, 2013, 2014, 2015, 2016];
const made = testRelation(
  "figures",
  ["Year", "District", "Live births", "Deaths", "Residents"],
  YEARS.flatMap((year, at) =>
    DISTRICTS.map((district, of) => [
      String(year),
      district,
      `${120 + ((at * 37 + of * 11) % 50)}`,
      `${118 + ((at * 29 + of * 17) % 50)}`,
      `${4000 + at * 31 + of * 100}`,
    ]),
  ),
);
const rows = made.rows.map((row, at) => ({
  ...row,
  cells: row.cells.map((cell) => ({
    ...cell,
    evidence: { ...cell.evidence, url: `https://lakes.example/${YEARS[Math.floor(at / DISTRICTS.length)]}` },
  })),
}));
const bench = new Workbench(surveySite(lakeSite([{ ...made, source: "html_table", rows }])));
const random = seededRandom("years");
const trees = Array.from({ length: 200 }, () => seedOverYears(bench, random)).flatMap((tree) => tree ?? []);
const questions = trees.flatMap((tree) => makeCandidate(tree, bench, ["seed"])?.question ?? []);

test("in which year a thing had the most is asked of all its years", () => {
  const peaks = questions.filter((asked) =>
    /^In which year .*(?:highest|lowest)\?$|, in which year from .* in (?:Oban|Wick|Ayr|Perth) the/.test(asked),
  );
  expect(peaks.length).toBeGreaterThan(0);
  for (const asked of peaks.filter((one) => !one.includes("ratio"))) expect(asked).toContain("from 2010 to 2016");
});

test("year by year it is asked how much there is of something for each head", () => {
  const ratios = questions.filter((asked) => asked.includes("ratio"));
  expect(ratios.length).toBeGreaterThan(0);
  for (const asked of ratios) expect(asked).toContain("to the number of residents in ");
});

test("whose record is the highest of all is asked of all years that are stated", () => {
  const records = questions.filter((asked) => /in a single (?:year|district)/.test(asked));
  expect(records.length).toBeGreaterThan(0);
  for (const asked of records) expect(asked).toMatch(/from 2010 to 2016|among all years/);
});

test("years of a thing are asked about together, in words that say whose they are and from when to when", () => {
  for (const asked of [
    /in which year from \d+ to \d+ was the number of (?:live births|deaths) in \w+ the (?:second-)?(?:highest|lowest)\?/,
    /what was the number of \w.* in \w+ in the year from \d+ to \d+ in which the number of .* was the (?:highest|lowest)\?/,
    /correlation coefficient between the number of .* and the number of .* in \w+ over the years from/,
    /the first year from \d+ to \d+ in which the number of (?:live births|deaths) exceeded the number of/,
  ])
    expect(questions.filter((question) => asked.test(question))).not.toEqual([]);
});

test("what happens adds up over the years, and what there is does not", () => {
  const sums = questions.filter((question) => question.includes("combined"));
  expect(sums).not.toEqual([]);
  expect(sums.join()).not.toContain("residents");
});

test("nothing else is done to the years of one thing", () => {
  expect(trees.some(partsYears)).toBe(false);
  const years = over("over_years", leaf("figures"), { column: "Deaths", by: "District", label: "Oban" });
  expect(partsYears(over("count", years))).toBe(true);
  const both = { ...years, params: { ...years.params, also: "Residents" } };
  expect(partsYears(over("pearson", both, { column: "Deaths", by: "Residents" }))).toBe(false);
  expect(partsYears(over("pearson", both, { column: "Residents", by: "Deaths" }))).toBe(true);
});

test("of quantities that stand on a page each, two are asked about together", () => {
  const apart = made.rows.map((row, of) => ({
    ...row,
    cells: row.cells.map((cell, at) => ({
      ...cell,
      evidence: { ...cell.evidence, url: `https://lakes.example/${at < 2 ? 2 + (of % 2) : at}` },
    })),
  }));
  const own = new Workbench(surveySite(lakeSite([{ ...made, source: "html_table", rows: apart }])));
  expect([own, bench].map(({ panels }) => panels[0]?.pageEach)).toEqual([true, false]);
  const asked = Array.from({ length: 60 }, () => seedOverYears(own, random)).flatMap((tree) => tree ?? []);
  expect(asked).not.toEqual([]);
  expect(asked.some((tree) => ofOneQuantity(tree, own.panels))).toBe(false);
  expect(trees.some((tree) => ofOneQuantity(tree, own.panels))).toBe(true);
});

test("what was so in the year of a peak, and when one thing first exceeded another, is asked of all years", () => {
  const asked = questions.filter((one) => /in the year from .* in which|the first year from/.test(one));
  expect(asked.length).toBeGreaterThan(0);
  for (const one of asked) expect(one).toContain("from 2010 to 2016");
});
