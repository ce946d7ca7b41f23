import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { ownedElsewhere } from "./owned-elsewhere.ts";

const makers = ["Lund", "Marsh", "Noor"];
const pageOf = (maker: string) => `https://lutes.example/${maker.toLowerCase()}`;
const made = testRelation(
  "lutes",
  ["Name", "Maker"],
  ["Ash lute", "Elm lute", "Fir lute", "Oak lute", "Yew lute", "Plum lute"].map((name, at) => [name, makers[at % 3]!]),
  { about: true },
);
const lutes = {
  ...made,
  columns: made.columns.map((column, at) => (at === 0 ? { ...column, role: "label" as const } : column)),
  rows: made.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, at) =>
      at === 1
        ? { ...cell, value: { kind: "entity" as const, printed: cell.value.printed, href: pageOf(cell.value.printed) } }
        : cell,
    ),
  })),
};
const isFound = (line: string) =>
  ownedElsewhere(
    [lutes],
    makers.map((maker) => ({ url: pageOf(maker), lines: () => (maker === "Lund" ? ["Lutes", line] : ["Lutes"]) })),
  )
    .get("lutes")
    ?.has("Maker") === true;

test("a maker whose page counts more of them than have a page has others", () => {
  expect(isFound("In forty years Lund built 52 lutes and a few guitars.")).toBe(true);
  expect(isFound("Between 1900 and 1930 she sold 1,240 concert lutes to travellers.")).toBe(true);
  expect(isFound("The list below is restricted to lutes that have a page.")).toBe(true);
  expect(isFound("本列表仅收录有独立条目的琴。")).toBe(true);
});

test("as many as have a page, other things, years and labels say nothing", () => {
  expect(isFound("In forty years Lund built 2 lutes and a few guitars.")).toBe(false);
  expect(isFound("Lund taught 37 pupils, kept 12 horses and won 9 medals.")).toBe(false);
  expect(isFound("The catalogue of 1937 lutes was lost in a fire.")).toBe(false);
  expect(isFound("52 lutes")).toBe(false);
  expect(isFound("The list of lutes by Lund is kept at the museum.")).toBe(false);
});

test("what the things are called counts, too, where the site says it", () => {
  const pages = makers.map((maker) => ({
    url: pageOf(maker),
    lines: () => ["In forty years Lund built 52 instruments in all."],
  }));
  expect(ownedElsewhere([lutes], pages).size).toBe(0);
  expect(ownedElsewhere([lutes], pages, () => "instrument").size).toBe(1);
});
