import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { asksForDeed } from "./deeds-asked.ts";

const rows = ["Ard", "Bel", "Cor", "Dun", "Esk", "Fal"].map((name, at) => [
  `${name} Hall`,
  ["Behind the hall", "In the street"][at % 2]!,
  ["In the bar", "By the society"][at % 2]!,
  ["Oak", "Pine"][at % 2]!,
  ["Poor", "Good"][at % 2]!,
  `${80 + at * 7} m²`,
]);
const headings = ["Hall", "Car parking", "Catering", "Flooring", "Rating", "Area"];
const bench = new Workbench(surveySite(lakeSite([testRelation("halls", headings, rows)])));
const largest = over("kth", leaf("halls"), { by: "Area", k: 1, end: "highest" });

test("what is done at a thing, or is offered there, is not asked for as a property of it", () => {
  for (const column of ["Car parking", "Catering"]) {
    expect(asksForDeed(over("lookup", largest, { column }), bench), column).toBe(true);
    expect(asksForDeed(over("mode", leaf("halls"), { column }), bench), column).toBe(true);
    expect(asksForDeed(over("group", leaf("halls"), { by: column, take: "count" }), bench), column).toBe(true);
  }
});

test("what came of doing something, and any other property, is", () => {
  for (const column of ["Flooring", "Rating", "Area"])
    expect(asksForDeed(over("lookup", largest, { column }), bench), column).toBe(false);
});
