import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { withYearsDown } from "./years-down.ts";

const NAMES = ["Alba", "Brook", "Cove", "Dale", "Esk"];
const mills = (): Relation => ({
  ...testRelation(
    "mills",
    ["name", "County"],
    NAMES.map((name) => [name, "Kent"]),
    { about: true },
  ),
  source: "page_collection",
});

function extended(header: readonly string[], rowsOf: (at: number) => string[][], name = "Net output") {
  const collection = mills();
  const tables = collection.rows.map(({ about }, at) => {
    const table = testRelation(`table${at}`, header, rowsOf(at));
    return [about!, [{ ...table, name, url: about! }]] as const;
  });
  const { columns, rows } = withYearsDown(collection, new Map(tables));
  return {
    columns: columns.slice(2).map(({ name, unit }) => [name, unit]),
    rows: rows.map(({ cells }) => cells.slice(2).map(({ value }) => value.printed)),
  };
}

test("a table with a row per year on each page is a column per year, in the unit that it states", () => {
  const found = extended(["Year", "Net output (GWh)"], (at) => [
    ["2011", `${at + 1}.5`],
    ["2012", `${at + 2}.5`],
  ]);
  expect(found.columns).toEqual([
    ["Net output (GWh) > 2011", "GWh"],
    ["Net output (GWh) > 2012", "GWh"],
  ]);
  expect(found.rows[1]).toEqual(["2.5", "3.5"]);
});

test("a year that some pages lack is missing there, and one that few have is no column", () => {
  const found = extended(["Year", "Net output (GWh)"], (at) => [
    ...(at === 0 ? [["2010", "1.5"]] : [["2011", "2.5"]]),
    ["2012", "3.5"],
    ["2013", "4.5"],
  ]);
  expect(found.columns.map(([name]) => name)).toEqual([2011, 2012, 2013].map((year) => `Net output (GWh) > ${year}`));
  expect(found.rows[0]).toEqual(["", "3.5", "4.5"]);
});

test("long series, rows that are no years, and headings that say nothing stay tables", () => {
  const long = Array.from({ length: 12 }, (_, at) => [String(2001 + at), `${at}.5`]);
  expect(extended(["Year", "Net output (GWh)"], () => long).columns).toEqual([]);
  expect(
    extended(["Year", "Net output (GWh)"], () => [
      ["2011", "1.5"],
      ["Total", "1.5"],
    ]).columns,
  ).toEqual([]);
  expect(
    extended(["Year", "Value"], () => [
      ["2011", "1.5"],
      ["2012", "2.5"],
    ]).columns,
  ).toEqual([]);
});
