import { describe, expect, it } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import {
  areEndsOfOne,
  areFarApart,
  areOfOneBody,
  areRelated,
  areRivals,
  goTogether,
  mayChoose,
} from "./related-columns.ts";

const LONG = [
  "Name",
  "Total area",
  "Coastline",
  ..."abcdefghijklmnopqrst".split("").map((letter) => `Fact ${letter}`),
  "Crude oil exports",
  "Death rate",
  "Electricity exports",
];
const long = testRelation("long", LONG, [LONG.map((_, index) => String(index))]);
const short = testRelation("short", ["Name", "Depth", "Visitors"], [["Ard", "1", "2"]]);

describe("areRelated", () => {
  it("holds columns against each other that stand together, or share a word", () => {
    expect(areRelated("Total area", "Coastline", [long])).toBe(true);
    expect(areRelated("Crude oil exports", "Electricity exports", [long])).toBe(true);
  });
  it("does not where a long list of facts has them far apart, or only a word like rate is shared", () => {
    expect(areRelated("Coastline", "Death rate", [long])).toBe(false);
    expect(areRelated("Annual growth rate", "Death rate", [long])).toBe(false);
  });
  it("takes a short table for one matter, and does not judge what is computed", () => {
    expect(areRelated("Depth", "Visitors", [short])).toBe(true);
    expect(areRelated("ratio of x and y", "sum of x and y", [long])).toBe(true);
  });
});

describe("goTogether", () => {
  it("looks for what is foremost by two sizes, by a size and an amount, and by what is related", () => {
    expect(goTogether("Total area", "Population", [long])).toBe(true);
    expect(goTogether("Total area", "Airports", [long])).toBe(true);
    expect(goTogether("Death rate", "Infant mortality rate", [long])).toBe(true);
  });
  it("does not by a size and a rate, by what is unrelated, and by one quantity in two years", () => {
    expect(goTogether("Population", "Industrial production growth rate", [long])).toBe(false);
    expect(goTogether("Birth rate", "Electricity consumption", [long])).toBe(false);
    expect(goTogether("Exports > 2019", "Exports > 2017", [long])).toBe(false);
    expect(areRelated("Exports > 2019", "Exports > 2017", [short])).toBe(false);
  });
});

describe("mayChoose", () => {
  it("chooses by what belongs to the matter that is asked about, and by size whatever is asked", () => {
    expect(mayChoose("Infant mortality", "Hospital beds", [long])).toBe(true);
    expect(mayChoose("Total area", "Crude oil exports", [long])).toBe(true);
    expect(mayChoose("Death rate", "Capital", [long])).toBe(true);
  });
  it("does not where the two are about different matters", () => {
    expect(mayChoose("Coastline", "Population below poverty line", [long])).toBe(false);
    expect(mayChoose("Total fertility rate", "Lowest point", [long])).toBe(false);
    expect(mayChoose("Fiscal year", "Crude oil exports", [long])).toBe(false);
    expect(mayChoose("Sex ratio", "Fiscal year", [long])).toBe(false);
  });
  it("chooses by what things are sorted by, and asks for what they are known by", () => {
    expect(mayChoose("Government type", "Crude oil exports", [long])).toBe(true);
    expect(mayChoose("Coastline", "Prime minister", [long])).toBe(true);
  });
});

describe("two headings", () => {
  it("tell of the two ends of one range", () => {
    expect(areEndsOfOne("Minimum recommended level", "Maximum recommended level")).toBe(true);
    expect(areEndsOfOne("最高水位", "最低水位")).toBe(true);
    expect(areEndsOfOne("Maximum level", "Maximum depth")).toBe(false);
    expect(areEndsOfOne("Level", "Maximum level")).toBe(false);
  });
  it("tell of rivals, of which one exceeds the other", () => {
    expect(areRivals("Goals for", "Goals against")).toBe(true);
    expect(areRivals("Wins", "Losses")).toBe(true);
    expect(areRivals("出口额", "进口额")).toBe(true);
    expect(areRivals("Wins", "Members")).toBe(false);
    expect(areRivals("Floor area", "Plot area")).toBe(false);
    expect(areRivals("建筑面积", "占地面积")).toBe(false);
    expect(areRivals("男生人数", "女生人数")).toBe(true);
    expect(areRivals("Number of beds", "Number of chairs")).toBe(false);
  });
});

describe("facts of two kinds of things", () => {
  const films = testRelation("films", ["Film", "Running time", "Award nominations"], [["A", "90", "3"]]);
  const makers = testRelation(
    "makers",
    ["Director", "Films", "Awards", "Award nominations of life"],
    [["B", "9", "2", "4"]],
  );
  it("have nothing to do with each other unless a word says so", () => {
    expect(areFarApart("Running time", "Awards", [films, makers])).toBe(true);
    expect(areFarApart("Award nominations", "Award nominations of life", [films, makers])).toBe(false);
    expect(areFarApart("Films", "Awards", [films, makers])).toBe(false);
  });
});

describe("areOfOneBody", () => {
  const boats = testRelation(
    "boats",
    ["Boat", "Length", "Horsepower", "Price", "Buyers", ...LONG.slice(3)],
    Array.from({ length: 6 }, (_, at) => [
      `Boat ${at}`,
      `${at + 5} m`,
      `${at * 9}`,
      `£${at * 40}`,
      `${at}`,
      ...LONG.slice(3).map(() => "1"),
    ]),
  );
  it("holds together how large a thing is and what it costs, however many facts there are", () => {
    expect(areOfOneBody("Length", "Horsepower", [boats])).toBe(true);
    expect(areRelated("Price", "Length", [boats])).toBe(true);
    expect(mayChoose("Horsepower", "Price", [boats])).toBe(true);
    expect(areOfOneBody("Price", "Buyers", [boats])).toBe(false);
    expect(areOfOneBody("Length", "Length", [boats])).toBe(false);
  });
});
