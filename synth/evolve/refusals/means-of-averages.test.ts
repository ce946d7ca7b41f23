import { expect, test } from "vitest";
import { relationTable } from "../../../logic/table.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { leaf, over } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { averagesAverages } from "./means-of-averages.ts";

const streets = (houses: readonly number[], rents = [300, 410, 390, 520, 460, 350]) => {
  const table = relationTable(
    testRelation(
      "streets",
      ["Street", "Average rent", "平均租金", "Average depth", "Houses", "Altitude (m)"],
      rents.map((rent, at) => [
        `Street ${"ABCDEF"[at]}`,
        `£${rent}`,
        `${rent}元`,
        `${rent} m`,
        `${houses[at]}`,
        `${at + 30}`,
      ]),
    ),
  );
  return { table: () => table } as unknown as Workbench;
};
const mean = (column: string) => over("mean", leaf("streets"), { column });
const above = over("count_above_average", leaf("streets"), { column: "Average rent", side: "above" });

test("means of unlike numbers of things have no plain mean", () => {
  const bench = streets([3, 310, 42, 18, 77, 120]);
  expect(averagesAverages(mean("Average rent"), bench)).toBe(true);
  expect(averagesAverages(mean("平均租金"), bench)).toBe(true);
  expect([mean("Average depth"), mean("Houses")].map((one) => averagesAverages(one, bench))).toEqual([false, false]);
  expect(averagesAverages(mean("Average rent"), streets([9, 9, 9, 9, 9, 9]))).toBe(false);
});

test("how many lie above the mean is asked where both means part them alike", () => {
  expect(averagesAverages(above, streets([30, 31, 29, 30, 32, 30]))).toBe(false);
  expect(averagesAverages(above, streets([900, 10, 12, 8, 9, 11]))).toBe(true);
});
