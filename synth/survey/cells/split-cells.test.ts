import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { withSplitCells } from "./split-cells.ts";

const split = (name: string, cells: readonly string[]) => {
  const made = testRelation(
    "things",
    ["Thing", name],
    cells.map((cell, at) => [`Thing ${at}`, cell]),
  );
  const relation = withSplitCells(made);
  return Object.fromEntries(
    relation.columns.slice(1).map((column, index) => [
      column.name,
      relation.rows.map(({ cells: all }) => {
        const { value } = all[index + 1]!;
        return value.kind === "number" ? Number(value.decimal) : value.kind === "date" ? value.iso : value.kind;
      }),
    ]),
  );
};

test("a range is its low and its high end, where nearly all cells are ranges", () => {
  const found = split("Salary", ["$500-$1,000", "$600 - $1,200", "$700–$900", "$100 to $2,000"]);
  expect(found["Minimum salary"]).toEqual([500, 600, 700, 100]);
  expect(found["Maximum salary"]).toEqual([1000, 1200, 900, 2000]);
  expect(Object.keys(split("Salary", ["$500-$1,000", "on request", "$700", "none"]))).toEqual(["Salary"]);
});

test("a single figure among ranges is a range of one, and the unit behind a range is that of both ends", () => {
  const found = split("Cooking time", ["20–50 min", "45 min", "30-60 min", "10–20 min"]);
  expect(found["Minimum cooking time"]).toEqual([20, 45, 30, 10]);
  expect(found["Maximum cooking time"]).toEqual([50, 45, 60, 20]);
  expect(split("Cooking time", ["20–50 min", "45 min", "30 min"])["Minimum cooking time"]).toBeUndefined();
  expect(split("Cooking time", ["20–50 min", "45 min", "30 min", "10–15 min", "5 min"])).toHaveProperty([
    "Maximum cooking time",
  ]);
  expect(Object.keys(split("Cooking time", ["45 min", "40 min", "20 min", "10–20 min"]))).toEqual(["Cooking time"]);
});

test("the ends of ranges of what is counted are numbers of it", () => {
  const players = split("Players", ["2–4", "1–2", "3–6", "2–5"]);
  expect(players["Minimum number of players"]).toEqual([2, 1, 3, 2]);
  expect(players["Maximum number of players"]).toEqual([4, 2, 6, 5]);
  expect(Object.keys(split("Ages", ["8–12", "6–9", "3–6", "10–14"]))).toContain("Minimum age");
  expect(Object.keys(split("ISO range", ["80 - 1600", "100 - 3200", "64 - 800", "80 - 800"]))).toContain("Maximum ISO");
  expect(Object.keys(split("工期", ["20-50天", "30-60天", "10-20天", "25-40天"]))).toContain("工期上限");
});

test("years, scores and numbers that things are known by are no ranges", () => {
  for (const cells of [
    ["1990-1995", "1991-1999", "1980-1990", "1970-1990"],
    ["6-5", "5-6", "6-2", "6-9"],
    ["978-0307269997", "978-0307454546", "978-1442305243", "978-0307387828"],
  ])
    expect(Object.keys(split("Given", cells))).toEqual(["Given"]);
});

test("ranges that say where something stands, or at what hours, are no least and most of anything", () => {
  const folios = ["31–44", "2–11", "118–127", "205–219", "73–86", "146–152"];
  expect(Object.keys(split("Leaves", folios))).toEqual(["Leaves"]);
  expect(Object.keys(split("Visiting hours", ["9–17", "10–18", "8–16", "10–17"]))).toEqual(["Visiting hours"]);
  // What is larger differs by more, and round figures are amounts.
  expect(Object.keys(split("Seedlings", ["2–3", "11–14", "41–53", "118–156", "7–9", "301–377"]))).toContain(
    "Maximum number of seedlings",
  );
  expect(Object.keys(split("Wage", ["20,000–25,000", "60,000–65,000", "90,000–95,000", "40,000–45,000"]))).toContain(
    "Maximum wage",
  );
  expect(Object.keys(split("Contact hours", ["8–10", "12–16", "10–14", "6–9"]))).toContain(
    "Maximum number of contact hours",
  );
  expect(Object.keys(split("Leaf length (mm)", folios))).toHaveLength(3);
});

test("what is counted in a list has a column of its name", () => {
  const found = split("Rooms", [
    "3 bedrooms, 2 bathrooms",
    "1 bedroom, 1 bathroom",
    "4 bedrooms, 2 bathrooms",
    "2 bedrooms, 1 bathroom",
  ]);
  expect(found["Bedrooms"]).toEqual([3, 1, 4, 2]);
  expect(found["Bathrooms"]).toEqual([2, 1, 2, 1]);
  const mileage = split("MPG", ["27 city / 36 hwy", "28 city / 34 hwy", "25 city / 31 hwy", "22 city / 30 hwy"]);
  expect(mileage["MPG > city"]).toEqual([27, 28, 25, 22]);
  const behind = split("Engine (3)", [
    "27 mpg city / 36 mpg road",
    "28 mpg city / 34 mpg road",
    "25 mpg city / 31 mpg road",
    "22 mpg city / 30 mpg road",
  ]);
  expect(behind["City mpg"]).toEqual([27, 28, 25, 22]);
  // Where most end alike, what stands behind the first figure was taken for their unit, and the others for another.
  const alike = [27, 28, 25, 26, 27, 29, 24, 28].map((city) => `${city} mpg city / 34 mpg road`);
  expect(split("Engine", [...alike, "22 mpg city / 30 mpg road"])["Road mpg"]?.slice(-2)).toEqual([34, 30]);
});

test("a figure within the same words, a score and a date with a place behind it are read", () => {
  expect(split("Rank", ["#1 in Books", "#288 in Books", "#3,260 in Books", "#12 in Books"])["Rank"]).toEqual([
    1, 288, 3260, 12,
  ]);
  expect(
    split("Review", ["4.5 out of 5 stars", "3.9 out of 5 stars", "3.7 out of 5 stars", "2 out of 5 stars"])["Review"],
  ).toEqual([4.5, 3.9, 3.7, 2]);
  const born = split("Born", [
    "Jul 20, 1975 - Merced, California",
    "Jul 30, 1979 - Fajardo",
    "Nov 26, 1990 - Tacoma",
    "Jan 1, 1986 - Baton Rouge",
  ]);
  expect(born["Born"]).toEqual(["1975-07-20", "1979-07-30", "1990-11-26", "1986-01-01"]);
});

test("Chinese words before every figure say what was measured", () => {
  expect(split("籽粒特性", ["百粒重28.5克", "百粒重43.2克", "百粒重30.1克", "百粒重26.0克"])).toEqual({
    百粒重: [28.5, 43.2, 30.1, 26],
  });
  expect(split("造价", ["共耗资约28万元", "共耗资约43万元", "共耗资约30万元", "共耗资约26万元"])["造价"]).toEqual([
    28, 43, 30, 26,
  ]);
});

test("a small number and a plus is the least of what the column is called", () => {
  expect(split("Age", ["6+", "10+", "14+", "8+"])["Minimum age"]).toEqual([6, 10, 14, 8]);
  expect(split("Downloads", ["1,000+", "500+", "10,000+", "100+"])).toEqual({
    Downloads: ["unsure", "unsure", "unsure", "unsure"],
  });
});

test("what is measured from side to side has a column for each side", () => {
  const found = split("Dimensions", [
    "H 691 mm, W 356 mm",
    "H 80 mm, W 56 mm",
    "H 1200 mm, W 400 mm",
    "W 40 mm, H 90 mm",
  ]);
  expect(found["Height"]).toEqual([691, 80, 1200, 90]);
  expect(found["Width"]).toEqual([356, 56, 400, 40]);
  expect(Object.keys(split("Parts", ["A 1, B 2", "A 3, B 4", "A 5, B 6", "A 7, B 8"]))).toEqual(["Parts"]);
});

test("a score is one though how many gave it stands behind", () => {
  const scores = ["8.2 / 10 (98 votes)", "6.1 / 10 (1,231 votes)", "7.4 / 10 (4 votes)", "5.5 / 10 (61 votes)"];
  expect(split("Score", scores)["Score"]).toEqual([8.2, 6.1, 7.4, 5.5]);
});

test("a figure is not cut from the scale that it is told in, nor from a format", () => {
  expect(split("步数", ["12千步", "8千步", "15千步", "9千步"])).toEqual({ 步数: ["text", "text", "text", "text"] });
  expect(split("规格", ["大16开本", "大32开本", "大24开本", "大20开本"])).toEqual({
    规格: ["text", "text", "text", "text"],
  });
});

test("what lasts from one date to another has a first and a last day, a month in figures included", () => {
  const spans = split("Dates", [
    "4 May 2021 – 2 June 2021",
    "5 May 2022 – present",
    "1 May 2023 – 3 May 2023",
    "6 May 2024",
  ]);
  expect(spans["Start date"]).toEqual(["2021-05-04", "2022-05-05", "2023-05-01", "2024-05-06"]);
  expect(spans["End date"]).toEqual(["2021-06-02", "unsure", "2023-05-03", "2024-05-06"]);
  const months = split("起止年月", ["2021.03-2022.05", "2020.01-2021.12", "2019.06-2020.07", "2018.05-2019.01"]);
  expect(months["结束日期"]).toEqual(["2022-05", "2021-12", "2020-07", "2019-01"]);
});
