import { expect, test } from "vitest";
import { seededRandom } from "../../../core/random.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, nodesOf } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { lapsed } from "./lapsed.ts";

const mills = (first: string, last: string, pairs: readonly (readonly [string, string])[]) =>
  new Workbench(
    surveySite(
      lakeSite([
        testRelation(
          "mills",
          ["Mill", first, last],
          pairs.map(([from, to], at) => [`Mill ${"abcdefgh"[at]}`, from, to]),
        ),
      ]),
    ),
  );
const asked = (bench: Workbench) =>
  Array.from({ length: 20 }, (_, at) => lapsed(bench, leaf("mills"), seededRandom(`${at}`))).filter(
    (tree) => tree !== undefined,
  );
const YEARS = [
  ["1887", "1955"],
  ["1873", "1946"],
  ["1903", "1971"],
  ["1898", "1963"],
  ["1910", "1931"],
] as const;

test("years lie between what happened first and what happened then", () => {
  const trees = asked(mills("Opened", "Closed", YEARS));
  expect(trees.length).toBeGreaterThan(0);
  const made = trees.flatMap(nodesOf).filter((node) => "op" in node && node.op === "formula_column");
  for (const node of made) expect(node).toMatchObject({ params: { formula: "years", a: "Opened", b: "Closed" } });
});

test("nothing is asked where they lie in no order, a year apart, or all as far", () => {
  expect(asked(mills("Opened", "Repaired", [...YEARS.slice(0, 4), ["1950", "1931"]]))).toEqual([]);
  expect(
    asked(
      mills(
        "Opened",
        "Listed",
        YEARS.map(([year]) => [year, `${Number(year) + 1}`]),
      ),
    ),
  ).toEqual([]);
  expect(
    asked(
      mills(
        "Opened",
        "Reviewed",
        YEARS.map(([year]) => [year, `${Number(year) + 10}`]),
      ),
    ),
  ).toEqual([]);
});

test("months are counted where both are printed with theirs", () => {
  const dated = YEARS.map(([from, to], at) => [`May ${from}`, `${["June", "March"][at % 2]} ${to}`] as const);
  const made = asked(mills("Opened", "Closed", dated)).flatMap(nodesOf);
  expect(made.some((node) => "op" in node && node.params["formula"] === "months")).toBe(true);
  expect(made.some((node) => "op" in node && node.params["formula"] === "years")).toBe(false);
});

test("what lasted some months each is told in months, of however few years", () => {
  const digs = [
    ["March 2018", "September 2019"],
    ["June 2019", "June 2020"],
    ["January 2020", "December 2021"],
    ["May 2021", "October 2022"],
    ["April 2022", "November 2022"],
  ] as const;
  const made = asked(mills("Start date", "End date", digs)).flatMap(nodesOf);
  expect(made.some((node) => "op" in node && node.op === "formula_column")).toBe(true);
  for (const node of made)
    if ("op" in node && node.op === "formula_column") expect(node.params).toMatchObject({ formula: "months" });
});
