import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "./relation.fixture.ts";

const steepest = (figures: readonly string[]) => {
  const rows = figures.map((figure, at) => [String(2015 + at), figure]);
  const { refusal } = asker([testRelation("r", ["Year", "Income"], rows)], {
    r: { singular: "year", plural: "years", source: "" },
  });
  const column = "Income";
  return refusal([
    { op: "series", from: "r", time: "Year", column },
    { op: "largest_change", from: "s1", column, since: "2015", until: "2018", direction: "rise" },
  ]);
};

test("which of two changes is larger is open where they differ by no more than the figures are rounded by", () => {
  expect(steepest(["£1.20m", "£1.58m", "£1.97m", "£1.90m"])).toBe("precision");
  expect(steepest(["£1.20m", "£1.58m", "£2.07m", "£1.90m"])).toBe("2017");
  expect(steepest(["1.2 t", "1.6 t", "2.1 t", "1.9 t"])).toBe("precision");
});

test("what is counted, in wholes or in money, is no more and no less", () => {
  expect(steepest(["120", "158", "197", "190"])).toBe("2017");
  expect(steepest(["£1.20", "£1.58", "£1.97", "£1.90"])).toBe("2017");
});
