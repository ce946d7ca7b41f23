import { expect, test } from "vitest";
import { isCountedPer } from "./counted-per.ts";

const measure = (name: string, unit?: string) => ({
  name,
  type: "number" as const,
  role: "measure" as const,
  ...(unit === undefined ? {} : { unit }),
});
const per = (a: string, b: string) => isCountedPer(measure(a), measure(b));

test.each([
  ["Staff", "Beds"],
  ["Number of loans", "Number of readers"],
  ["Goals", "Matches"],
  ["Pages", "Chapters"],
  ["Nurses", "Physicians"],
  ["Sea fish landed", "Fish boats"],
])("%s are told per %s", (a, b) => {
  expect(per(a, b)).toBe(true);
});

test.each([
  ["Mobile vans", "Donor beds"],
  ["Speaking stops", "Pipes"],
  ["Chapters", "Pages"],
  ["Hatches", "Seats"],
  ["Staff", "Parking spaces"],
  ["Lockers", "Members"],
])("%s are not told per %s", (a, b) => {
  expect(per(a, b)).toBe(false);
});

test("what is measured is told per whatever is counted", () => {
  expect(isCountedPer(measure("Cargo carried", "t"), measure("Vessels"))).toBe(true);
  expect(isCountedPer(measure("Vessels"), measure("Cargo carried", "t"))).toBe(false);
});

test("how large a single thing is is told per nothing that it holds", () => {
  expect(isCountedPer(measure("Length", "m"), measure("Passengers"))).toBe(false);
  expect(isCountedPer(measure("Take-off weight", "kg"), measure("Blades"))).toBe(false);
});
