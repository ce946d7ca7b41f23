import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { linkedPages } from "../../linked-pages.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { isOddTotal } from "./odd-totals.ts";
import { unnatural } from "./unnatural.ts";

const theatres = testRelation(
  "theatres",
  ["Theatre", "Town", "Seats", "Visitors"],
  ["Ark", "Bow", "Cue", "Dome", "Echo"].map((name, at) => [
    name,
    at < 3 ? "Oban" : "Wick",
    `${240 + at * 65}`,
    `${9000 + at * 1800}`,
  ]),
);
const poets = linkedPages(
  "poets",
  ["Poet", "School", "Books", "Prize money", "Letters"],
  ["Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus"].map((name, at) => [
    name,
    at < 4 ? "Northern" : "Southern",
    `${8 + at * 3}`,
    `€${4000 + at * 900}`,
    `${90 - at * 10}`,
  ]),
);
const bench = new Workbench(surveySite(lakeSite([theatres, poets])));
bench.relation("poets").naming.singular = "poet";
const sum = (of: string, column: string) => over("sum", leaf(of), { column });

test("what places of different towns are fitted with is not added up; what they draw is", () => {
  expect(isOddTotal(sum("theatres", "Seats"), bench)).toBe(true);
  expect(isOddTotal(sum("theatres", "Visitors"), bench)).toBe(false);
  expect(unnatural(sum("theatres", "Seats"), bench)).toBe("no_whole");
});

test("the seats of one town are", () => {
  const there = over("filter", leaf("theatres"), { where: { column: "Town", is: "equals", value: "Oban" } });
  expect(isOddTotal(over("sum", there, { column: "Seats" }), bench)).toBe(false);
});

test("what people make together is counted for each of them", () => {
  expect(isOddTotal(sum("poets", "Books"), bench)).toBe(true);
  expect(isOddTotal(sum("poets", "Prize money"), bench)).toBe(false);
  expect(isOddTotal(over("mean", leaf("poets"), { column: "Books" }), bench)).toBe(false);
});

test("which group has the most is asked where its size does not decide", () => {
  const most = (column: string, end = "highest") =>
    over("kth", over("group", leaf("poets"), { by: "School", take: "sum", column }), {
      by: `sum of ${column}`,
      k: 1,
      end,
    });
  expect(isOddTotal(most("Letters"), bench)).toBe(true);
  expect(isOddTotal(most("Prize money"), bench)).toBe(false);
});
