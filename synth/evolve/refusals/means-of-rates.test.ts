import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { type Branch, leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { averagesRates } from "./means-of-rates.ts";

const parishes = (sizes: readonly number[], header = "Inhabitants") =>
  testRelation(
    "parishes",
    ["Parish", header, "Unemployment rate", "Inns", "Population density"],
    sizes.map((size, at) => [
      `Parish ${"ABCDEF"[at]}`,
      String(size),
      `${2 + at / 10} %`,
      String(at + 2),
      `${at + 31}/km²`,
    ]),
  );

function refused(relation: ReturnType<typeof parishes>, op: (of: ReturnType<typeof leaf>) => Branch): boolean {
  return averagesRates(op(leaf(relation.id)), new Workbench(surveySite(lakeSite([relation]))));
}
const mean = (column: string) => (of: ReturnType<typeof leaf>) => over("mean", of, { column });

const UNEQUAL = [18_000, 350, 4_200, 900, 2_100, 6_300];

test("rates of unequal parts have no plain mean, and nothing lies above it", () => {
  expect(refused(parishes(UNEQUAL), mean("Unemployment rate"))).toBe(true);
  expect(refused(parishes(UNEQUAL), mean("Population density"))).toBe(true);
  const above = { column: "Population density", side: "above" };
  expect(refused(parishes(UNEQUAL), (of) => over("count_above_average", of, above))).toBe(true);
});

test("medians, counts and rates of parts that are alike stay", () => {
  expect(refused(parishes(UNEQUAL), (of) => over("median", of, { column: "Unemployment rate" }))).toBe(false);
  expect(refused(parishes(UNEQUAL), mean("Inns"))).toBe(false);
  expect(refused(parishes([900, 870, 1_100, 950, 990, 1_020]), mean("Unemployment rate"))).toBe(false);
  expect(refused(parishes(UNEQUAL, "Altitude"), mean("Unemployment rate"))).toBe(false);
});
