import { describe, expect, it } from "vitest";
import { pairGuards } from "./column-pair.ts";
import { relationTable } from "./table.ts";
import { testRelation } from "./values/relation.fixture.ts";

const SIZES = ["12", "45", "33", "80", "51", "64"];
const guardsOf = (names: readonly [string, string], values: readonly string[]) => {
  const rows = SIZES.map((size, index) => [`n${index}`, size, values[index]!]);
  const table = relationTable(testRelation("t", ["Name", ...names], rows));
  return pairGuards(table, { column: names[0], by: names[1] }).map(({ guard }) => guard);
};

describe("two columns that are to be related", () => {
  it("may be any two quantities", () => {
    expect(guardsOf(["Length", "Depth"], ["7", "3", "9", "4", "2", "8"])).toEqual([]);
  });
  it("are not a whole and its part", () => {
    const parts = ["7", "13", "9", "44", "12", "28"];
    expect(guardsOf(["Enrolled", "Enrolled women"], parts)).toEqual(["part_of_whole"]);
    expect(guardsOf(["Area > total", "Area > land"], parts)).toEqual(["part_of_whole"]);
  });
  it("are not a share and its complement, nor one thing in two units", () => {
    expect(
      guardsOf(
        ["Employed (%)", "Idle (%)"],
        SIZES.map((size) => String(100 - Number(size))),
      ),
    ).toEqual(["same_thing"]);
    expect(
      guardsOf(
        ["Length (km)", "Distance (mi)"],
        SIZES.map((size) => (Number(size) / 1.609).toFixed(1)),
      ),
    ).toEqual(["same_thing"]);
  });
  it("both vary", () => {
    expect(guardsOf(["Length", "Depth"], ["7", "7", "7", "7", "7", "8"])).toEqual(["all_equal"]);
  });
});
