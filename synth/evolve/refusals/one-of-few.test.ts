import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { treeObjection } from "./of-trees.ts";
import { isOneOfFew } from "./one-of-few.ts";

const DESIGNERS = ["Ann", "Ann", "Ben", "Ben", "Ben", "Cleo", "Cleo", "Cleo", "Cleo", "Dov", "Dov", "Dov"];
const lamps = testRelation(
  "lamps",
  ["Lamp", "Designer", "Height"],
  DESIGNERS.map((designer, at) => [`Lamp ${"ABCDEFGHIJKL"[at]}`, designer, `${20 + ((at * 5) % 12)} cm`]),
);
const bench = new Workbench(surveySite(lakeSite([lamps])));
const low = { column: "Height", is: "<", value: "22" };
const by = (value: string) => ({ column: "Designer", is: "equals", value });
const only = (designer: string) =>
  over("label_of", over("identify", leaf("lamps"), { where: { and: [by(designer), low] } }));

test("one of two by somebody is guessed", () => {
  expect(treeObjection(only("Ann"), bench)).toBe("one_of_few");
  expect(treeObjection(only("Ben"), bench)).not.toBe("one_of_few");
});

test("nor is one of two sought among them", () => {
  const among = (designer: string) =>
    over("identify", over("filter", leaf("lamps"), { where: by(designer) }), { where: low });
  expect(isOneOfFew(among("Ann"), bench)).toBe(true);
  expect(isOneOfFew(among("Cleo"), bench)).toBe(false);
});
