import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { averagesPlaces, averagesPlacesOfPeople } from "./fixed-properties.ts";

const WARDENS = ["Ada Holm", "Bo Lind", "Cy Moe"];
const huts = testRelation(
  "huts",
  ["Hut", "Hut operator", "Valley", "Elevation", "Beds"],
  Array.from({ length: 12 }, (_, at) => [
    `Hut ${"abcdefghijkl"[at]}`,
    WARDENS[at % 3]!,
    `Valley ${"xyz"[at % 3]}`,
    `${900 + 37 * at} m`,
    `${14 + 5 * at}`,
  ]),
);
const bench = new Workbench(surveySite(lakeSite([huts])));
const mean = (column: string, by: string) =>
  averagesPlacesOfPeople(over("group", leaf("huts"), { by, take: "mean", column }), bench);

test("how high things lie is no figure of the people who look after them", () => {
  expect([mean("Elevation", "Hut operator"), mean("Elevation", "Valley"), mean("Beds", "Hut operator")]).toEqual([
    true,
    false,
    false,
  ]);
});

test("a handful of places has no mean height, where it has a highest, and its figures have a mean", () => {
  const few = over("filter", leaf("huts"), { where: { column: "Elevation", is: "<", value: "1200" } });
  const taken = (op: string, column: string, from: Parameters<typeof over>[1]) =>
    averagesPlaces(over(op, from, { column }), bench);
  expect([taken("mean", "Elevation", few), taken("median", "Elevation", few)]).toEqual([true, true]);
  expect([taken("mean", "Beds", few), taken("range", "Elevation", few)]).toEqual([false, false]);
  expect(taken("mean", "Elevation", leaf("huts"))).toBe(false);
});
