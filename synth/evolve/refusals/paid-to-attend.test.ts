import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { isOddSum } from "./natural-sums.ts";

const things = (noun: string, cost: (at: number) => string) =>
  testRelation(
    `${noun}s`,
    [noun, "Cost", "Places"],
    Array.from({ length: 8 }, (_, at) => [`${noun} ${"ABCDEFGH"[at]}`, cost(at), `${9 + at * 3}`]),
  );
const isOdd = (noun: string, cost: (at: number) => string) => {
  const bench = new Workbench(surveySite(lakeSite([things(noun, cost)])));
  return ["sum", "take_until"].map((op) =>
    isOddSum(over(op as "sum", leaf(`${noun}s`), { column: "Cost", share: 50 }), bench),
  );
};

test("what one pays to go to something makes up nothing; what it cost to hold or to build does", () => {
  expect(isOdd("Workshop", (at) => `£${12 + at * 4}`)).toEqual([true, true]);
  expect(isOdd("Workshop", (at) => `£${12_000 + at * 4100}`)).toEqual([false, false]);
  expect(isOdd("Bridge", (at) => `£${12 + at * 4}`)).toEqual([false, false]);
});
