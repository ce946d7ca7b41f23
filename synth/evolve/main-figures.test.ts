import { expect, test } from "vitest";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { lakeSite } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { readsMainFigures } from "./main-figures.ts";
import { leaf, over } from "./node.ts";
import { Workbench } from "./workbench.ts";

const boats = testRelation(
  "boats",
  ["Boat", "Asking price", "Beam", "Rating"],
  [12, 31, 19, 45].map((price, at) => [`Boat ${"ABCD"[at]}`, `£${price},500`, `${2 + at / 10} m`, `${3 + at / 10}`]),
);
const bench = new Workbench(surveySite(lakeSite([boats])));
const mean = (column: string) => readsMainFigures(over("mean", leaf("boats"), { column }), bench);
const first = (by: string) => over("kth", leaf("boats"), { by, k: 1, end: "lowest" });

test("prices and ratings are looked for first, and what things are ranked by says what a question is about", () => {
  expect([mean("Asking price"), mean("Rating"), mean("Beam")]).toEqual([true, true, false]);
  expect(readsMainFigures(over("lookup", first("Asking price"), { column: "Beam" }), bench)).toBe(true);
  expect(readsMainFigures(over("lookup", first("Beam"), { column: "Asking price" }), bench)).toBe(false);
});
