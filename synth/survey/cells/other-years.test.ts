import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { isOtherYear, yearsStated } from "./other-years.ts";

const NAMES = ["Ard", "Bel", "Cor", "Dun"];
const at = (name: string) => `https://a.example/${name}`;

/** Whether the year of a list is another than those that the pages of its things state under a heading. */
function isOther(heading: string, released: readonly string[], name = "Year"): boolean {
  const rowsOf = (values: readonly string[]) => NAMES.map((one, row) => [one, values[row]!]);
  const about = (relation: ReturnType<typeof testRelation>) => ({
    ...relation,
    rows: relation.rows.map((row, index) => ({ ...row, about: at(NAMES[index]!) })),
  });
  const pages = about(testRelation("pages", ["Name", heading], rowsOf(released)));
  const list = about(testRelation("list", ["Name", name], rowsOf(["1991", "1992", "1993", "1994"])));
  const records: Relation = { ...list, source: "records" };
  const stated = yearsStated([{ ...pages, source: "page_collection" }, records]);
  return isOtherYear(records, list.columns[1]!, 1, stated);
}

test("a year that a list does not explain is another where a thing's own page tells of other years", () => {
  expect(isOther("Released", ["1991", "4 May 1991", "1993", "Mar 1994"])).toBe(true);
  expect(isOther("Released", ["1991", "4 May 1992", "1993", "Mar 1994"])).toBe(false);
});

test("pages that state no year contradict none, and a heading that says what happened is kept", () => {
  expect(isOther("Depth", ["12 m", "1400 m", "9 m", "7 m"])).toBe(false);
  expect(isOther("Released", ["1990", "1990", "1990", "1990"], "Shown")).toBe(false);
});
