import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakePage, lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../survey-site.ts";
import { withPagesOfSome } from "./pages-of-some.ts";

const [all] = surveySite(lakeSite()).relations;
const OWN = ["Arvasjaur", "Brenner", "Colmar", "Drina", "Ems", "Fulda"];
const OTHERS = ["Kinz", "Lahn", "Mosel", "Neckar"];

/** A table whose column names these with a link to their page, and those without. */
function table(heading: string, linked: readonly string[], unlinked: readonly string[]): Relation {
  const names = [...linked, ...unlinked];
  const made = testRelation(
    "boats",
    ["Harbour", heading],
    names.map((name, at) => [`Quay ${at}`, name]),
  );
  const rows = made.rows.map(({ cells: [quay, cell] }, at) => ({
    cells: [
      quay!,
      at < linked.length
        ? { ...cell!, value: { kind: "entity" as const, printed: names[at]!, href: lakePage(names[at]!) } }
        : { ...cell!, value: { kind: "text" as const, printed: names[at]! } },
    ],
  }));
  return { ...made, source: "html_table", rows };
}

const isOfSome = (one: Relation) => withPagesOfSome([all!], [all!.relation, one])[0]!.pagesOfSome === true;

test("things of a kind that a column names without a link are more than have a page", () => {
  expect(isOfSome(table("Lake", OWN, OTHERS))).toBe(true);
  // A column that has another name for every row names what the rows are.
  expect(isOfSome(table("Name", OWN, OTHERS))).toBe(true);
});

test("one that leads to others as well, one of another kind, and names of those with a page are no evidence", () => {
  expect(isOfSome(table("Lake", OWN.slice(0, 2), OTHERS))).toBe(false);
  expect(isOfSome(table("Operator", [...OWN, "Ems"], [...OTHERS, "Kinz", "Lahn"]))).toBe(false);
  expect(isOfSome(table("Lake", OWN, ["Gera", "Havel", "Inn", "Lake Jagst", "A."]))).toBe(false);
  expect(isOfSome(table("Lake", OWN, ["Kinz", "Lahn"]))).toBe(false);
  expect(
    isOfSome(table("Lake", OWN, ["It was not held in 1916.", "Cancelled because of ice on the water everywhere", "–"])),
  ).toBe(false);
});

test("lists whose headings are made up are of one kind by their names alone", () => {
  const list = (name: string, one: Relation): Relation => ({ ...one, name, source: "records" });
  const isWith = (name: string) =>
    withPagesOfSome([all!], [list("Lakes", table("Name", OWN, [])), list(name, table("Name", [], OTHERS))])[0]!
      .pagesOfSome;
  expect(isWith("Lakes")).toBe(true);
  expect(isWith("Valleys")).toBeUndefined();
});

test("a list that states of each what the pages do has them all: one without a page is enough", () => {
  const facts = all!.relation.columns.filter(({ role }) => role !== "label").slice(0, 2);
  const stating = (heading: string, unlinked: readonly string[], columns = facts): Relation => {
    const made = table(heading, OWN, unlinked);
    const cell = { ...made.rows[0]!.cells[0]!, value: { kind: "text" as const, printed: "7" } };
    return {
      ...made,
      columns: [...made.columns, ...columns],
      rows: made.rows.map((row) => ({ ...row, cells: [...row.cells, ...columns.map(() => cell)] })),
    };
  };
  expect(isOfSome(stating("Lake", ["Kinz"]))).toBe(true);
  expect(isOfSome(stating("Lake", ["Kinz"], facts.slice(0, 1)))).toBe(false);
  expect(isOfSome(stating("Operator", ["Kinz"]))).toBe(false);
  expect(isOfSome(stating("Lake", []))).toBe(false);
});

test("a name without a page that stands in columns of several headings of them is one of them, in one alone it may be anything", () => {
  const roles = (...tables: Relation[]) => withPagesOfSome([all!], [all!.relation, ...tables])[0]!.pagesOfSome === true;
  const source = (heading: string, unlinked: readonly string[]) => ({ ...table(heading, OWN, unlinked), id: heading });
  expect(roles(source("Fed by", ["Kinz"]), source("Drained by", ["Kinz"]))).toBe(true);
  expect(roles(source("Fed by", ["Kinz"]), source("Drained by", ["Lahn"]))).toBe(false);
  expect(roles(source("Fed by", ["Kinz"]), source("Fed by", ["Kinz"]))).toBe(false);
});
