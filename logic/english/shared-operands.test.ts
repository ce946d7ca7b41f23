import { expect, it } from "vitest";
import { askedOf, howMuchLater, sharedOperands } from "./shared-operands.ts";

it.each([
  ["the flight time of Nomad", "the flight time of Lynx", "the flight times of Nomad and Lynx"],
  [
    "the number of rooms of “Hill of Ash”",
    "the number of rooms of “Elm”",
    "the numbers of rooms of “Hill of Ash” and “Elm”",
  ],
  [
    "the length of paper for “Elm”",
    "the length of paper for “Hill of Ash”",
    "the lengths of paper for “Elm” and “Hill of Ash”",
  ],
  [
    "the height above sea level of Ash",
    "the height above sea level of Elm",
    "the heights above sea level of Ash and Elm",
  ],
  ["the sales of Nomad", "the sales of Lynx", "the sales of Nomad and Lynx"],
  ["the price of Nomad", "the list price of Nomad", "the price and the list price of Nomad"],
  ["the date on which Ada was born", "the date on which Bo was born", "the dates on which Ada and Bo were born"],
  ["the date on which Ada died", "the date on which Bo died", "the dates on which Ada and Bo died"],
  [
    "the date on which Nomad was first sold in a shop",
    "the date on which Lynx was first sold in a shop",
    "the dates on which Nomad and Lynx were first sold in a shop",
  ],
  ["the date on which Ada was born", "the date on which Ada died", "the dates on which Ada was born and died"],
  [
    "the date on which the maker of “Elm” was born",
    "the date on which the maker of “Elm” died",
    "the dates on which the maker of “Elm” was born and died",
  ],
  [
    "the year in which the mill was built",
    "the year in which the mill was sold",
    "the years in which the mill was built and sold",
  ],
])("%s, %s: %s", (first, second, said) => {
  expect(sharedOperands([first, second])).toBe(said);
});

it.each([
  ["the weight of Nomad", "the length of Lynx"],
  ["the electricity from coal of Ash", "the electricity from coal of Elm"],
  ["the consumption of petrol for Ash", "the consumption of petrol for Elm"],
  ["the unemployment of Ash", "the unemployment of Elm"],
  ["the height of the tower of Ash", "the height of the tower of Elm"],
  ["the weight of Nomad and Lynx", "the weight of Ada"],
  ["the population (2021 census) of Ash", "the population (2021 census) of Elm"],
  ["the mean of all mills", "the weight of Nomad"],
  ["the date on which Ada was born", "the date on which Bo died"],
])("%s, %s: nothing that both share", (first, second) => {
  expect(sharedOperands([first, second])).toBeUndefined();
});

it("asks of what happened, and not of its date", () => {
  expect(askedOf("the date on which the mill was first opened")).toBe("was the mill first opened");
  expect(askedOf("the date on which Ada died")).toBeUndefined();
  expect(askedOf("the opening date of the mill")).toBe("was the mill opened");
  expect(askedOf("the tasting date of the mill")).toBeUndefined();
});

it("asks how much older, or later, one of two things is", () => {
  const born = (name: string) => `the date on which ${name} was born`;
  expect(howMuchLater([born("Ada Lund"), born("Olav Berg")], "years")).toBe(
    "how many years older is Ada Lund than Olav Berg",
  );
  expect(howMuchLater(["the release date of Nomad", "the release date of Lynx"], "years")).toBe(
    "how many years after Nomad was Lynx released",
  );
  expect(howMuchLater([born("Ada"), "the date on which Bo was hired"], "years")).toBeUndefined();
});

it("two ends of one thing are said with it once", () => {
  expect(
    sharedOperands(["the earliest date of birth among all painters", "the latest date of birth among all painters"]),
  ).toBe("the earliest and the latest date of birth among all painters");
});

it("numbers of what was done are said once", () => {
  expect(sharedOperands(["the number of units built for Nomad", "the number of units built for Lynx"])).toBe(
    "the numbers of units built for Nomad and Lynx",
  );
});

it("two ends of a height are a pair of words", () => {
  const ends = ["the greatest tower height among all mills", "the lowest tower height among all mills"];
  expect(sharedOperands(ends)).toBe("the greatest and the smallest tower height among all mills");
});

it("what is done to something is not torn apart", () => {
  const joined = (name: string) => `the year in which ${name} joined the firm`;
  expect(sharedOperands([joined("Ann Rowe"), joined("Bo Lind")])).toBeUndefined();
  const died = (name: string) => `the year in which ${name} died`;
  expect(sharedOperands([died("Ann Rowe"), died("Bo Lind")])).toBe("the years in which Ann Rowe and Bo Lind died");
});
