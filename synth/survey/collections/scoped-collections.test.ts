import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import type { LeadingPage } from "../scopes/page-scope.ts";
import { scopedCollections, scopedFamilies } from "./scoped-collections.ts";

const NAMES = ["ash", "box", "elm", "fir", "oak", "yew", "bay", "fig", "may"];
const LISTED = NAMES.slice(0, 7);
const url = (name: string) => `https://a.example/trees/${name}.html`;

function pages(left: readonly string[]): LeadingPage[] {
  const section = (heading: string, names: readonly string[]) =>
    `<h2>${heading}</h2>${names.map((name) => `<a href="${url(name)}">${name}</a>`).join(" ")}`;
  const links = [...NAMES, ...left].map((name) => ({ url: url(name), text: name }));
  const html = () => `${section("Broad trees", LISTED)}${section("Others", [...NAMES.slice(7), ...left])}`;
  const own = NAMES.map((name) => ({
    url: url(name),
    title: name,
    depth: 1,
    snapshot: "s",
    links: [],
    html: () => "",
  }));
  return [{ url: "https://a.example/", title: "Trees", depth: 0, snapshot: "s", links, html }, ...own];
}

function trees(source: "page_collection" | "html_table") {
  const relation = testRelation(
    "Trees",
    ["Tree", "Height", "count"],
    NAMES.map((name, at) => [name, `${at + 20}`, "1"]),
  );
  return {
    ...relation,
    source,
    columns: relation.columns.map((column, at) =>
      at > 0 ? column : { ...column, role: source === "html_table" ? ("category" as const) : ("label" as const) },
    ),
    rows: relation.rows.map((row, at) => ({
      about: url(NAMES[at]!),
      cells: row.cells.map((cell) => ({ ...cell, evidence: { ...cell.evidence, url: url(NAMES[at]!) } })),
    })),
  };
}

test("where pages of a kind were not read, what is listed under a heading is a relation of its own", () => {
  const { relations, scopes } = scopedCollections([trees("page_collection")], pages(["sorb"]), (href) => href);
  expect(relations.map(({ rows }) => rows.length)).toEqual([7]);
  expect(scopes.get(relations[0]!.id)?.place("the site", "trees")).toBe(
    "among the trees listed under “Broad trees” on the front page of the site",
  );
  expect(scopedCollections([trees("page_collection")], pages([]), (href) => href).relations).toEqual([]);
});

test("words written small are parts of a page, no properties", () => {
  const [relation] = scopedCollections([trees("page_collection")], pages(["sorb"]), (href) => href).relations;
  expect(relation!.columns.map(({ name }) => name)).toEqual(["Tree", "Height"]);
});

test("tables of one kind are a relation for each part of the pages that was read whole", () => {
  const { relations, scopes } = scopedFamilies([trees("html_table")], pages(["sorb"]), (href) => href);
  expect(relations.map(({ columns, rows }) => [columns[0]!.name, rows.length])).toEqual([["Broad tree", 7]]);
  expect(scopes.get(relations[0]!.id)?.place("the site", "rows")).toBe(
    "among the broad trees listed under “Broad trees” on the front page of the site",
  );
});

test("tables of things that no list has a word for are not asked about part by part", () => {
  const [front, ...own] = pages(["sorb"]);
  const wordless = { ...front!, html: () => front!.html!().replace("Broad trees", "Under glass") };
  const { relations } = scopedFamilies([trees("html_table")], [wordless, ...own], (href) => href);
  expect(relations).toEqual([]);
});
