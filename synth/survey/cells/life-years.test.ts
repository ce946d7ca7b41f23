import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { isSaidByEnds, withLifeYears } from "./life-years.ts";

const people = (heading: string, lives: readonly string[]) =>
  withLifeYears(
    testRelation(
      "people",
      ["Name", heading],
      lives.map((life, at) => [`P ${"abcdefgh"[at]}`, life]),
    ),
  );
const column = (relation: ReturnType<typeof people>, name: string) => {
  const at = relation.columns.findIndex((one) => one.name === name);
  return at < 0 ? undefined : relation.rows.map(({ cells }) => cells[at]!.value);
};

test("both ends of a life are years of their own", () => {
  const read = people("生卒年", ["1862—1941", "1829—1904", "1938年生", "1901—1988", "1884—1957"]);
  expect(column(read, "出生年份")!.map(({ printed }) => printed)).toEqual(["1862", "1829", "1938", "1901", "1884"]);
  expect(column(read, "去世年份")!.map(({ kind }) => kind)).toEqual([
    "number",
    "number",
    "missing",
    "number",
    "number",
  ]);
  expect(read.columns.find(({ name }) => name === "出生年份")).toMatchObject({ role: "year" });
  expect(read.columns.map((one) => isSaidByEnds(one, read.columns))).toEqual([false, true, false, false]);
  const lived = people("Lived", ["1862–1941", "1829 to 1904", "b. 1938", "1901–1988", "c. 1884–?"]);
  expect(column(lived, "Year of birth")!.map(({ kind }) => kind)).toEqual([...Array(4).fill("number"), "unsure"]);
});

test("other spans and what is mostly written otherwise are left as they are", () => {
  expect(people("In service", ["1862–1941", "1829–1904", "1901–1988", "1884–1957"]).columns).toHaveLength(2);
  expect(people("Lived", ["1862–1941", "in Rome", "1901–1988", "to old age"]).columns).toHaveLength(2);
});
