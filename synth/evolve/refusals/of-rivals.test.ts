import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { isOddSum } from "./natural-sums.ts";

const league = (headings: readonly string[]) =>
  testRelation(
    "league",
    headings,
    [1, 2, 3, 4, 5, 6].map((row) => [
      `Club ${"ABCDEF"[row - 1]}`,
      String(row),
      String(9 - row),
      String(row * 3),
      String(900 + row),
    ]),
  );
const refuses = (headings: readonly string[], column: string) => {
  const bench = new Workbench(surveySite(lakeSite([league(headings)])));
  return isOddSum(over("sum", leaf("league"), { column }), bench);
};

test("what one wins another loses: their results add up to nothing", () => {
  const english = ["Club", "Won", "Lost", "Points", "Members"];
  expect(["Lost", "Points", "Members"].map((column) => refuses(english, column))).toEqual([true, true, false]);
  const chinese = ["球队", "胜", "负", "积分", "会员"];
  expect(["胜", "积分", "会员"].map((column) => refuses(chinese, column))).toEqual([true, true, false]);
});

test("results of no rivals, and those of one of them, add up", () => {
  expect(refuses(["Player", "Goals", "Assists", "Points", "Members"], "Points")).toBe(false);
  const bench = new Workbench(surveySite(lakeSite([league(["Club", "Won", "Lost", "Points", "Members"])])));
  const one = over("filter", leaf("league"), { where: { column: "Club", is: "equals", value: "Club B" } });
  expect(isOddSum(over("sum", one, { column: "Won" }), bench)).toBe(false);
});
