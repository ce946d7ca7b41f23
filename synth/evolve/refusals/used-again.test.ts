import { expect, test } from "vitest";
import { goAgain } from "./natural-sums.ts";
import { isUsedAgain } from "./used-again.ts";

test("what takes part in something is there the next time again, and makes no sum", () => {
  const again = (name: string, noun: string) => isUsedAgain(name, noun);
  expect([again("boats", "rescue"), again("stewards", "concert"), again("number of bands", "festival")]).toEqual([
    true,
    true,
    true,
  ]);
  expect(goAgain({ name: "Boats" }, "rescue")).toBe(true);
});

test("who comes, what happens to somebody, and what was done to things are counted each time", () => {
  for (const name of ["visitors", "casualties", "injuries", "boats built", "goals", "deaths"])
    expect(isUsedAgain(name, "rescue")).toBe(false);
});

test("what things have is theirs", () => {
  expect([isUsedAgain("boats", "harbour"), isUsedAgain("stewards", "company"), isUsedAgain("rooms", "hotel")]).toEqual([
    false,
    false,
    false,
  ]);
  expect(isUsedAgain("members", "game")).toBe(false);
  expect([isUsedAgain("turbines", "project"), isUsedAgain("coins", "excavation")]).toEqual([false, false]);
  expect(isUsedAgain("appliances", "incident")).toBe(true);
});

test("those that take part in one thing after the other are no sum, and those who come for the day are", () => {
  expect(isUsedAgain("participants", "interlaboratory comparison")).toBe(true);
  expect([isUsedAgain("partners", "project"), isUsedAgain("number of teams", "regatta")]).toEqual([true, true]);
  expect([isUsedAgain("参比实验室数", "能力比对"), isUsedAgain("参赛队", "锦标赛")]).toEqual([true, true]);
  expect([isUsedAgain("participants", "guided walk"), isUsedAgain("participants", "festival")]).toEqual([false, false]);
  expect([isUsedAgain("laboratories", "university"), isUsedAgain("实验室数", "学院")]).toEqual([false, false]);
});
