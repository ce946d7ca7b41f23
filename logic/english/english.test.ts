import { describe, expect, it } from "vitest";
import {
  englishDate,
  groupThousands,
  isPlural,
  listOf,
  ordinalWord,
  plural,
  singular,
  withArticle,
} from "./english.ts";
import { humanise } from "./humanise.ts";

describe("english", () => {
  it.each([
    ["country", "countries"],
    ["city", "cities"],
    ["person", "people"],
    ["bus", "buses"],
    ["day", "days"],
    ["constructor", "constructors"],
    ["member of parliament", "members of parliament"],
  ])("makes %s plural: %s", (one, many) => {
    expect(plural(one)).toBe(many);
  });
  it.each([
    ["countries", "country"],
    ["map references", "map reference"],
    ["people", "person"],
    ["series", "series"],
    ["address", "address"],
  ])("makes %s singular: %s", (many, one) => {
    expect(singular(many)).toBe(one);
  });
  it("knows the head of a phrase", () => {
    expect(isPlural("HK Borgås")).toBe(false);
    expect(isPlural("goals against")).toBe(true);
    expect(["airports", "internet users (total)", "people"].map(isPlural)).toEqual([true, true, true]);
    expect(["area", "number of airports", "GPS", "status", "physics"].map(isPlural)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });
  it("writes numbers, ordinals, lists, articles and dates", () => {
    expect([1, 3, 12, 13, 21, 112].map(ordinalWord)).toEqual(["first", "third", "twelfth", "13th", "21st", "112th"]);
    expect(["1234.5", "-1234567", "999"].map(groupThousands)).toEqual(["1,234.5", "-1,234,567", "999"]);
    expect([listOf(["a"]), listOf(["a", "b"]), listOf(["a", "b", "c"])]).toEqual(["a", "a and b", "a, b and c"]);
    expect(["area", "university", "hour", "country", "MSRP", "PDF"].map(withArticle)).toEqual([
      "an area",
      "a university",
      "an hour",
      "a country",
      "an MSRP",
      "a PDF",
    ]);
    expect(["2021-05-12", "2021-05", "0843"].map(englishDate)).toEqual(["12 May 2021", "May 2021", "843"]);
  });
});

describe("humanise", () => {
  it.each([
    ["Area > total", "total area"],
    ["Trade and transport > Freight (million tonnes)", "freight"],
    ["Trade and transport > Total (million tonnes)", "total trade and transport"],
    ["Population > Natural change", "natural change"],
    ["Population > 1 July", "population on 1 July"],
    ["Median age > total", "overall median age"],
    ["Sex ratio > total population", "overall sex ratio"],
    ["Median age > male", "male median age"],
    ["Elevation > mean elevation", "mean elevation"],
    ["Population (2019)", "population in 2019"],
    ["Exports > 2019", "exports in 2019"],
    ["GDP - real", "real GDP"],
    ["Area (km²)", "area"],
    ["HIV/AIDS - deaths", "HIV/AIDS deaths"],
    ["GDP (PPP)", "GDP (PPP)"],
    ["Telephones - mobile cellular", "telephones (mobile cellular)"],
    ["Net Weight", "net weight"],
    ["total_area", "total area"],
    ["# of goals", "number of goals"],
    ["YEAR FOUNDED", "year founded"],
  ])("says %s as %s", (name, said) => {
    expect(humanise(name)).toBe(said);
  });
});

it("whoever is in charge of something is several before the hyphen", () => {
  expect(plural("commander-in-chief")).toBe("commanders-in-chief");
  expect(isPlural("commanders-in-chief")).toBe(true);
});
