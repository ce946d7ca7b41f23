import { expect, test } from "vitest";
import { isWhere, standsIn } from "./stands-in.ts";

test("what stays where it is is in a place, and neither people nor what moves is", () => {
  expect(["mill", "museum"].map((noun) => standsIn("town", noun))).toEqual([true, true]);
  expect(["singer", "ship", "film"].map((noun) => standsIn("town", noun))).toEqual([false, false, false]);
  expect(standsIn("location", "home")).toBe(true);
  expect([isWhere("location", "home"), isWhere("village", "home")]).toEqual([false, true]);
});

test("what is built or done somewhere is in a country, and what only comes from one is not", () => {
  expect(["lighthouse", "research project"].map((noun) => standsIn("country", noun))).toEqual([true, true]);
  expect(["brand", "car", "rider"].map((noun) => isWhere("country", noun))).toEqual([false, false, false]);
});

test("the area of what is built is where it is, where that is a name", () => {
  expect([isWhere("area", "hut"), isWhere("region", "tower"), isWhere("area", "wine")]).toEqual([true, true, false]);
});
