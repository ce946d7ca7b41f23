import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { averagesPlacesOfPeople } from "./fixed-properties.ts";

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
