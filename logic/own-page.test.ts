import { expect, test } from "vitest";
import type { Relation } from "../core/relation.ts";
import { asker } from "./ask.fixture.ts";
import { testRelation } from "./values/relation.fixture.ts";

const page = (name: string) => `https://events.example/${name.toLowerCase()}`;

const LIST = testRelation(
  "events",
  ["Event", "Card", "Year"],
  [
    ["Fair", "Fair", "2001"],
    ["Dance", "Dance", "2002"],
  ],
);
/** A list whose second column leads from each event to its own page. */
const listed: Relation = {
  ...LIST,
  rows: LIST.rows.map(({ cells }) => ({
    about: page(cells[0]!.value.printed),
    cells: cells.map((cell, at) => {
      const { printed } = cell.value;
      return at === 1 ? { ...cell, value: { kind: "entity" as const, printed, href: page(printed) } } : cell;
    }),
  })),
};
const PAGES = testRelation(
  "pages",
  ["Event", "Visitors"],
  [
    ["Fair", "500"],
    ["Dance", "700"],
  ],
);
const pages: Relation = {
  ...PAGES,
  rows: PAGES.rows.map((row) => ({ ...row, about: page(row.cells[0]!.value.printed) })),
};

const naming = { singular: "event", plural: "events", source: "on the Town site" };
const { ask } = asker([listed, pages], { events: naming, pages: naming });

test("a list's link to the thing's own page is not said", () => {
  const { question } = ask([
    { op: "kth", from: "events", by: "Year", k: 1, end: "highest" },
    { op: "follow", left: "s1", right: "pages", on: "Card" },
    { op: "lookup", from: "s2", column: "Visitors" },
  ]);
  expect(question).toContain("visitors");
  expect(question).not.toContain("card");
  expect(question).toContain("the most recent event");
});

test("what a reader calls the name of a page is not said either", () => {
  const places = testRelation(
    "places",
    ["name", "Opened"],
    [
      ["Fair", "1901"],
      ["Dance", "1902"],
    ],
  );
  const { ask: of } = asker([places, pages], {
    places: { ...naming, singular: "place", plural: "places" },
    pages: naming,
  });
  const { question } = of([
    { op: "kth", from: "places", by: "Opened", k: 1, end: "highest" },
    { op: "follow", left: "s1", right: "pages", on: "name" },
    { op: "lookup", from: "s2", column: "Visitors" },
  ]);
  expect(question).not.toContain("name");
  expect(question).toMatch(/place/);
});
