import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { takesPeriods } from "./shares-of-periods.ts";

const table = (id: string, names: readonly string[]) =>
  testRelation(
    id,
    [id, "Visitors"],
    names.map((name, at) => [name, `${900 + at * at * 800}`]),
  );
const fairs = table(
  "fairs",
  ["09", "10", "11", "12", "13", "14"].map((year) => `Fair 20${year}`),
);
const seasons = table("seasons", ["First", "Second", "Third", "Fourth", "Fifth", "Sixth"]);
const inns = table("inns", ["Ash", "Bay", "Cob", "Dale", "Elm", "Fir"]);
const mills = table("mills", ["Ann", "Bob", "Cat", "Dot", "Eve", "Flo", "Gus", "Hal"]);
const bench = new Workbench(surveySite(lakeSite([fairs, seasons, inns, mills])));
const takes = (id: string, noun: string) => {
  bench.relation(id).naming.singular = noun;
  return takesPeriods(over("take_until", leaf(id), { column: "Visitors", share: 80 }), bench);
};

test("the foremost of periods, or of a handful, holds no share that anybody speaks of", () => {
  const share = (id: string, noun: string) => {
    bench.relation(id).naming.singular = noun;
    const part = over("ranked_value", leaf(id), { by: "Visitors", k: 1, end: "highest" });
    return takesPeriods(
      { op: "percent_of", params: {}, inputs: { part, whole: over("sum", leaf(id), { column: "Visitors" }) } },
      bench,
    );
  };
  expect([share("seasons", "season"), share("inns", "inn"), share("mills", "mill")]).toEqual([true, true, false]);
});

test("who acts holds a share; periods, and what is named by its year, do not", () => {
  expect(takes("seasons", "season")).toBe(true);
  expect(takes("seasons", "赛季")).toBe(true);
  expect(takes("fairs", "fair")).toBe(true);
  expect(takes("inns", "inn")).toBe(false);
});
