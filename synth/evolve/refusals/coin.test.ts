import { expect, it } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { isCoin } from "./coin.ts";
import { treeObjection } from "./of-trees.ts";

const rows = [
  ["Ard", "Left", "Steel", "12"],
  ["Bel", "Left", "Brass", "14"],
  ["Cor", "Right", "Brass", "20"],
  ["Dun", "Right", "Tin", "31"],
  ["Esk", "Right", "Tin", "45"],
  ["Fal", "Left", "Tin", "47"],
] as const;
const bench = new Workbench(
  surveySite(lakeSite([testRelation("things", ["Thing", "Hand", "Metal", "Visitors"], rows)])),
);
const few = over("filter", leaf("things"), { where: { column: "Visitors", is: "<", value: "40" } });
const steel = over("identify", few, { where: { column: "Metal", is: "equals", value: "Steel" } });
const asked = (column: string) => over("lookup", steel, { column });

it("one of two values in all of a relation is a guess, however few are left, one of three is not", () => {
  expect([asked("Hand"), asked("Metal")].map((node) => isCoin(node, bench))).toEqual([true, false]);
  expect(treeObjection(asked("Hand"), bench)).toBe("guessable");
});
