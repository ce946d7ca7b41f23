import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import type { LinkingPage } from "../inbound-links.ts";
import { headingNouns } from "./row-naming.ts";
import { SideColumns } from "./side-columns.ts";

const HARBOURS = ["Ardport", "Belport", "Corport"];
const harbours = testRelation("harbours", ["Name", "Depth"], [...HARBOURS.map((name) => [name, "7"])], { about: true });
const urls = harbours.rows.map(({ about }) => about!);
const table = testRelation(
  "ferries",
  ["Ferry", "Harbour"],
  HARBOURS.map((name) => [`The ${name}`, name]),
);
const leading = (relation: Relation, column: number): Relation => ({
  ...relation,
  rows: relation.rows.map((row, at) => ({
    ...row,
    cells: row.cells.map((cell, index) =>
      index === column
        ? { ...cell, value: { kind: "entity" as const, printed: cell.value.printed, href: urls[at]! } }
        : cell,
    ),
  })),
});
const links = urls.map((url) => ({ url, text: "", heading: "Ferries" }));
const page = { url: table.url, title: "", depth: 0, path: [], snapshot: "", contentType: "text/html", links };
const listing: LinkingPage[] = [{ page, links }];
const nounsWith = (...tables: Relation[]) =>
  headingNouns(harbours, new SideColumns(tables).under(listing)).map(({ plural }) => plural);

test("what a table leads to beside the names of its rows is called as the column is, not as the rows are", () => {
  expect(nounsWith(leading(table, 1))).toEqual(["harbours"]);
});

test("what the names of the rows lead to is called as the rows are", () => {
  expect(nounsWith(leading(leading(table, 0), 1))).toEqual(["ferries"]);
  expect(nounsWith()).toEqual(["ferries"]);
});

test("a column that does not say what it leads to names nothing", () => {
  const [label, side] = table.columns;
  const unnamed = { ...leading(table, 1), columns: [label!, { ...side!, unnamed: true }] };
  expect(nounsWith(unnamed)).toEqual([]);
});
