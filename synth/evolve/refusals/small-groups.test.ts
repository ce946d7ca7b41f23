import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { isOfFewGroups, isOfSmallGroups } from "./small-groups.ts";

const made = (sizes: readonly number[]) => {
  const breeds = sizes.flatMap((size, at) => Array.from({ length: size }, () => `Breed ${"wxyz"[at]}`));
  const dogs = testRelation(
    "dogs",
    ["Dog", "Breed", "Weight"],
    breeds.map((breed, at) => [`Dog ${"abcdefghijklmnop"[at]}`, breed, `${12 + at * at} kg`]),
  );
  return new Workbench(surveySite(lakeSite([dogs])));
};
const against = over("count_above_group", leaf("dogs"), { column: "Weight", by: "Breed", side: "below" });
const apart = over("group_dispersion", leaf("dogs"), { column: "Weight", by: "Breed", of: "sample", end: "lowest" });

test("of two one lies below their mean: things are held against groups of four at least", () => {
  expect(isOfSmallGroups(against, made([6, 5, 2]))).toBe(true);
  expect(isOfSmallGroups(against, made([4, 5, 6]))).toBe(false);
});

test("how far three or four lie apart is chance", () => {
  expect([made([5, 4, 5]), made([5, 5, 5])].map((bench) => isOfSmallGroups(apart, bench))).toEqual([true, false]);
  expect(isOfSmallGroups(over("mean", leaf("dogs"), { column: "Weight" }), made([2, 2, 2]))).toBe(false);
});

test("of a handful nobody asks how many lie above the mean", () => {
  const above = over("count_above_average", leaf("dogs"), { column: "Weight", side: "above" });
  expect([made([3, 4]), made([4, 4])].map((bench) => isOfSmallGroups(above, bench))).toEqual([true, false]);
});

test("which of two or three groups is foremost is guessed", () => {
  const grouped = over("group", leaf("dogs"), { by: "Breed", take: "mean", column: "Weight" });
  const first = over("kth", grouped, { by: "mean of Weight", k: 1, end: "highest" });
  const breeds = (...sizes: number[]) => isOfFewGroups(first, made(sizes));
  expect([breeds(5, 5), breeds(4, 4, 4), breeds(4, 4, 4, 3)]).toEqual([true, true, false]);
  expect(isOfFewGroups(apart, made([5, 5, 5]))).toBe(true);
  expect(isOfFewGroups(over("kth", leaf("dogs"), { by: "Weight", k: 1, end: "highest" }), made([2, 2]))).toBe(false);
});
