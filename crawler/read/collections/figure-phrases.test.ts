import { expect, test } from "vitest";
import type { DraftColumn } from "./draft.ts";
import { withFigurePhrases } from "./figure-phrases.ts";

const columnOf = (texts: string[], place = "p<div"): DraftColumn => ({
  name: "text",
  origin: "loose",
  sure: false,
  cells: new Map(texts.map((text, page) => [page, [{ text, path: "0/1", place }]])),
});
const readOf = (column: DraftColumn) => {
  const [read] = withFigurePhrases([column]);
  return { name: read!.name, texts: [...read!.cells.values()].map(([piece]) => piece!.text) };
};

test("the same words before a figure on every page name the column of the figures", () => {
  const said = ["New in version 3.6.", "New in version 3.20.", "New in version 3.1.", "New in version 3.6."];
  expect(readOf(columnOf(said))).toEqual({ name: "New in version", texts: ["3.6", "3.20", "3.1", "3.6"] });
  const founded = ["Founded in 1990", "Founded in 2001", "Founded in 1877", "Founded in 1990"];
  expect(readOf(columnOf(founded))).toEqual({ name: "Founded", texts: ["1990", "2001", "1877", "1990"] });
});

test("a headline with a figure in it names nothing", () => {
  const headlines = columnOf(["Save $5 today:", "Save $9 today:", "Save $12 today:", "Save $20 today:"], "b<div");
  expect(withFigurePhrases([headlines])).toEqual([headlines]);
});

test("the figure's place is its part of the text", () => {
  const [read] = withFigurePhrases([columnOf(["Since 1.4", "Since 1.5", "Since 1.6", "Since 1.7"])]);
  expect(read!.cells.get(0)![0]).toMatchObject({ start: 6, end: 9 });
});

test("what is counted names the column, one of it included", () => {
  const counted = ["128 pages", "1 page", "64 pages", "32 pages"];
  expect(readOf(columnOf(counted))).toEqual({ name: "pages", texts: ["128", "1", "64", "32"] });
});

test("a unit that measures does not name what is measured", () => {
  const measured = columnOf(["30 min", "45 min", "60 min", "90 min"]);
  expect(withFigurePhrases([measured])).toEqual([measured]);
});

test("names, headings and texts of other words stay as they are", () => {
  for (const column of [
    columnOf(["CMake 3.1", "CMake 3.2", "CMake 3.3", "CMake 3.4"], "h1<section"),
    columnOf(["Opened in 1990", "Closed in 1991", "Built in 1992", "Sold in 1993"]),
    columnOf(["red", "green", "blue", "red"]),
  ])
    expect(withFigurePhrases([column])).toEqual([column]);
});

test("a part of a sentence and the words of a counter name nothing", () => {
  const amid = columnOf(["30 points", "40 points", "22 points", "27 points"]);
  for (const [piece] of amid.cells.values()) piece!.amid = true;
  for (const column of [
    amid,
    columnOf(["based on 230 reviews", "based on 7 reviews", "based on 8 reviews", "based on 91 reviews"]),
    columnOf(["You are visitor no. 1602", "You are visitor no. 24", "You are visitor no. 7", "You are visitor no. 99"]),
  ])
    expect(withFigurePhrases([column])).toEqual([column]);
});

test("a month begins what stands behind the words, too, and brackets are none of what is counted", () => {
  const released = ["Released May 2020", "Released March 2019", "Released 3 May 2018", "Released Sept. 2021"];
  expect(readOf(columnOf(released))).toEqual({
    name: "Released",
    texts: ["May 2020", "March 2019", "3 May 2018", "Sept. 2021"],
  });
  const [read] = withFigurePhrases([columnOf(["(785 reviews)", "(1 review)", "(1,209 reviews)", "(48 reviews)"])]);
  expect(read!.name).toBe("reviews");
  expect(read!.cells.get(0)![0]).toMatchObject({ text: "785", start: 1, end: 4 });
});
