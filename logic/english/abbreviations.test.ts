import { expect, test } from "vitest";
import { inFull } from "./abbreviations.ts";
import { humanise } from "./humanise.ts";

test("what a heading cuts short is said in full", () => {
  const said = [
    "Min. tank",
    "Max temp",
    "Avg. depth",
    "Speed (max.)",
    "Gross wt.",
    "Qty in stock",
    "Est. cost",
    "Pop.",
  ];
  expect(said.map((heading) => humanise(heading))).toEqual([
    "minimum tank",
    "maximum temperature",
    "average depth",
    "maximum speed",
    "gross weight",
    "quantity in stock",
    "estimated cost",
    "population",
  ]);
  expect(humanise("Max. Flight Altitude")).toBe("maximum flight altitude");
  expect(humanise("Max Altitude")).toBe("maximum altitude");
  expect(["Lying", "Now lying at"].map((heading) => humanise(heading))).toEqual(["location", "location"]);
  expect(["Where", "When?"].map((heading) => humanise(heading))).toEqual(["location", "date"]);
});

test("a number of things is one however it is abbreviated", () => {
  expect(["No. of Doors", "# of doors", "No. doors", "Nr. of doors"].map((heading) => humanise(heading))).toEqual(
    Array(4).fill("number of doors"),
  );
  expect(humanise("No. built")).toBe("number built");
});

test("words that only begin so stay, and so do minutes", () => {
  expect(["Minister", "Maxim", "10 min walk", "Pop", "Estate", "None"].map(inFull)).toEqual([
    "Minister",
    "Maxim",
    "10 min walk",
    "Pop",
    "Estate",
    "None",
  ]);
  expect(["Est.", "DOB"].map(inFull)).toEqual(["Established", "Date of birth"]);
});
