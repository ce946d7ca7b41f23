import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { type PagedPage, pagedLists } from "./paged-lists.ts";
import { pagersOf } from "./pager-links.ts";

const NAMES = [
  ["Ard", "Bel", "Cor", "Dun"],
  ["Esk", "Fal", "Gar", "Hay"],
] as const;
const url = (page: number) => `https://a.example/list_${page}.html`;
const list = (page: number, name = "Lakes"): Relation => ({
  ...testRelation(
    `list-${page}`,
    ["Lake", "Depth"],
    NAMES[page - 1]!.map((lake, at) => [lake, `${page === 1 ? at + 7 : `${at + 30}.5`} m`]),
    { about: true },
  ),
  name,
  url: url(page),
});
const page = (number: number, pager: string, title = "Lakes | Acme"): PagedPage => ({
  url: url(number),
  title,
  html: () => `<h1>Lakes</h1><p>${pager}</p>`,
});
const united = (lists: Relation[], pages: PagedPage[]) =>
  pagedLists(
    lists,
    pages,
    pagersOf(pages, (href, base) => new URL(href, base).href),
  );
const BOTH = '1 <a href="list_1.html">1</a> <a href="list_2.html">2</a>';

test("a list over several pages is one relation of all its rows, in the place of the first", () => {
  const other = testRelation("other", ["Town", "People"], [["Oban", "8,500"]]);
  const found = united([list(1), other, list(2)], [page(1, BOTH), page(2, BOTH, "Lakes – page 2 | Acme")]);
  expect(found.relations.map(({ id }) => id)).toEqual([...found.united, "other"]);
  expect(found.relations[0]!.rows.map(({ cells }) => cells[0]!.value.printed)).toEqual(NAMES.flat());
  expect(found.relations[0]!.rows.every(({ about }) => about !== undefined)).toBe(true);
  expect(found.relations[0]!.columns[1]).toMatchObject({ type: "number", unit: "m" });
  expect(found.partial.size).toBe(0);
});

test("where no list was read on a page that it goes on with, the rest of it stands there", () => {
  const pages = [page(1, BOTH), page(2, BOTH)];
  expect(united([list(1)], pages).partial).toEqual(new Set(["list-1"]));
  expect(united([list(1)], [page(1, "1")]).partial.size).toBe(0);
});

test("what one page of it says alone is no column of the list", () => {
  const lean = list(1);
  const sale = {
    ...lean,
    columns: [...lean.columns, { ...lean.columns[1]!, name: "Sale" }],
    rows: lean.rows.map((row) => ({ ...row, cells: [...row.cells, row.cells[1]!] })),
  };
  const pages = [page(1, BOTH), page(2, BOTH)];
  const whole = united([sale, list(2)], pages).relations;
  expect(whole.map(({ columns, rows }) => [columns.map(({ name }) => name), rows.length])).toEqual([
    [["Lake", "Depth"], 8],
  ]);
  const named = { ...list(2), columns: [list(2).columns[0]!, { ...list(2).columns[1]!, name: "Area" }] };
  expect(united([list(1), named], pages)).toMatchObject({ united: [], partial: new Set(["list-1", "list-2"]) });
});

test("where a page of it was not read, by its pager or by what it says, it is a part", () => {
  const three = `${BOTH} <a href="list_3.html">3</a>`;
  const unread = united([list(1), list(2)], [page(1, three), page(2, three)]);
  expect(unread.partial).toContain(unread.united[0]);
  expect(united([list(1)], [page(1, BOTH)]).partial).toEqual(new Set(["list-1"]));
  expect(united([list(1)], [page(1, "Page 1 of 4")]).partial).toEqual(new Set(["list-1"]));
});

test("lists of another title, of other headings or without a way from one to the other stay apart", () => {
  const apart = (one: Relation, other: Relation, pager: string, title?: string) =>
    united([one, other], [page(1, pager), page(2, pager, title)]).united;
  expect(apart(list(1), list(2), "")).toEqual([]);
  expect(apart(list(1), list(2), BOTH, "Rivers | Acme")).toEqual([]);
  expect(apart(list(1), list(2, "Rivers"), BOTH)).toEqual([]);
});
