import { expect, it } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { countedByGroups } from "./counted-by-groups.ts";

const THINGS = ["Alder", "Birch", "Cedar", "Doyle", "Elm", "Fir"];
const url = (name: string) => `https://fair.example/${name}`;
const link = (name: string) => ({ url: url(name), text: name, heading: "" });

const collection = (id: string, columns: string[], rows: string[][]) => {
  const relation = testRelation(id, columns, rows);
  return {
    ...relation,
    source: "page_collection" as const,
    rows: relation.rows.map((row, at) => ({ ...row, about: url(rows[at]![0]!) })),
  };
};
const stalls = collection(
  "stalls",
  ["Stall", "Tables"],
  THINGS.map((name, at) => [name, `${at + 1}`]),
);

/** Three stalls lead to one year's fair, three to the other's; both lead to the contact page. */
const pages = (to: (at: number) => string[]) =>
  new Map(THINGS.map((name, at) => [url(name), { links: [...to(at), "contact"].map(link) }]));
const byHalves = pages((at) => [at < 3 ? "fair-1" : "fair-2"]);

const counted = (heading: string, counts: readonly [string, string], among = byHalves) => {
  const rows = counts.map((count, at) => [`fair-${at + 1}`, count]);
  return countedByGroups(stalls, ["stalls"], [stalls, collection("fairs", ["Fair", heading], rows)], among);
};

it("things are part of what their groups count where one of these has more than there are pages", () => {
  expect(counted("Stalls", ["112", "98"])).toBe(210);
  expect(counted("Number of stalls", ["112", "98"])).toBe(210);
});

it("groups that have what is there, or count fewer than lead to them, say nothing", () => {
  expect(counted("Stalls", ["3", "3"])).toBe(0);
  expect(counted("Stalls", ["112", "2"])).toBe(0);
});

it("nor do those that count something else, and those to which the things do not belong", () => {
  expect(counted("Visitors", ["112", "98"])).toBe(0);
  expect(
    counted(
      "Stalls",
      ["112", "98"],
      pages(() => []),
    ),
  ).toBe(0);
  expect(
    counted(
      "Stalls",
      ["112", "98"],
      pages(() => ["fair-1", "fair-2"]),
    ),
  ).toBe(0);
});

it("a Chinese heading of a sort of them counts them, and groups that share none count them together", () => {
  const byKey = (key: string, heading: string, counts: readonly [string, string]) => {
    const rows = counts.map((count, at) => [`fair-${at + 1}`, count]);
    return countedByGroups(stalls, [key], [stalls, collection("展会", ["名称", heading], rows)], byHalves);
  };
  expect(byKey("摊位", "标准摊位", ["52", "4"])).toBe(56);
  expect(byKey("摊位", "标准摊位", ["5", "4"])).toBe(9);
  expect(byKey("教师", "在编教师人数", ["52", "48"])).toBe(100);
  expect(byKey("摊位", "摊位租金", ["52", "48"])).toBe(0);
});
