import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { type Branch, leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { isEven, isGuessed, isRepeated } from "./uninformative.ts";

const needed = (sizes: readonly number[]) => {
  const grants = testRelation(
    "grants",
    ["Grant", "Sum"],
    sizes.map((size, at) => [`Grant ${"ABCDEFGHIJKLMNOPQRST"[at]}`, `£${size}`]),
  );
  const most: Branch = over("take_until", leaf("grants"), { column: "Sum", share: "50" });
  return isEven(most, new Workbench(surveySite(lakeSite([grants]))));
};

test("nobody counts how many of a few sizes make up half of all", () => {
  expect(needed([100, 500, 250, 750, 100, 500, 250, 750, 100, 500])).toBe(true);
  expect(needed([100, 900, 900, 900, 900, 900, 500, 300, 400])).toBe(true);
  expect(needed([100, 920, 310, 470, 515, 250, 760, 640, 333])).toBe(false);
});

test("what several rows have of one thing is held against none of their own figures", () => {
  const yards = testRelation(
    "yards",
    ["Yard", "Staff"],
    [..."ABCDEF"].map((letter, at) => [`Yard ${letter}`, `${30 + at * 7}`]),
  );
  const boats = (yardOf: (at: number) => string) =>
    testRelation(
      "boats",
      ["Boat", "Yard", "Crew"],
      [..."ABCDEF"].map((letter, at) => [`Boat ${letter}`, `Yard ${yardOf(at)}`, `${4 + at * 3}`]),
    );
  const repeats = (yardOf: (at: number) => string, op: string, params: Record<string, unknown>) => {
    const bench = new Workbench(surveySite(lakeSite([boats(yardOf), yards])));
    const joined: Branch = {
      op: "join",
      params: { on: "Yard", columns: ["Staff"] },
      inputs: { left: leaf("boats"), right: leaf("yards") },
    };
    return isRepeated(over(op, joined, params), bench);
  };
  const shared = (at: number) => "ABC"[at % 3]!;
  const ratio = { formula: "ratio", a: "Crew", b: "Staff" };
  expect(repeats(shared, "formula_column", ratio)).toBe(true);
  expect(repeats(shared, "pearson", { column: "Crew", by: "Staff" })).toBe(true);
  expect(repeats(shared, "mean", { column: "Crew" })).toBe(false);
  expect(repeats((at) => "ABCDEF"[at]!, "formula_column", ratio)).toBe(false);
});

test("what a path leads to from each that is chosen from is told without choosing", () => {
  const owners = testRelation(
    "owners",
    ["Owner", "Country", "Town"],
    [..."ABCD"].map((letter, at) => [`Owner ${letter}`, "Norway", ["Oslo", "Bergen", "Moss", "Hamar"][at]!]),
  );
  const stalls = testRelation(
    "stalls",
    ["Stall", "Owner"],
    [..."ABCDEFGHIJ"].map((letter, at) => [`Stall ${letter}`, `Owner ${"AAAABBBCCD"[at]}`]),
  );
  const bench = new Workbench(surveySite(lakeSite([stalls, owners])));
  const most = over("kth", over("group", leaf("stalls"), { by: "Owner", take: "count" }), {
    by: "count",
    k: 1,
    end: "highest",
  });
  const path: Branch = { op: "follow", params: { on: "Owner" }, inputs: { left: most, right: leaf("owners") } };
  expect(isGuessed(over("lookup", path, { column: "Country" }), bench)).toBe(true);
  expect(isGuessed(over("lookup", path, { column: "Town" }), bench)).toBe(false);
});
