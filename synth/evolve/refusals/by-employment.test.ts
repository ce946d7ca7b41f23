import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { type Branch, leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { isByEmployment } from "./by-employment.ts";

const DRIVERS = ["Ada Holm", "Bo Lind", "Cy Marsh", "Di North"];
const drivers = testRelation(
  "drivers",
  ["Driver", "Rank", "Depot"],
  DRIVERS.map((name, at) => [name, at % 2 === 0 ? "Senior" : "Junior", at % 2 === 0 ? "North" : "South"]),
);
const trams = testRelation(
  "trams",
  ["Tram", "Driver", "Stops", "Takings"],
  DRIVERS.map((name, at) => [`Tram ${"ABCD"[at]}`, name, `${at + 4}`, `€${at + 400}`]),
);
const bench = new Workbench(surveySite(lakeSite([trams, drivers])));

const joined: Branch = {
  op: "join",
  params: { columns: ["Rank", "Depot"], on: "Driver" },
  inputs: { left: leaf(trams.id), right: leaf(drivers.id) },
};
const refused = (op: string, column: string, by: string, value: string) =>
  isByEmployment(over(op, over("filter", joined, { where: { column: by, is: "equals", value } }), { column }), bench);

test("no figure of things is taken by the rank of somebody who has to do with them", () => {
  expect(refused("mean", "Stops", "Rank", "Senior")).toBe(true);
  expect(refused("range", "Stops", "Rank", "Senior")).toBe(true);
});

test("the group that somebody is of, money and counts are another matter", () => {
  expect(refused("mean", "Stops", "Depot", "North")).toBe(false);
  expect(refused("mean", "Takings", "Rank", "Senior")).toBe(false);
  expect(refused("count", "Stops", "Rank", "Senior")).toBe(false);
});
