import { expect, it } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { type Branch, leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { treeObjection } from "./of-trees.ts";
import { sortsByOpenHeading } from "./open-headings.ts";

const NAMES = ["Ant", "Bee", "Cod", "Doe", "Elk", "Fox", "Gnu", "Hen"];
const flights = testRelation(
  "flights",
  ["Flight", "Landed near", "Town", "Designed by"],
  NAMES.map((name, at) => [name, ["Oban", "Wick", "Tain"][at % 3]!, ["Ayr", "Nairn"][at % 2]!, ["Ada", "Bo"][at % 2]!]),
);
const bench = new Workbench(surveySite(lakeSite([flights])));
const all = leaf("flights");

it("counts no sorts by a heading that goes on in its values, where no noun is made of it", () => {
  const different = (column: string): Branch => over("distinct", all, { column });
  expect(sortsByOpenHeading(different("Landed near"), bench)).toBe(true);
  expect(treeObjection(over("mode", all, { column: "Landed near" }), bench)).toBe("no_noun");
  expect(["Town", "Designed by"].some((column) => sortsByOpenHeading(different(column), bench))).toBe(false);
});
