import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { setsAsideIdly } from "./idle-exclusions.ts";

const inns = testRelation(
  "inns",
  ["Inn", "Guests", "Rooms"],
  [
    ...["Ash", "Bay", "Cob", "Dale", "Elm", "Fir"].map((name, at) => [name, `${60 + at * 35}`, `${5 + at * 4}`]),
    ["Gorse", "80 in the house, 45 in the yard", "9"],
    ["Holly", "between 30 and 90 by season", "14"],
    ["Ivy", "varies", "20"],
  ],
);
const bench = new Workbench(surveySite(lakeSite([inns])));
const without = (...names: string[]) => over("aside", leaf("inns"), { names, of: ["Guests"] });
const where = (column: string) => ({ where: { column, is: ">", value: "100" } });

test("words that may meet a condition are not set aside for it", () => {
  expect(setsAsideIdly(over("filter", without("Gorse"), where("Guests")), bench)).toBe(true);
  expect(setsAsideIdly(over("probability", without("Gorse"), { ...where("Guests"), draws: 1 }), bench)).toBe(true);
  expect(setsAsideIdly(over("filter", without("Gorse"), where("Rooms")), bench)).toBe(false);
  expect(setsAsideIdly(over("filter", without("Ivy"), where("Guests")), bench)).toBe(false);
  expect(setsAsideIdly(over("mean", without("Gorse"), { column: "Guests" }), bench)).toBe(false);
});

test("one long text is quoted, and not two", () => {
  expect(setsAsideIdly(without("Gorse", "Holly"), bench)).toBe(true);
  expect(setsAsideIdly(without("Gorse", "Ivy"), bench)).toBe(false);
});
