import { expect, test } from "vitest";
import { happens } from "./happens.ts";

test("what befalls people and calls for helpers happens within a year; how many there are does not", () => {
  for (const called of ["Fatalities", "call-outs", "Callouts", "People rescued", "persons assisted"])
    expect(happens(called)).toBe(true);
  for (const called of ["people", "Persons employed", "lifeboats"]) expect(happens(called)).toBe(false);
});
