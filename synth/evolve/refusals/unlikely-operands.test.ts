import { expect, it } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { type Branch, leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { areStrangers, isMostlyZero } from "./unlikely-operands.ts";

const rows = [
  ["Ard", "North", "4", "0"],
  ["Bel", "North", "9", "0"],
  ["Cor", "South", "7", "0"],
  ["Dun", "South", "12", "31"],
  ["Esk", "South", "15", "8"],
] as const;
const bench = (header: readonly string[], cells: readonly (readonly string[])[]) =>
  new Workbench(surveySite(lakeSite([testRelation("things", header, cells)])));
const sorted = bench(["Valley", "Side", "Bridges", "Weirs"], rows);

const against = (one: string, other: string): Branch => {
  const figure = (label: string) => over("lookup", leaf("things"), { column: "Bridges", label });
  return { op: "ratio", params: {}, inputs: { a: figure(one), b: figure(other) } };
};

it("two things that a column sorts alike are held against each other, others are not", () => {
  expect(areStrangers(against("Ard", "Bel"), sorted)).toBe(false);
  expect(areStrangers(against("Ard", "Cor"), sorted)).toBe(true);
});

it("any two are where nothing sorts them", () => {
  const plain = bench(
    ["Valley", "Bridges"],
    rows.map(([name, , bridges]) => [name, bridges]),
  );
  expect(areStrangers(against("Ard", "Cor"), plain)).toBe(false);
});

it("no median is taken of figures that are nearly all the same", () => {
  const limits = bench(
    ["Valley", "Limit"],
    ["12", "12", "12", "12", "30"].map((limit, at) => [rows[at]![0], limit]),
  );
  expect(isMostlyZero(over("median", leaf("things"), { column: "Limit" }), limits)).toBe(true);
});

it("no mean is taken of figures that are nought for most", () => {
  const mean = (column: string) => over("mean", leaf("things"), { column });
  expect(isMostlyZero(mean("Weirs"), sorted)).toBe(true);
  expect(isMostlyZero(mean("Bridges"), sorted)).toBe(false);
});

it("the range of figures whose lowest is nought is the highest of them", () => {
  const range = (lowest: string) =>
    isMostlyZero(
      over("range", leaf("things"), { column: "Weirs" }),
      bench(
        ["Valley", "Weirs"],
        [lowest, "61", "20", "9", "35", "44", "17"].map((weirs, at) => ["ABCDEFG"[at]!, weirs]),
      ),
    );
  expect([range("0"), range("1")]).toEqual([true, false]);
});

it("no mean is taken where a third of the figures are nought, a sum is", () => {
  const counted = bench(
    ["Valley", "Weirs"],
    ["6", "1", "0", "0", "3"].map((weirs, at) => ["ABCDE"[at]!, weirs]),
  );
  expect(isMostlyZero(over("mean", leaf("things"), { column: "Weirs" }), counted)).toBe(true);
  expect(isMostlyZero(over("sum", leaf("things"), { column: "Weirs" }), counted)).toBe(false);
});
