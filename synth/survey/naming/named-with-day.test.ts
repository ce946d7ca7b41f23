import { expect, test } from "vitest";
import type { Column, Relation } from "../../../core/relation.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { namedWithDay } from "./named-with-day.ts";

const TITLE: Column = { name: "main", type: "text", role: "text", unnamed: true };
const DAY: Column = { name: "sub", type: "text", role: "text", unnamed: true };
const HALL: Column = { name: "Hall", type: "text", role: "category" };
const FAIRS = [
  ["Spring Fair", "4 May 2023, 10.30am", "Low Hall"],
  ["Autumn Fair", "7 October 2023, 10.30am", "Low Hall"],
  ["Spring Fair", "11 May 2024, 2pm", "High Hall"],
];

const collection = (columns: Column[], rows: string[][]): Relation => ({
  id: "c",
  name: "c",
  source: "page_collection",
  url: "https://a.org/",
  columns,
  rows: rows.map((cells, row) => ({
    about: `https://a.org/${row}`,
    cells: cells.map((printed, at) => ({
      value: { kind: "text", printed },
      evidence: { snapshot: `s${row}`, url: `https://a.org/${row}`, place: { at: "node", path: `0/1/${at}` } },
    })),
  })),
});
const linkedBy = (rows: string[][]) => (url: string) => new Set([foldText(rows[Number(url.at(-1))]![0]!)]);

test("titles that come again are told apart by the day that each page states", () => {
  const named = namedWithDay(collection([TITLE, DAY, HALL], FAIRS), linkedBy(FAIRS));
  expect(named.columns[0]).toEqual({ name: "name", type: "text", role: "label" });
  expect(named.rows.map(({ cells }) => cells[0]!.value.printed)).toEqual([
    "Spring Fair, 4 May 2023",
    "Autumn Fair, 7 October 2023",
    "Spring Fair, 11 May 2024",
  ]);
  expect(named.rows[0]!.cells[0]!.evidence.place).toEqual({ at: "node", path: "0/1" });
});

test("they are not where nobody knows which day or title is meant, or the two tell nothing apart", () => {
  const linked = linkedBy(FAIRS);
  const given = (columns: Column[], rows: string[][]) => {
    const relation = collection(columns, rows);
    return namedWithDay(relation, linked) === relation;
  };
  const twice = FAIRS.map(([title, day]) => [title!, day!, day!]);
  expect(given([TITLE, DAY, { ...DAY, name: "sub (2)" }], twice)).toBe(true);
  expect(given([TITLE, { ...DAY, name: "Updated", unnamed: false }, HALL], FAIRS)).toBe(true);
  expect(given([TITLE, DAY, HALL], [...FAIRS.slice(0, 2), FAIRS[0]!])).toBe(true);
  expect(given([{ ...TITLE, name: "name", role: "label" }, DAY, HALL], FAIRS)).toBe(true);
  const relation = collection([TITLE, DAY, HALL], FAIRS);
  expect(namedWithDay(relation, () => new Set(["elsewhere"]))).toBe(relation);
});
