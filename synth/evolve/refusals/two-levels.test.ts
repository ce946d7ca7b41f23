import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { isOnTwoLevels } from "./two-levels.ts";

/** Whether stations sorted by these regions are sorted on two levels. */
function sortedBy(regions: readonly string[]): boolean {
  const rows = Array.from({ length: 12 }, (_, at) => [`Station ${"abcdefghijkl"[at]}`, regions[at % regions.length]!]);
  const bench = new Workbench(surveySite(lakeSite([testRelation("stations", ["Station", "Region"], rows)])));
  return isOnTwoLevels(
    over("filter", leaf("stations"), { where: { column: "Region", is: "equals", value: regions[0] } }),
    bench,
  );
}

test("a continent among regions is no country among parts of countries", () => {
  expect(sortedBy(["Africa", "South Asia", "Antarctica", "Oceania"])).toBe(false);
  expect(sortedBy(["Bavaria", "Tyrol", "Portugal", "Lisbon"])).toBe(true);
});
