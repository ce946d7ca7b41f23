import { expect, test } from "vitest";
import { seededRandom } from "../../core/random.ts";
import type { Relation } from "../../core/relation.ts";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { lakeSite, lakes } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { makeCandidate } from "./candidate.ts";
import { over } from "./node.ts";
import { partsYears } from "./refusals/years-together.ts";
import { seedYearTables } from "./seed-year-tables.ts";
import { Workbench } from "./workbench.ts";
import { findYearTables } from "./year-tables.ts";

const YEARS = ["2016", "2017", "2018", "2019", "2020", "2021", "2022"];
const ANGLERS = [420, 431, 508, 377, 290, 466, 451];
const TAKINGS = ["£9,210", "£9,480", "£11,930", "£8,020", "£5,840", "£10,050", "£9,900"];
const BOATS = [31, 36, 44, 29, 18, 35, 37];

function tableAt(
  path: string,
  header: readonly string[],
  columns: readonly (readonly (string | number)[])[],
): Relation {
  const url = `https://lakes.example${path}`;
  const rows = columns[0]!.map((_, at) => columns.map((column) => String(column[at])));
  const made = testRelation(path, header, rows);
  const at = (row: Relation["rows"][number]) => ({
    ...row,
    cells: row.cells.map((cell) => ({ ...cell, evidence: { ...cell.evidence, url } })),
  });
  return { ...made, url, name: path, rows: made.rows.map(at) };
}

const anglers = (path = "/figures/anglers") => tableAt(path, ["Year", "Anglers"], [YEARS, ANGLERS]);
const money = (path = "/figures/money", header = ["Year", "Income"]) =>
  tableAt(path, header, [YEARS.slice(1), TAKINGS.slice(1)]);
const benchOf = (...tables: Relation[]) => new Workbench(surveySite(lakeSite([lakes(), ...tables])));

test("two tables of a row per year are held against each other over the years that both state", () => {
  const { yearTables } = benchOf(anglers(), money());
  expect(yearTables).toHaveLength(1);
  expect(yearTables[0]!.years).toEqual(YEARS.slice(1));
  expect(yearTables[0]!.ofOneMatter).toBe(true);
});

test("tables of one page, and of too few years in common, are not", () => {
  expect(benchOf(anglers("/figures"), money("/figures")).yearTables).toEqual([]);
  const late = tableAt("/figures/boats", ["Year", "Boats"], [YEARS.map((year) => Number(year) + 4), BOATS]);
  expect(benchOf(anglers(), late).yearTables).toEqual([]);
});

test("a year of accounts is no calendar year, and what an intake is called by is none either", () => {
  expect(benchOf(anglers(), money("/figures/money", ["Financial year", "Income"])).yearTables).toEqual([]);
  const seasons = tableAt(
    "/figures/boats",
    ["Year", "Boats"],
    [YEARS.map((year) => `${year}/${Number(year.slice(2)) + 1}`), BOATS],
  );
  expect(benchOf(anglers(), seasons).yearTables).toEqual([]);
  const intakes = tableAt("/figures/boats", ["Year", "Boats"], [YEARS.map((year) => `${year}届`), BOATS]);
  expect(benchOf(anglers(), intakes).yearTables).toEqual([]);
});

test("things with a year each are no years", () => {
  const things = tableAt(
    "/figures/boats",
    ["Year", "Winner", "Boats"],
    [YEARS, [..."ABCDEFG"].map((one) => `Crew ${one}`), BOATS],
  );
  expect(benchOf(anglers(), things).yearTables).toEqual([]);
});

test("what the other page prints as well is not asked of two", () => {
  const both = tableAt("/figures/money", ["Year", "Income", "Permits"], [YEARS, TAKINGS, ANGLERS]);
  expect(benchOf(anglers(), both).yearTables).toEqual([]);
});

test("a table that several pages have of their own things is no table of the site's", () => {
  const other = tableAt("/figures/north", ["Year", "Anglers"], [YEARS, BOATS]);
  expect(benchOf(anglers(), other, money()).yearTables).toEqual([]);
});

test("tables that share neither section nor words are asked together where people or money are counted alone", () => {
  const boats = tableAt("/fleet", ["Year", "Boats"], [YEARS, BOATS]);
  const depths = tableAt("/water", ["Year", "Floods"], [YEARS, [4, 2, 7, 3, 1, 6, 5]]);
  const bench = benchOf(boats, depths);
  expect(bench.yearTables[0]?.ofOneMatter).toBe(false);
  const random = seededRandom("apart");
  expect(Array.from({ length: 40 }, () => seedYearTables(bench, random)).filter(Boolean)).toEqual([]);
});

test("what is asked of two tables needs both, and says from when to when", () => {
  const bench = benchOf(tableAt("/figures/members", ["Year", "Members"], [YEARS, ANGLERS]), money());
  const random = seededRandom("years");
  const trees = Array.from({ length: 120 }, () => seedYearTables(bench, random)).flatMap((tree) => tree ?? []);
  const found = trees.flatMap((tree) => makeCandidate(tree, bench, ["seed"]) ?? []);
  expect(new Set(found.map(({ subtype }) => subtype))).toEqual(
    new Set(["retrieve", "existence", "computation", "correlation"]),
  );
  for (const { question } of found) expect(question).toContain("from 2017 to 2022");
  expect(found.every(({ question }) => /income/.test(question) && /members/.test(question))).toBe(true);
  expect(found.some(({ question }) => /ratio of the number of members to the income/.test(question))).toBe(false);
});

test("of the years of two tables one quantity alone is not asked: one page would say it", () => {
  const bench = benchOf(tableAt("/figures/members", ["Year", "Members"], [YEARS, ANGLERS]), money());
  const random = seededRandom("one");
  const years = Array.from({ length: 20 }, () => seedYearTables(bench, random)).find(
    (tree) => tree?.op === "in_peak_year",
  )!;
  expect(partsYears(years)).toBe(false);
  const from = years.inputs["from"]!;
  expect(partsYears(over("label_of", over("kth", from, { by: "Members", k: 1, end: "highest" })))).toBe(true);
});

test("years of accounts in Chinese are the same years, beside words that say the row's figure once more", () => {
  const years = ["2020", "2021", "2022", "2023", "2024"];
  const accounts = tableAt(
    "/figures/accounts",
    ["年度", "营业收入(亿元)"],
    [years.map((year) => `${year}年`), [15, 19, 21, 20, 26]],
  );
  const paid = (plans: readonly string[]) =>
    tableAt(
      "/figures/paid",
      ["分红年度", "分红方案", "每10股派息(元，含税)"],
      [years, plans, [1.8, 2.2, 2.1, 2.5, 3.2]],
    );
  const found = (plans: readonly string[]) =>
    findYearTables({ ...surveySite(lakeSite([lakes(), accounts, paid(plans)])), language: "zh" });
  expect(found(["10派1.8元", "10派2.2元", "10派2.1元", "10派2.5元", "10派3.2元"])).toHaveLength(1);
  expect(found(["甲方案", "乙方案", "丙方案", "丁方案", "戊方案"])).toEqual([]);
});
