import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { judgeColumns } from "./columns.ts";

const asked = (...headings: (readonly [string, (at: number) => string])[]) => {
  const rows = Array.from({ length: 8 }, (_, at) => [
    `Beacon ${"ABCDEFGH"[at]}`,
    ...headings.map(([, cell]) => cell(at)),
  ]);
  const { kept } = judgeColumns(testRelation("beacons", ["Beacon", ...headings.map(([name]) => name)], rows));
  return kept.map(({ column }) => column.name);
};

test("nobody asks for figures of where things lie", () => {
  const found = asked(
    ["Latitude", (at) => `${17 + at / 4}`],
    ["Longitude", (at) => `${151.31 + at / 8}° E`],
    ["Position", (at) => `${17.4 + at / 8}° S`],
    ["纬度", (at) => `${31 + at / 4}`],
    ["Elevation", (at) => `${120 + at * 31} m`],
    ["Slope", (at) => `${12 + at * 3}°`],
  );
  expect(found).toEqual(["Elevation", "Slope"]);
});
