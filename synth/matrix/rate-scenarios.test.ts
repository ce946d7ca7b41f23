import { expect, test } from "vitest";
import { seededRandom } from "../../core/random.ts";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { lakeSite } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { materialOf } from "./compose-matrix.ts";
import { bestRates, commonRates, isVaried } from "./rate-scenarios.ts";
import { runCell } from "./run-cell.ts";
import { scopesOf } from "./scopes.ts";

const HEADER = ["Guild", "Members", "Donations", "Damages"];
const ROWS = Array.from({ length: 7 }, (_, at) => [
  `Guild ${"abcdefg"[at]}`,
  `${100 + at * 50}`,
  `£${1000 + ((at * 3) % 7) * 700}`,
  `£${310 + ((at * 5) % 7) * 130}`,
]);
const relation = testRelation("guilds", HEADER, ROWS);
const found = surveySite(lakeSite([relation]));
const [surveyed] = [...found.relations, ...found.lone];
const naming = { ...surveyed!.naming, singular: "guild", plural: "guilds" };
const survey = { ...found, relations: [{ ...surveyed!, hasNoun: true, naming }], lone: [] };
const material = materialOf(scopesOf(survey)[0]!, survey, seededRandom("1"))!;
const relations = new Map([[relation.id, relation]]);
const ofMembers = (drafts: ReturnType<typeof bestRates>) =>
  drafts.find(({ quantities: [a, b] }) => a!.noun === "donations" && b!.noun === "number of members");

test("what there would be at the best rate of the others goes with a thing's own size", () => {
  const draft = ofMembers(bestRates(material))!;
  expect(draft.question).toContain("Of the other six, take the one whose donations are the highest in proportion");
  // £5,200 of 200 members are the most; that guild itself is held against £3,100 of 150.
  const value = (name: string) => runCell(draft.programs(name), relations, 0).reference;
  expect(value("Guild a")).toMatchObject({ value: "2600", unit: "£" });
  expect(value("Guild b")).toMatchObject({ value: "3900" });
  expect(value("Guild c")).toMatchObject({ value: "4133" });
});

test("at the rate that the others have together it is told how far that is from what there is", () => {
  const draft = ofMembers(commonRates(material))!;
  // £20,700 of 1,650 members are £1,255 of 100, which have £1,000.
  expect(runCell(draft.programs("Guild a"), relations, 0).reference).toMatchObject({ value: "255", unit: "£" });
});

test("nobody supposes more of what befalls people", () => {
  const of = (noun: string) => material.quantities.find((quantity) => quantity.noun === noun)!;
  expect(isVaried(of("donations"))).toBe(true);
  expect(isVaried(of("damages"))).toBe(false);
  for (const { quantities } of [...bestRates(material), ...commonRates(material)])
    expect(quantities[0]!.noun).not.toBe("damages");
});

test("the output of a mean year is taken together as that of one year is", () => {
  const header = ["Mill", "Average annual output", "Rated power"];
  const rows = Array.from({ length: 7 }, (_, at) => [
    `Mill ${"abcdefg"[at]}`,
    `${900 + ((at * 3) % 7) * 170} MWh`,
    `${150 + at * 70} kW`,
  ]);
  const mills = testRelation("mills", header, rows);
  const read = surveySite(lakeSite([mills]));
  const [one] = [...read.relations, ...read.lone];
  const called = { ...one!.naming, singular: "mill", plural: "mills" };
  const site = { ...read, relations: [{ ...one!, hasNoun: true, naming: called }], lone: [] };
  const [draft] = commonRates(materialOf(scopesOf(site)[0]!, site, seededRandom("1"))!);
  // 8,970 MWh of 2,370 kW are 567.72 MWh of 150 kW, which make 900.
  expect(runCell(draft!.programs("Mill a"), new Map([[mills.id, mills]]), 2).reference).toMatchObject({
    value: "-332.28",
    unit: "MWh",
  });
});

test("what was put in once does not change with the work that is done", () => {
  const of = (name: string) =>
    ({
      noun: name.toLowerCase(),
      unit: "£",
      additive: true,
      column: { column: { name, type: "number", role: "measure", unit: "£", additive: true } },
    }) as unknown as Parameters<typeof isVaried>[0];
  expect(isVaried(of("Cumulative investment"))).toBe(false);
  expect(isVaried(of("累计投资"))).toBe(false);
  expect(isVaried(of("Wages"))).toBe(true);
});
