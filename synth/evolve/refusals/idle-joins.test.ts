import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakePage, lakeSite, lakes } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { type Branch, leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { isIdleTable, joinsOneOfMany, joinsPages, repeatsOverTime } from "./idle-joins.ts";

const NAMES = lakes().rows.map(({ cells }) => cells[0]!.value.printed);
const survey = (year: number): Relation => {
  const made = testRelation(
    `survey-${year}`,
    ["Lake", "Boats"],
    NAMES.map((name, at) => [name, `${at * 7 + year}`]),
  );
  return { ...made, rows: made.rows.map((row, at) => ({ ...row, about: lakePage(NAMES[at]!) })) };
};
const guests = (year: number): Relation => {
  const made = testRelation(
    `guests-${year}`,
    ["Lake", "Guests"],
    NAMES.map((name, at) => [name, `${at * 5 + year}`]),
  );
  const url = `https://lakes.example/guests-${year}.html`;
  const rows = made.rows.map((row, at) => ({
    about: lakePage(NAMES[at]!),
    cells: row.cells.map((cell) => ({ ...cell, evidence: { ...cell.evidence, url } })),
  }));
  return { ...made, url, rows };
};
const counts = testRelation(
  "counts",
  ["Lake", "Year", "Boats"],
  NAMES.flatMap((name, at) => ["1990", "1991", "1992"].map((year, more) => [name, year, `${at * 9 + more}`])),
);
const bench = new Workbench(surveySite(lakeSite([lakes(), survey(1), survey(2), guests(1), guests(2), counts])));
const join = (left: string, on?: string): Branch => ({
  op: "join",
  params: { columns: ["Depth"], ...(on ? { on } : {}) },
  inputs: { left: leaf(left), right: leaf("lakes") },
});

test("what is stated of a thing is not counted once for each year that the thing is followed", () => {
  expect(repeatsOverTime(join("counts", "Lake"), bench)).toBe(true);
  expect(repeatsOverTime(join("survey-1", "Lake"), bench)).toBe(false);
  expect(repeatsOverTime(join("counts"), bench)).toBe(false);
});

test("events at times of their own follow nothing", () => {
  const regattas = testRelation(
    "regattas",
    ["Lake", "Year", "Boats"],
    NAMES.flatMap((name, at) => [0, 1, 2].map((more) => [name, `${1900 + at * 11 + more * 3}`, `${at * 9 + more}`])),
  );
  const events = new Workbench(surveySite(lakeSite([lakes(), regattas])));
  expect(repeatsOverTime(join("regattas", "Lake"), events)).toBe(false);
});

test("one of several tables is not named where nothing is read from it", () => {
  const mean = (column: string) => over("mean", join("survey-1"), { column });
  expect(isIdleTable(mean("Depth"), bench)).toBe(true);
  expect(isIdleTable(mean("Boats"), bench)).toBe(false);
  const byLabel = over("label_of", over("kth", join("survey-1", "Lake"), { by: "Depth", k: 2 }), { column: "Lake" });
  expect(isIdleTable(byLabel, bench)).toBe(true);
});

test("neither is one that has to be told by its title", () => {
  expect(isIdleTable(over("mean", join("counts"), { column: "Depth" }), bench)).toBe(true);
  expect(isIdleTable(over("mean", join("counts"), { column: "Boats" }), bench)).toBe(false);
});

test("nor one of which all that is read stands on the pages of its things as well", () => {
  const paged = { ...lakes(), source: "page_collection" as const };
  const depths = testRelation(
    "depths",
    ["Lake", "Depth", "Boats"],
    NAMES.map((name, at) => [name, `${at * 7 + 3}`, `${at * 5 + 2}`]),
  );
  const told = surveySite(lakeSite([paged, depths]));
  const relations = told.relations.map((one) =>
    one.relation.id === "depths"
      ? { ...one, naming: { ...one.naming, source: "in the table “Depths” of the Acme site" } }
      : one,
  );
  const both = new Workbench({ ...told, relations });
  const mean = (column: string) => over("mean", join("depths"), { column });
  expect(isIdleTable(mean("Depth"), both)).toBe(true);
  expect(isIdleTable(mean("Boats"), both)).toBe(false);
});

test("tables of two kinds that each of several pages has are not joined over the pages", () => {
  const joined = (left: string, right: string): Branch => ({
    op: "join",
    params: { columns: ["Guests"] },
    inputs: { left: leaf(left), right: leaf(right) },
  });
  expect(joinsPages(joined("survey-1", "guests-2"), bench)).toBe(true);
  expect(joinsPages(joined("guests-1", "guests-2"), bench)).toBe(false);
  expect(joinsPages(join("survey-1"), bench)).toBe(false);
});

test("nor does a path or a span of time lead from a table of one page to the same table of another", () => {
  const works = (id: string, name: string, at: number): Relation => {
    const url = lakePage(NAMES[at]!);
    const made = testRelation(
      id,
      ["Work", "Year", "Copies"],
      NAMES.map((lake, place) => [`${lake} ${id}`, `${1950 + place}`, `${90 + place * 7}`]),
    );
    const rows = made.rows.map(({ cells }) => ({
      cells: cells.map((cell) => ({ ...cell, evidence: { ...cell.evidence, url } })),
    }));
    return { ...made, name, url, rows };
  };
  const site = new Workbench(
    surveySite(lakeSite([works("ann", "Works", 0), works("bob", "Works", 1), works("cis", "Finds", 2)])),
  );
  const during = (right: string): Branch => ({
    op: "during",
    params: { on: "Year", a: "Year", called: "work" },
    inputs: { left: leaf("ann"), right: leaf(right) },
  });
  expect([during("bob"), during("cis")].map((node) => joinsPages(over("count", node), site))).toEqual([true, false]);
  const joins = (left: string): Branch => ({
    op: "join",
    params: { columns: ["Copies"] },
    inputs: { left: leaf(left), right: leaf("cis") },
  });
  expect([joins("ann"), joins("cis")].map((node) => joinsOneOfMany(node, site))).toEqual([true, false]);
});
