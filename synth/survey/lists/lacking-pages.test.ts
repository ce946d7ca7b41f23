import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { type ListingPage, lackingPages } from "./lacking-pages.ts";

const NAMES = ["Ard", "Bel", "Cor", "Dun", "Esk", "Fal", "Ken", "Lee", "Mar", "Nes"];
const url = (name: string) => `https://a.example/lakes/${name}.html`;
const LIST = "https://a.example/lakes.html";
const FACTS = ["Depth: 7 m", "Outflow: Tay"];

const item = (text: string, name = text) => `<li><a href="${url(name)}">${text}</a></li>`;

/** Why the lakes are no whole, given what their list has beside them and what the page of that says. */
function why(
  beside: readonly string[],
  said: readonly string[] = FACTS,
  lines: readonly string[] = [],
  more = "",
  isListPart: (at: string) => boolean = () => false,
  called: (name: string) => string = (name) => name,
  tables: readonly Relation[] = [],
): string | undefined {
  const relation = testRelation(
    "lakes",
    ["Name", "Depth", "Outflow", "Next", "Up"],
    NAMES.map((name, at) => [name, `${at + 7} m`, "Tay", "On", "Lakes"]),
  );
  const [label, ...columns] = relation.columns;
  const rows = relation.rows.map((row, at) => ({ ...row, about: url(NAMES[at]!) }));
  const listed = [...NAMES, ...beside];
  const page = (at: string, own: readonly string[], links: readonly string[], html = ""): ListingPage => ({
    url: at,
    title: "Lakes | Acme",
    depth: 1,
    links: links.map((link) => ({ url: link })),
    lines: () => own,
    html: () => html,
  });
  const pages = [
    page(LIST, lines, listed.map(url), `<ul>${listed.map((name) => item(called(name), name)).join("")}</ul>${more}`),
    ...listed.map((name) => page(url(name), said, [])),
  ];
  return lackingPages(
    [{ ...relation, columns: [{ ...label!, role: "label" }, ...columns], rows }],
    pages,
    (href) => href,
    isListPart,
    tables,
  ).get("lakes");
}

test("a page that stands in the list of a kind, and in no collection, is missing there", () => {
  expect(why([])).toBeUndefined();
  expect(why(["Gar"])).toContain(url("Gar"));
});

test("a page that goes on with the list is none of the things in it", () => {
  expect(why(["Gar"], FACTS, [], "", (at) => at === url("Gar"))).toBeUndefined();
});

test("where the list has other things, too, one is missing that prints what the kind states", () => {
  expect(why(["Gar", "Hay", "Inn"])).toContain(url("Gar"));
  expect(why(["Gar", "Hay", "Inn"], ["An essay."])).toBeUndefined();
});

test("what stands beside the list, or in a list of other things, is none of them", () => {
  expect(why([], FACTS, [], `<p><a href="${url("Gar")}">How we measure</a></p>`)).toBeUndefined();
  expect(why([..."abcdefghijkl"])).toBeUndefined();
});

test("a list that says that it has more things has more", () => {
  expect(why([], FACTS, ["10 lakes"])).toBeUndefined();
  for (const line of ["11 lakes", "Showing 1–10 of 11", "12 items", "共12条 第1/2页"])
    expect(why([], FACTS, [line]), line).toContain("more");
  for (const line of ["7 rivers", "The lakes have 9 islands.", "共2页", "2012 edition"])
    expect(why([], FACTS, [line]), line).toBeUndefined();
});

test("what is called otherwise beside a numbered series, and says nothing of what it states, is none of it", () => {
  const issue = (name: string) => (NAMES.includes(name) ? `Issue ${NAMES.indexOf(name) + 1}` : "Older issues");
  expect(why(["Gar"], ["An essay."], [], "", undefined, issue)).toBeUndefined();
  expect(why(["Gar"], FACTS, [], "", undefined, issue)).toContain(url("Gar"));
  expect(why(["Gar"], ["An essay."], [], "", undefined, () => "Issue 3")).toContain(url("Gar"));
});

test("ways on that all pages print make no page one of a kind", () => {
  expect(why(["Gar", "Hay", "Inn"], ["Next", "Up"])).toBeUndefined();
});

test("as many as the rows of another table of the page are those, and none of the things that the page links to", () => {
  const wells = (count: number): Relation => {
    const made = testRelation(
      "wells",
      ["编号", "深度"],
      Array.from({ length: count }, (_, at) => [`GJ${at + 100}`, "12"]),
    );
    const rows = made.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) => ({ ...cell, evidence: { ...cell.evidence, url: LIST } })),
    }));
    return { ...made, rows };
  };
  const said = (tables: readonly Relation[]) => why([], FACTS, ["古井共26座。"], "", undefined, undefined, tables);
  expect(said([wells(26)])).toBeUndefined();
  expect(said([wells(12)])).toContain("says that there are more");
  expect(said([])).toContain("says that there are more");
});
