import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { isOfOddClass } from "./natural-classes.ts";
import { tellsByOwnKind } from "./own-kind.ts";
import { isCharge } from "./own-sizes.ts";

const keepers = testRelation(
  "keepers",
  ["Light", "Keeper", "Team name", "Years"],
  Array.from({ length: 12 }, (_, at) => [
    `Light ${"ABCDEFGHIJKL"[at]}`,
    ["Ann", "Bob", "Cis"][at % 3]!,
    ["Owls", "Bears"][at % 2]!,
    `${2 + at * 3}`,
  ]),
);
const bench = new Workbench(surveySite(lakeSite([keepers])));
const { naming } = bench.relation("keepers");

test("things are not told apart by what they are called themselves", () => {
  const mostOf = (column: string) => over("group", leaf("keepers"), { by: column, take: "count" });
  naming.singular = "keeper";
  expect(["Keeper", "Team name"].map((column) => tellsByOwnKind(mostOf(column), bench))).toEqual([true, false]);
});

test("those of one name are no class, and what each pays for board is a price", () => {
  const years = (by: string) => over("group", leaf("keepers"), { by, take: "mean", column: "Years" });
  expect(["Team name", "Keeper"].map((by) => isOfOddClass(years(by), bench))).toEqual([true, false]);
  expect(isCharge({ name: "Room and board", unit: "$" })).toBe(true);
});
