import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import type { SurveyedRelation } from "../surveyed.ts";
import { withTablesOfSome } from "./tables-of-some.ts";

const PLACE = "on the Huts site";
const urlOf = (hut: string) => `https://a.example/${hut}`;
const HUTS = ["ash", "birch", "cedar", "elm", "fir", "hazel"];
const surveyed = (relation: Relation): SurveyedRelation =>
  ({ relation, naming: { singular: "entry", plural: "entries", source: PLACE }, columns: [], dropped: [] }) as never;

const collection = (): Relation => {
  const made = testRelation(
    "huts",
    ["name", "Beds"],
    HUTS.map((hut) => [hut, "8"]),
  );
  const rows = made.rows.map((row, at) => ({ ...row, about: urlOf(HUTS[at]!) }));
  return { ...made, source: "page_collection", rows };
};
const gauges = (huts: readonly string[]): Relation => {
  const made = testRelation(
    "gauges",
    ["Hut", "Year", "Days"],
    huts.map((hut) => [hut, "2020", "31"]),
  );
  const rows = made.rows.map((row, at) => ({
    ...row,
    cells: row.cells.map((cell) => ({ ...cell, evidence: { ...cell.evidence, url: urlOf(huts[at]!) } })),
  }));
  const columns = made.columns.map((column, at) => (at === 0 ? { ...column, role: "category" as const } : column));
  return { ...made, name: "Rain gauge", source: "html_table", columns, rows };
};
const own = (hut: string, name: string): Relation => ({
  ...testRelation(`${name} of ${hut}`, ["Year", "Days"], [["2020", "31"]]),
  name,
  source: "html_table",
  url: urlOf(hut),
});
const sourceOf = (huts: readonly string[], captions: readonly string[], language: "en" | "zh" = "en") => {
  const given = [surveyed(collection()), surveyed(gauges(huts))];
  const all = huts.map((hut, at) => own(hut, captions[at % captions.length]!));
  return withTablesOfSome(given, all, { place: PLACE, language })[1]!.naming.source;
};

test("tables that some pages of a kind have are said by their caption, those of all are not", () => {
  expect(sourceOf(HUTS.slice(0, 4), ["Rain gauge"])).toBe("in the tables “Rain gauge” on the Huts site");
  expect(sourceOf(HUTS.slice(0, 4), ["Rain gauge"], "zh")).toBe("on the Huts site各页面的表格“Rain gauge”");
  expect(sourceOf(HUTS, ["Rain gauge"])).toBe(PLACE);
});

test("what not all of them print is no caption", () => {
  expect(sourceOf(HUTS.slice(0, 4), ["Rain gauge", "Wind"])).toBe(PLACE);
});
