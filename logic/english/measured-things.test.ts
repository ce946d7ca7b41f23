import { expect, test } from "vitest";
import type { Column } from "../../core/relation.ts";
import { columnNoun } from "./column-noun.ts";
import { measuredThing } from "./measured-things.ts";
import { quantityWords } from "./quantity.ts";

const column = (name: string, unit?: string): Column => ({
  name,
  type: "number",
  role: "measure",
  ...(unit === undefined ? {} : { unit }),
});

test("a thing stands for what is measured of it", () => {
  expect([
    measuredThing("minimum tank", "gal"),
    measuredThing("screen", "inches"),
    measuredThing("fuel", "litres"),
    measuredThing("roof", "m"),
    measuredThing("lot", "m²"),
    measuredThing("sugars", "g"),
  ]).toEqual(["minimum tank size", "screen size", "fuel capacity", "roof height", "lot size", "sugar content"]);
  expect([measuredThing("screen", "hours"), measuredThing("weight", "kg"), measuredThing("lot", "$")]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(quantityWords(column("Screen", "inches")).most).toBe("largest");
  for (const name of ["Highway mpg", "MPG (highway)", "Highway fuel economy"])
    expect(quantityWords(column(name)).most).toBe("highest");
  expect(quantityWords(column("Highways", "km")).most).toBe("longest");
});

test("money, times and numbers are called by what they are", () => {
  expect([
    columnNoun(column("Salary", "$")),
    columnNoun(column("Salary from", "$")),
    columnNoun(column("Rooms from", "£")),
    columnNoun(column("Grossed", "$")),
    columnNoun(column("Waiting for", "days")),
    columnNoun(column("Max. players")),
    columnNoun(column("Built")),
    columnNoun(column("Copies printed")),
    columnNoun(column("Crew")),
  ]).toEqual([
    "salary",
    "starting salary",
    "starting room price",
    "gross",
    "waiting time",
    "maximum number of players",
    "number of units built",
    "number of copies printed",
    "crew size",
  ]);
});

test("shares, the injured and what stands out are numbers of something", () => {
  expect([
    columnNoun(column("Forest (%)", "%")),
    columnNoun(column("Killed or wounded")),
    columnNoun(column("Shares outstanding")),
    columnNoun(column("Species recorded")),
    quantityWords(column("Aged", "years")).most,
  ]).toEqual([
    "share of forest",
    "number of people killed or wounded",
    "number of shares outstanding",
    "number of species recorded",
    "highest",
  ]);
});

test("days with a level are counted, and a level is none of them", () => {
  expect(quantityWords(column("Days with danger level > 3")).more).toBe("more than");
  expect(columnNoun(column("Days with danger level > 3"))).toBe("days with danger level 3");
  expect(quantityWords(column("Danger level")).more).toBe("higher than");
});

test("what is the longest or the highest of its kind is longer or higher than another", () => {
  const words = (name: string, unit: string) => quantityWords(column(name, unit));
  expect([words("Longest runway", "m").less, words("Highest point", "m").more]).toEqual([
    "shorter than",
    "higher than",
  ]);
  expect([words("Runway", "m").most, words("mean longest runway", "m").most]).toEqual(["longest", "highest"]);
});
