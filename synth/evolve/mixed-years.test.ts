import { expect, test } from "vitest";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { lakeSite } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { columnsOfYears, poolsYears } from "./mixed-years.ts";
import { namingsFor } from "./namings-for.ts";
import { leaf, over } from "./node.ts";
import { Workbench } from "./workbench.ts";

const bench = (heading: string, years: readonly string[]) =>
  new Workbench(
    surveySite(
      lakeSite([
        testRelation(
          "zoos",
          ["Zoo", heading, "Area"],
          years.map((year, at) => [`Zoo ${"abcdef"[at]}`, `${61 + at * at},000 (${year})`, `${12 + 3 * at} ha`]),
        ),
      ]),
    ),
  );
const mixed = bench("Visitors", ["2016", "2017", "2018", "2017", "2018"]);
const columnsOf = (one: Workbench) => [...columnsOfYears(one.relation("zoos"))];

test("figures whose brackets say different years are not of one time", () => {
  expect(columnsOf(mixed)).toEqual(["Visitors"]);
  expect(columnsOf(bench("Visitors", ["2017", "2017", "2017", "2017", "2017"]))).toEqual([]);
  expect(columnsOf(bench("Peak attendance", ["2016", "2017", "2018", "2017", "2018"]))).toEqual([]);
});

test("they are not added up, and the question says that they are as given", () => {
  const sum = over("sum", leaf("zoos"), { column: "Visitors" });
  const most = over("label_of", over("kth", leaf("zoos"), { by: "Visitors", k: 1, end: "highest" }));
  expect([poolsYears(sum, mixed), poolsYears(over("sum", leaf("zoos"), { column: "Area" }), mixed)]).toEqual([
    true,
    false,
  ]);
  expect(namingsFor(most, mixed).get("zoos")?.notes).toEqual(["Take each figure as it is given, whatever its year."]);
  const widest = over("label_of", over("kth", leaf("zoos"), { by: "Area", k: 1, end: "highest" }));
  expect(namingsFor(widest, mixed).get("zoos")).not.toHaveProperty("notes");
});
