import { expect, test } from "vitest";
import { distanceUnit } from "./distance-unit.ts";

test("how far values lie apart has no sea level and no whole", () => {
  expect(["m a.s.l.", "m asl", "ft AMSL", "m above sea level", "km", "%", "% of GDP"].map(distanceUnit)).toEqual([
    "m",
    "m",
    "ft",
    "m",
    "km",
    "percentage points",
    "percentage points",
  ]);
  expect(distanceUnit(undefined)).toBeUndefined();
});
