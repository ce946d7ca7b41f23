import { expect, test } from "vitest";
import type { Value } from "../../../core/value.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { isOfManyMatters } from "./many-matters.ts";
import { mayChoose } from "./related-columns.ts";

const FACTS = "Amber Basalt Cobalt Dolomite Emerald Feldspar Garnet Halite Ivory Jasper Kyanite Lapis Marble".split(
  " ",
);
const withColumn = (name: string) =>
  testRelation("things", ["Thing", name, ...FACTS], [["Ard", "1", ...FACTS.map((_, at) => `${at}`)]]);

test.each(["Price", "Manufacturer", "Salary", "参考价", "薪水范围"])(
  "what has a %s is described by all of its facts",
  (name) => {
    expect(isOfManyMatters(withColumn(name))).toBe(false);
    expect(mayChoose("Amber", "Marble", [withColumn(name)])).toBe(true);
  },
);

test.each(["Population", "Capital", "Oil price index"])("what has a %s is described under many heads", (name) => {
  expect(isOfManyMatters(withColumn(name))).toBe(true);
  expect(mayChoose("Amber", "Marble", [withColumn(name)])).toBe(false);
});

test("what a page prints without a heading is no matter of its own", () => {
  const whole = withColumn("Population");
  const columns = whole.columns.map((column, at) => (at > 8 ? { ...column, unnamed: true } : column));
  expect(isOfManyMatters({ ...whole, columns })).toBe(false);
});

test("what few of the things state is no head that they are described under", () => {
  const whole = withColumn("Population");
  const [row] = whole.rows;
  const bare = { ...row!, cells: row!.cells.map((cell, at) => (at > 8 ? { ...cell, value: NOTHING } : cell)) };
  expect(isOfManyMatters({ ...whole, rows: [row!, bare] })).toBe(true);
  expect(isOfManyMatters({ ...whole, rows: [row!, bare, bare] })).toBe(false);
});

const NOTHING: Value = { kind: "missing", printed: "" };
