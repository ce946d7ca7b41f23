import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { judgeColumns } from "../cells/columns.ts";
import { figuresByName } from "./figures-by-name.ts";
import { yearlyFigures } from "./yearly-figures.ts";

/** A table on the page of each grain, the grain first in each row. */
function onPages(columns: string[], rows: string[][]): Relation {
  const relation = testRelation("Contents", columns, rows);
  return {
    ...relation,
    source: "html_table",
    columns: relation.columns.map((column, at) => (at === 0 ? { ...column, role: "category" as const } : column)),
    rows: relation.rows.map((row, at) => ({
      ...row,
      cells: row.cells.map((cell) => ({
        ...cell,
        evidence: { ...cell.evidence, url: `https://grains.example/${rows[at]![0]!}.html` },
      })),
    })),
  };
}

const GRAINS = ["barley", "millet", "oat", "rice", "rye"];
const contents = (head: string) =>
  onPages(
    ["Grain", "Nutrient", head, "Unit"],
    GRAINS.flatMap((grain, at) => [
      [grain, "Protein", String(7 + at), "g"],
      [grain, "Iron", String(2 * at + 1), at === 0 ? "µg" : "mg"],
      ...(at === 1 ? [] : [[grain, "Fibre", String(20 - at), "g"]]),
    ]),
  );

test("what tables on pages of one kind state under the same names are columns of the pages, with the unit beside", () => {
  const grains = figuresByName(contents("Amount per 100 g"))!;
  expect(grains.columns.map(({ name, unit }) => [name, unit])).toEqual([
    ["Grain", undefined],
    ["Protein per 100 g", "g"],
    ["Fibre per 100 g", "g"],
  ]);
  expect(grains.rows.map(({ cells }) => cells.map(({ value }) => value.printed))[1]).toEqual(["millet", "8", ""]);
  expect(grains.rows[1]!.about).toBe("https://grains.example/millet.html");
  expect(figuresByName(contents("Amount"))?.columns[1]?.name).toBe("Protein");
  expect(figuresByName(contents("Share"))?.columns[1]?.name).toBe("Share of Protein");
  expect(figuresByName(contents("Amount"), new Set(["protein"]))?.columns[1]?.name).toBe("Fibre");
});

test("what a page states twice under one name is left out", () => {
  const rows = GRAINS.flatMap((grain, at) => [
    [grain, "Yield", String(at)],
    [grain, "Loss", String(at + 3)],
    ...(at === 2 ? [[grain, "Loss", "9"]] : []),
  ]);
  const grains = figuresByName(onPages(["Grain", "Figure", "Value"], rows))!;
  expect(grains.columns.map(({ name }) => name)).toEqual(["Grain", "Yield"]);
});

test("tables with a column for each year give series of each page", () => {
  const rows = GRAINS.flatMap((grain, at) => [
    [grain, "Harvest", String(50 + at), String(60 + 2 * at), String(55 + 3 * at)],
    [grain, "Stock", String(9 + at), String(8 + at), String(7 - at)],
  ]);
  const grains = figuresByName(onPages(["Grain", "Figure", "2019", "2020", "2021"], rows))!;
  expect(grains.columns.map(({ name }) => name)).toContain("Harvest > 2020");
  expect(yearlyFigures(grains).map(({ name, rows }) => [name, rows.length])).toEqual([
    ["Harvest", 15],
    ["Stock", 15],
  ]);
});

test("a table of something by a sort states that of each of the sort, in the unit of the whole", () => {
  const rows = GRAINS.flatMap((grain, at) => [
    [grain, "Oban", String(50 + at), String(60 + 2 * at), String(55 + 3 * at)],
    [grain, "Wick", String(9 + at), String(8 + at), String(7 - at)],
  ]);
  const made = onPages(["Grain", "Port", "2019", "2020", "2021"], rows);
  const columns = made.columns.map((column, at) => (at < 2 ? column : { ...column, unit: "t" }));
  const named = (name: string) =>
    figuresByName({ ...made, name, columns })!.columns.map(({ name, unit }) => `${name} ${unit}`);
  expect(named("Exports by port, last three years (t)")[1]).toBe("Exports of Oban > 2019 t");
  expect(named("Exports by country, last three years (t)")[1]).toBe("Oban > 2019 t");
});

/** A table on the bulletin of each year. */
function ofYears(columns: string[], rows: (year: number) => string[][]): Relation {
  const years = [2011, 2012, 2013, 2014];
  const made = onPages(
    columns,
    years.flatMap((year) => rows(year).map((row) => [String(year), ...row])),
  );
  return { ...made, columns: made.columns.map((one, at) => (at === 0 ? { ...one, role: "year" as const } : one)) };
}

test("the indicators of yearly bulletins, each in its own unit, are a row per year", () => {
  const bulletins = ofYears(["年份", "指标", "单位", "数值", "比上年增长（%）"], (year) => [
    ["造林面积", "公顷", String(year - 1990), "2.1"],
    ["育苗数量", "万株", String(year - 1960), "3.4"],
  ]);
  const growth = { ...bulletins.columns[4]!, unit: "%" };
  const columns = [...bulletins.columns.slice(0, 4), growth];
  const years = figuresByName({ ...bulletins, columns, name: "2011年林业主要指标" })!;
  expect(years.name).toBe("林业主要指标");
  expect(years.columns.map(({ name, role, unit }) => [name, role, unit])).toEqual([
    ["年份", "year", undefined],
    ["造林面积", "measure", "公顷"],
    ["育苗数量", "measure", "万株"],
    ["造林面积 > 比上年增长(%)", "measure", "%"],
    ["育苗数量 > 比上年增长(%)", "measure", "%"],
  ]);
  expect(years.rows.map(({ cells }) => cells[0]!.value.printed)).toEqual(["2011", "2012", "2013", "2014"]);
  expect(years.rows.every(({ about }) => about === undefined)).toBe(true);
});

test("English bulletins, too; things of one kind year by year stay a row each", () => {
  const made = ofYears(["Year", "Indicator", "Unit", "Value"], (year) => [
    ["Planted area", "ha", String(year - 1990)],
    ["Seedlings", "t", String(year - 1960)],
  ]);
  expect(figuresByName(made)?.columns.map(({ name, unit }) => `${name} ${unit}`)).toEqual([
    "Year undefined",
    "Planted area ha",
    "Seedlings t",
  ]);
  const woods = ofYears(["Year", "Wood", "Value"], (year) => [
    ["Ash", String(year - 1990)],
    ["Elm", String(year - 1960)],
  ]);
  expect(figuresByName(woods)).toBeUndefined();
});

test("figures in the units that a column beside them says are not compared over all rows", () => {
  const { kept, dropped } = judgeColumns(contents("Amount"));
  expect(kept.map(({ column }) => column.name)).not.toContain("Amount");
  expect(dropped).toContainEqual({ name: "Amount", reason: "its figures are in different units" });
});

test("the answers that were voted for stand before the votes", () => {
  const rows = GRAINS.flatMap((grain, at) => [
    [grain, "Yes", String(40 + at)],
    [grain, "No", String(60 + at)],
  ]);
  const named = (figures: string) =>
    figuresByName(onPages(["Grain", "Answer", figures], rows))!.columns.map(({ name }) => name);
  expect(named("Votes")).toEqual(["Grain", "Yes votes", "No votes"]);
  expect(named("Share")).toEqual(["Grain", "Share of Yes votes", "Share of No votes"]);
});

test("a head that says how many, this year or in all, leaves it to the row to say what they are", () => {
  const inspected = (head: string) =>
    onPages(
      ["市场", "指标名称", "计量单位", head],
      ["东集", "西集", "南集", "北集"].flatMap((market, at) => [
        [market, "摊位", "个", String(40 + at)],
        [market, "罚款金额", "万元", String(3 + at)],
      ]),
    );
  for (const head of ["数量", "数目", "总计", "本年", "本年度", "本期数"])
    expect(figuresByName(inspected(head))!.columns.map(({ name }) => name)).toEqual(["市场", "摊位", "罚款金额"]);
});
