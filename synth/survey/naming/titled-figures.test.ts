import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { withTitledFigures } from "./titled-figures.ts";

const headed = (name: string, header: readonly string[], rows: readonly (readonly string[])[], title = "Alba Mills") =>
  withTitledFigures({ ...testRelation("table", header, rows), name, title }).columns.map((one) => [one.name, one.unit]);
const THREE = ["2011", "2012", "2013"];
const YEARS = [
  ["2011", "12.5"],
  ["2012", "13.5"],
];

test("years alone are the measure and the unit of the title in each of them", () => {
  expect(headed("Turnover (million euros)", THREE, [["4.5", "5.5", "6.5"]])).toEqual(
    THREE.map((year) => [`Turnover (million euros) > ${year}`, "million euros"]),
  );
  expect(headed("Output by year", THREE, [["45", "55", "65"]])[0]).toEqual(["Output > 2011", undefined]);
});

test("a unit alone is that of the measure which the title names", () => {
  expect(headed("Net output", ["Year", "GWh"], YEARS)[1]).toEqual(["Net output (GWh)", "GWh"]);
  expect(headed("Ticket prices", ["Class", "EUR/km"], [["First", "0.40"]])[1]).toEqual([
    "Ticket prices (EUR/km)",
    "EUR/km",
  ]);
});

test("what the title of a year and the first column both name is what a unit alone is of", () => {
  const parts = [["Book fairs", "4,500"]];
  expect(headed("Turnover 2019", ["Turnover", "GBP"], parts)[1]).toEqual(["Turnover (GBP)", "GBP"]);
  expect(headed("2019 spending", ["Spending", "GBP"], parts)[1]).toEqual(["Spending (GBP)", "GBP"]);
  expect(headed("Turnover 2019", ["Branch", "GBP"], parts)[1]![0]).toBe("GBP");
  expect(headed("Mills 2019", ["Mills", "GBP"], parts)[1]![0]).toBe("GBP");
});

test("where the title names no measure, or several columns hold figures, headers stay as they are", () => {
  expect(headed("Alba Mills", THREE, [["4.5", "5.5", "6.5"]])[0]![0]).toBe("2011");
  expect(headed("Key figures", THREE, [["4.5", "5.5", "6.5"]])[0]![0]).toBe("2011");
  for (const title of ["Main indicators", "Key metrics"])
    expect(headed(title, THREE, [["4.5", "5.5", "6.5"]])[0]![0]).toBe("2011");
  expect(headed("Routes", ["Route", "km"], [["North", "12.5"]])[1]![0]).toBe("km");
  expect(headed("Net output", ["Year", "GWh", "Staff"], [["2011", "12.5", "40"]])[1]![0]).toBe("GWh");
  expect(headed("Catches", ["Species", "Points"], [["Cod", "12"]])[1]![0]).toBe("Points");
});

test("a unit under a title of things that are told one by one is that of each", () => {
  const phases = [["Prologue", "Mill – Weir", "12.5", "Ida Orr"]];
  expect(headed("Phases", ["Phase", "Way", "km", "Guide"], phases)[2]![0]).toBe("km");
  expect(headed("Sessions", ["Session", "kg"], [["Morning", "12.5"]])[1]![0]).toBe("kg");
  expect(headed("Revenues 2019", ["Revenues", "GBP"], [["Book fairs", "4,500"]])[1]).toEqual(["Revenues (GBP)", "GBP"]);
});

test("years over rows of several things are columns of the things", () => {
  const rows = [
    ["North", "4.5", "5.5", "6.5"],
    ["South", "5.5", "6.5", "7.5"],
  ];
  expect(headed("Output by region", ["Region", ...THREE], rows)[1]![0]).toBe("2011");
});

test("a head that says only that something is counted is named by the title", () => {
  const population = headed("Population", ["Year", "Persons"], YEARS);
  expect(population[1]![0]).toBe("Population");
  expect(headed("Development of the population, 2011–2012", ["Year", "Residents"], YEARS)[1]![0]).toBe("population");
  expect(headed("Overnight stays by country", ["Country", "Number"], [["Peru", "12"]])[1]![0]).toBe("Overnight stays");
  expect(headed("Visitors", ["Year", "Total", "Change"], [["2011", "12", "3"]])[1]![0]).toBe("Visitors");
});

test("a count stays as it is headed where the title names no quantity, or things of another kind", () => {
  expect(headed("Development", ["Year", "Persons"], YEARS)[1]![0]).toBe("Persons");
  expect(headed("Museums", ["Year", "Persons"], YEARS)[1]![0]).toBe("Persons");
  expect(headed("Museums", ["Museum", "Number"], [["Alba Museum", "12"]])[1]![0]).toBe("Number");
  expect(headed("Population", ["Year", "Persons", "Households"], [["2011", "12", "4"]])[1]![0]).toBe("Persons");
});

test("so it is in Chinese, with the measure word as the unit", () => {
  const rows = [
    ["2011", "12"],
    ["2012", "13"],
  ];
  expect(headed("常住人口", ["年份", "人"], rows)[1]![0]).toBe("常住人口(人)");
  expect(headed("学生统计", ["年份", "人数"], rows)[1]![0]).toBe("学生人数");
  expect(headed("常住人口", ["年份", "人数"], rows)[1]![0]).toBe("常住人口");
});
