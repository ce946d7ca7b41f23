import { expect, test } from "vitest";
import { seededRandom } from "../../core/random.ts";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { lakeSite } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { materialOf } from "./compose-matrix.ts";
import { crossColumns, percentages } from "./derivation-dimensions.ts";
import { discounts, excesses, perMeasures } from "./derived-figures.ts";
import { runCell } from "./run-cell.ts";
import { scopesOf } from "./scopes.ts";

/** Seven bells, with a price before and after, and a weight. */
function bells() {
  const rows = Array.from({ length: 7 }, (_, at) => [
    `Bell ${"abcdefg"[at]}`,
    `£${1000 + at * at * 170}`,
    `£${800 + at * at * 100}`,
    `${40 + at * 13} kg`,
  ]);
  const relation = testRelation("bells", ["Bell", "List price", "Price", "Weight"], rows);
  const found = surveySite(lakeSite([relation]));
  const [surveyed] = [...found.relations, ...found.lone];
  const naming = { ...surveyed!.naming, singular: "bell", plural: "bells" };
  const survey = { ...found, relations: [{ ...surveyed!, hasNoun: true, naming }], lone: [] };
  return { relation, material: materialOf(scopesOf(survey)[0]!, survey, seededRandom("1"))! };
}

test("a price is told by how far it lies below the other, and per weight", () => {
  const { relation, material } = bells();
  const [reduced, ...more] = discounts(material);
  expect(more).toEqual([]);
  expect(reduced!.question).toBe("By what percentage is the price of this bell lower than its list price?");
  const relations = new Map([[relation.id, relation]]);
  expect(runCell(reduced!.programs("Bell a"), relations, 1).reference).toMatchObject({ value: "20", unit: "%" });
  const perWeight = perMeasures(material).map(({ question }) => question);
  expect(perWeight.some((question) => /the price .* of this bell divided by its weight/.test(question))).toBe(true);
});

/** Seven things of one sort, with their columns. */
function things(header: string[], cells: (at: number) => string[], said = { singular: "mill", plural: "mills" }) {
  const rows = Array.from({ length: 7 }, (_, at) => [`Mill ${"abcdefg"[at]}`, ...cells(at)]);
  const relation = testRelation("mills", ["Mill", ...header], rows);
  const found = surveySite(lakeSite([relation]));
  const [surveyed] = [...found.relations, ...found.lone];
  const survey = {
    ...found,
    relations: [{ ...surveyed!, hasNoun: true, naming: { ...surveyed!.naming, ...said } }],
    lone: [],
  };
  return { relation, material: materialOf(scopesOf(survey)[0]!, survey, seededRandom("1"))! };
}

test("an amount that is always less than another is told as a percentage of it, and not by how many times it goes into it", () => {
  const money = (grant: (at: number) => number) =>
    things(["Total cost", "Grant"], (at) => [`£${10_000 + at * at * 900}`, `£${grant(at)}`]);
  const { relation, material } = money((at) => 1000 + at * 470);
  const [part] = percentages(material);
  expect(part!.question).toBe("What percentage of the total cost of this mill does its grant come to?");
  const relations = new Map([[relation.id, relation]]);
  expect(runCell(part!.programs("Mill a"), relations, 1).reference).toMatchObject({ value: "10", unit: "%" });
  expect(crossColumns(material)).toEqual([]);
  expect(percentages(money((at) => 7000 + ((at * 5) % 7) * 2000).material)).toEqual([]);
});

test("what comes in is told by how much it exceeds what goes out, where it does so everywhere", () => {
  const drafts = (spent: (at: number) => number) => {
    const rows = Array.from({ length: 7 }, (_, at) => [
      `Fund ${"abcdefg"[at]}`,
      `£${90_000 + at * at * 1700}`,
      `£${spent(at)}`,
    ]);
    const found = surveySite(lakeSite([testRelation("funds", ["Fund", "Income", "Expenditure"], rows)]));
    const [surveyed] = [...found.relations, ...found.lone];
    const naming = { ...surveyed!.naming, singular: "fund", plural: "funds" };
    const survey = { ...found, relations: [{ ...surveyed!, hasNoun: true, naming }], lone: [] };
    return excesses(materialOf(scopesOf(survey)[0]!, survey, seededRandom("1"))!).map(({ question }) => question);
  };
  expect(drafts((at) => 41_000 + at * 7300)).toEqual([
    "By how much does the income of this fund exceed its expenditure?",
  ]);
  expect(drafts((at) => 41_000 + at * 23_000)).toEqual([]);
});

test("what was sold is a percentage of what was offered", () => {
  const { material } = things(["Rugs offered", "Rugs sold"], (at) => [`${190 + at * at * 9}`, `${150 + at * 17}`]);
  expect(percentages(material).map(({ question }) => question)).toEqual([
    "What percentage of the number of rugs offered of this mill does its number of rugs sold come to?",
  ]);
});

test("money is told per month of how long it is paid", () => {
  const { material } = things(["Grant", "Duration"], (at) => [
    `£${9000 + at * at * 700}`,
    `${12 + ((at * 5) % 7)} months`,
  ]);
  expect(perMeasures(material).map(({ question }) => question)).toEqual([
    "What is the grant (in pounds) of this mill divided by its duration (in months)?",
  ]);
});
