import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { namesOfParts, partsOfCounts } from "./parts-of-counts.ts";

const ROWS = [
  ["Ash Quay", "46", "30", "16", "7"],
  ["Birch Quay", "24", "24", "0", "9"],
  ["Cedar Quay", "61", "40", "21", "4"],
  ["Elm Quay", "38", "20", "18", "2"],
  ["Fir Quay", "52", "32", "20", "8"],
];
const marinas = (headings: string[], rows = ROWS) => testRelation("marinas", ["Marina", ...headings], rows);

test("bare numbers that make up a number of things count these things", () => {
  expect(namesOfParts(marinas(["Number of berths", "Shared mooring", "For hire", "Cranes"]))).toEqual({
    "Shared mooring": "shared mooring berths",
    "For hire": "berths for hire",
  });
  expect(namesOfParts(marinas(["总户数", "公租房", "共有产权", "车库"]))).toEqual({
    公租房: "公租房户数",
    共有产权: "共有产权户数",
  });
});

test("a part that says itself what it counts keeps its heading", () => {
  expect(partsOfCounts(marinas(["Number of berths", "Seasonal berths", "Moorings", "Cranes"])).size).toBe(0);
  expect(partsOfCounts(marinas(["职工总数", "男职工数", "女职工数", "车库"])).size).toBe(0);
});

test("a part that cannot be said before or behind the things has no name", () => {
  const parts = partsOfCounts(marinas(["Number of berths", "Visitors' / day", "Seasonal", "Cranes"]));
  expect([...parts]).toEqual([
    ["Visitors' / day", undefined],
    ["Seasonal", "seasonal berths"],
  ]);
});

test("numbers that make up no whole, or two wholes, are no parts", () => {
  const other = ROWS.map(([name, all, one], at) => [name!, all!, one!, String(3 + at), "5"]);
  expect(partsOfCounts(marinas(["Number of berths", "Shared mooring", "For hire", "Cranes"], other)).size).toBe(0);
  const twice = ROWS.map(([name, all, one, two]) => [name!, all!, one!, two!, two!]);
  expect(partsOfCounts(marinas(["Number of berths", "Shared mooring", "For hire", "Cranes"], twice)).size).toBe(0);
});
