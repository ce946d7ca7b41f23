import { expect, it } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { isOddWhole } from "./odd-whole.ts";
import { treeObjection } from "./of-trees.ts";
import { isOnTwoLevels } from "./two-levels.ts";
import { isOfTwoSorts } from "./two-sorts.ts";

const rows = [
  ["Ard", "Flat", "Steel", "Lisbon", "12 min"],
  ["Bel", "Flat", "Brass", "Portugal", "14 min"],
  ["Cor", "Round", "Brass", "Lisbon", "20 min"],
  ["Dun", "Round", "Tin", "Oslo", "31 min"],
  ["Esk", "Round", "Tin", "Rome", "45 min"],
  ["Fal", "Round", "Tin", "Rome", "47 min"],
] as const;
const things = testRelation("things", ["Thing", "Shape", "Metal", "Made in the city of", "Running time"], rows);
const bench = new Workbench(surveySite(lakeSite([things])));
const most = (by: string) =>
  over("kth", over("group", leaf("things"), { by, take: "count" }), { by: "count", k: 1, end: "highest" });

it("the first of two sorts is a guess, that of three is not", () => {
  expect([most("Shape"), most("Metal")].map((node) => isOfTwoSorts(node, bench))).toEqual([true, false]);
  const common = (column: string) => over("mode", leaf("things"), { column });
  expect([common("Shape"), common("Metal")].map((node) => isOfTwoSorts(node, bench))).toEqual([true, false]);
});

it("nobody tells things by a city where the country of some is given instead", () => {
  const made = (value: string) =>
    over("filter", leaf("things"), { where: { column: "Made in the city of", is: "equals", value } });
  expect(isOnTwoLevels(made("Portugal"), bench)).toBe(true);
  const brass = over("filter", leaf("things"), { where: { column: "Metal", is: "equals", value: "Brass" } });
  expect(isOnTwoLevels(brass, bench)).toBe(false);
});

it("what lies in what is told by the site, too", () => {
  const parts = testRelation(
    "things",
    ["Thing", "Parish"],
    ["Upper Vale", "Dell", "Upper Vale", "Dell", "Marsh"].map((parish, at) => [rows[at]![0], parish]),
  );
  const print = (address: string) =>
    testRelation(
      "offices",
      ["Office", "Address"],
      ["Marsh", "Hill", "Dale", "Mill", address].map((place, at) => [`Office ${at}`, place]),
    );
  const on = (address: string) => new Workbench(surveySite(lakeSite([parts, print(address)])));
  const dell = over("filter", leaf("things"), { where: { column: "Parish", is: "equals", value: "Dell" } });
  expect(isOnTwoLevels(dell, on("Dell, Upper Vale"))).toBe(true);
  expect(isOnTwoLevels(dell, on("Dell Road"))).toBe(false);
});

it("times that things take are no whole, nor is what is added up for a property", () => {
  expect(treeObjection(over("sum", leaf("things"), { column: "Running time" }), bench)).toBe("no_whole");
  const jewels = testRelation(
    "things",
    ["Thing", "County", "Metal", "Jewels"],
    rows.map((row, at) => [row[0], row[2], row[2], `${3 + at}`]),
  );
  const counted = new Workbench(surveySite(lakeSite([jewels])));
  const added = (by: string) => over("group", leaf("things"), { by, take: "sum", column: "Jewels" });
  expect([added("County"), added("Metal")].map((node) => isOddWhole(node, counted))).toEqual([false, true]);
});

it("a mean is weighted by the size of what its figures are rates of", () => {
  const towns = testRelation(
    "things",
    ["Town", "Unemployment rate", "Depth", "Population", "Doors"],
    rows.map((row, at) => [row[0], `${3 + at}.5%`, `${at * at + 4} m`, `${at * 1000 + 700}`, `${at + 2}`]),
  );
  const on = new Workbench(surveySite(lakeSite([towns])));
  const weighted = (column: string, weight: string) =>
    treeObjection(over("weighted_mean", leaf("things"), { column, weight }), on);
  expect(weighted("Unemployment rate", "Population")).toBeUndefined();
  expect(weighted("Unemployment rate", "Doors")).toBe("no_whole");
  expect(weighted("Depth", "Population")).toBe("no_whole");
});
