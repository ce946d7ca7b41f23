import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { choosesTwice, limitsOneSizeTwice } from "./chosen-twice.ts";

const AREAS = [412, 97, 655, 120, 380, 74, 512, 230];
const parishes = testRelation(
  "parishes",
  ["Parish", "Area", "Sheep", "Goats", "Inns"],
  AREAS.map((area, at) => [
    `Parish ${"ABCDEFGH"[at]}`,
    `${area} ha`,
    String(90 - at * 9),
    String(50 - at * 4),
    String(at + 2),
  ]),
);
const all = leaf(parishes.id);
const bench = new Workbench(surveySite(lakeSite([parishes])));
const small = { column: "Area", is: "<", value: "400" };
const most = (of: typeof all | ReturnType<typeof over>) => over("kth", of, { by: "Sheep", k: 1, end: "highest" });

test("a third figure is not looked up of what two others choose", () => {
  const ofSmall = most(over("filter", all, { where: small }));
  expect(choosesTwice(over("lookup", ofSmall, { column: "Inns" }))).toBe(true);
  expect(choosesTwice(over("lookup", ofSmall, { column: "Sheep" }))).toBe(false);
  expect(choosesTwice(over("label_of", ofSmall))).toBe(false);
  expect(choosesTwice(over("lookup", most(all), { column: "Inns" }))).toBe(false);
  const sorted = over("filter", all, { where: { column: "Parish", is: "equals", value: "Parish A" } });
  expect(choosesTwice(over("lookup", most(sorted), { column: "Inns" }))).toBe(false);
});

test("two figures that say one size are no two conditions", () => {
  const where = (column: string) => ({
    and: [
      { column: "Sheep", is: ">", value: "20" },
      { column, is: "<", value: "45" },
    ],
  });
  const counted = (column: string) => over("count", over("filter", all, { where: where(column) }));
  expect(limitsOneSizeTwice(counted("Goats"), bench)).toBe(true);
  expect(limitsOneSizeTwice(counted("Area"), bench)).toBe(false);
});
