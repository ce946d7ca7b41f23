import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { filedFigures } from "./filed-figures.ts";
import { periodsAcross } from "./periods-across.ts";

const MILLS = ["Upper Mill", "Lower Mill", "Tide Mill", "Wind Mill", "Paper Mill"];
const file = (name: string, headings: string[]) => ({
  ...testRelation(
    "file",
    ["Mill", ...headings],
    MILLS.map((mill, at) => [mill, ...headings.map((_, month) => `${100 + 7 * at + month}`)]),
  ),
  name,
  source: "csv" as const,
});
const named = (name: string, headings: string[], links: string[] = []) =>
  periodsAcross(file(name, headings), "Mill", links, "the Acme site").map((one) => one.name);
const WORKING = ["October", "November", "December", "January", "February"];

test("months side by side are of what the file is called, each of the year that it lies in", () => {
  expect(named("deliveries-2024-25", WORKING)).toEqual([
    "deliveries in October 2024",
    "deliveries in November 2024",
    "deliveries in December 2024",
    "deliveries in January 2025",
    "deliveries in February 2025",
  ]);
  expect(named("file-7", ["January", "February"], ["Monthly deliveries for 2023"])).toEqual([
    "deliveries in January 2023",
    "deliveries in February 2023",
  ]);
});

test("of which year a month is has to be told: neither a year of two halves from January on, nor one year past December, nor two years", () => {
  expect(named("deliveries-2024-25", ["January", "February", "March"])).toEqual([]);
  expect(named("deliveries-2024", WORKING)).toEqual([]);
  expect(named("deliveries-2024", ["January", "February"], ["Deliveries, 2023"])).toEqual([]);
  expect(named("deliveries", ["January", "February"])).toEqual([]);
});

test("no month is a figure by itself", () => {
  const pages = {
    ...testRelation(
      "mills",
      ["Mill", "River"],
      MILLS.map((name) => [name, "Bode"]),
    ),
    source: "page_collection" as const,
  };
  const rows = pages.rows.map((row, at) => ({ ...row, about: `https://mills.example/${at}` }));
  const filed = (name: string) =>
    filedFigures([file(name, WORKING)], [{ ...pages, rows }], () => [], "the Acme site").relations;
  expect(filed("data-2024-25")).toEqual([]);
  expect(filed("deliveries-2024-25")[0]!.columns.map(({ name }) => name)[4]).toBe("deliveries in January 2025");
});
