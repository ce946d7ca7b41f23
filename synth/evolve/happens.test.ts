import { expect, test } from "vitest";
import { happens } from "./happens.ts";

test("what befalls people and calls for helpers happens within a year; how many there are does not", () => {
  for (const called of ["Fatalities", "call-outs", "Callouts", "People rescued", "persons assisted"])
    expect(happens(called)).toBe(true);
  for (const called of ["people", "Persons employed", "lifeboats"]) expect(happens(called)).toBe(false);
});

test("who applies and who is taken on does so anew each year", () => {
  expect(["报名人数", "录取人数", "入学人数", "结业人数"].every(happens)).toBe(true);
  expect(["学生人数", "专任教师人数", "录取最低分"].some(happens)).toBe(false);
});
