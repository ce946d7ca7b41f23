import { expect, test } from "vitest";
import type { Cell } from "../../../core/relation.ts";
import { canonicalUrl } from "../../../crawler/fetch/canonical-url.ts";
import { linkedPages, pageOf } from "../../linked-pages.fixture.ts";
import { linkedLists } from "./linked-lists.ts";

const SHIPS = ["Alca", "Brisk", "Corvo", "Delta"];
const MASTERS = ["Ann Orr", "Bo Dent", "Cal Finn", "Dee Gant", "Eve Holt"];
const OF: Readonly<Record<string, readonly number[]>> = { Alca: [0, 1], Brisk: [1, 2, 3], Corvo: [3], Delta: [4] };
const ships = linkedPages(
  "ships",
  ["Name", "Built", "Her masters"],
  SHIPS.map((name, at) => [name, `${1900 + at}`, OF[name]!.map((one) => MASTERS[one]).join("; ")]),
);
const masters = linkedPages(
  "masters",
  ["Name", "Ship", "Town"],
  MASTERS.map((name, at) => [name, SHIPS[at % 4]!, "Oban"]),
);

/** The last two name one each, with a link. */
const linkTo = (cell: Cell, at: number): Cell =>
  at < 2 ? cell : { ...cell, value: { kind: "entity", printed: MASTERS[at]!, href: pageOf("masters", MASTERS[at]!) } };

function found(heading: string, of = OF, things = masters, more = "") {
  const pages = SHIPS.map((name) => {
    const links = (of[name] ?? []).map((at) => ({ url: pageOf("masters", MASTERS[at]!), text: MASTERS[at]! }));
    const items = links.map(({ url, text }) => `<li><a href="${url}">${text}</a> (1901)</li>`).join("");
    const html = () =>
      `<h1>${name}</h1><dl><dt>Built</dt></dl><h2>${heading}</h2><ul>${items}${name === "Corvo" ? more : ""}</ul>`;
    return { url: pageOf("ships", name), snapshot: "s", links, html };
  });
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  const nounOf = ({ id }: { id: string }) => id.slice(0, -1);
  return linkedLists([ships, things], byUrl, nounOf, canonicalUrl);
}

test("what all pages of a kind list of another is a relation, and no words of theirs", () => {
  const { relations, collections } = found("Her masters");
  expect(relations.map(({ name, columns }) => [name, ...columns.map((column) => column.name)])).toEqual([
    ["Masters", "Ship", "Master"],
  ]);
  expect(relations[0]!.rows.map(({ cells }) => cells.map(({ value }) => value.printed).join(": "))).toEqual([
    "Alca: Ann Orr",
    "Alca: Bo Dent",
    "Brisk: Bo Dent",
    "Brisk: Cal Finn",
    "Brisk: Dee Gant",
    "Corvo: Dee Gant",
    "Delta: Eve Holt",
  ]);
  expect(collections[0]!.columns.map(({ name }) => name)).toEqual(["Name", "Built"]);
});

test("a list is called by a word of its own", () => {
  expect(found("Skippers").relations[0]!.columns.map(({ name }) => name)).toEqual(["Ship", "Skipper"]);
});

test("no list of what some pages lack, or all have, of what a site recommends, or of what says itself where it belongs", () => {
  expect(found("Her masters", { ...OF, Delta: [] }).relations).toEqual([]);
  expect(found("Her masters", { Alca: [0, 1], Brisk: [0, 1], Corvo: [0, 1], Delta: [0, 1] }).relations).toEqual([]);
  expect(found("Other masters").relations).toEqual([]);
  const told = linkedPages(
    "masters",
    ["Name", "Ship"],
    MASTERS.map((name, at) => [name, SHIPS[at % 4]!]),
    {
      Ship: "ships",
    },
  );
  expect(found("Her masters", OF, told).relations).toEqual([]);
});

test("what a heading limits its list to is kept, whose it is is none, and what cannot be said with the noun is no list", () => {
  const limitOf = (heading: string) => [...found(heading).limits.values()];
  expect(limitOf("Her masters")).toEqual([{ before: "", after: "" }]);
  expect(limitOf("Masters of this ship")).toEqual([{ before: "", after: "" }]);
  expect(limitOf("Masters at Oban since 1950")).toEqual([{ before: "", after: " at Oban since 1950" }]);
  expect(limitOf("Licensed Masters (until 1960)")).toEqual([{ before: "licensed ", after: " until 1960" }]);
  expect(limitOf("Masters & mates")).toEqual([]);
});

/** Each ship lists the third master twice, with two years or with the same. */
function again(heading: string, years: readonly [string, string]) {
  const pages = SHIPS.map((name, at) => {
    const links = [1, 2].map((one) => ({
      url: pageOf("masters", MASTERS[(at + one) % 4]!),
      text: MASTERS[(at + one) % 4]!,
    }));
    const item = (one: number, year: string) =>
      `<li>${year}: <a href="${links[one]!.url}">${links[one]!.text}</a></li>`;
    const html = () =>
      `<h1>${name}</h1><h2>${heading}</h2><ul>${item(0, "1903")}${item(1, years[0])}${item(1, years[1])}</ul>`;
    return { url: pageOf("ships", name), snapshot: "s", links, html };
  });
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  const { relations } = linkedLists([ships, masters], byUrl, ({ id }) => id.slice(0, -1), canonicalUrl);
  return relations.map(({ name, rows }) => [name, rows.length, rows[2]!.cells[1]!.value.printed]);
}

test("items that name one thing again and say something else are counted one by one, where they are what was done", () => {
  expect(again("Voyages", ["1901", "1902"])).toEqual([["Voyages", 12, "1902: Cal Finn"]]);
  expect(again("Voyages", ["1901", "1901"])).toEqual([["Voyages", 8, "Cal Finn"]]);
  expect(again("Masters", ["1901", "1902"])).toEqual([]);
  expect(again("Skippers", ["1901", "1902"])).toEqual([]);
});

test("a list with items that have no page counts none of them", () => {
  expect(found("Her masters", OF, masters, "<li>Fay Kerr (1903)</li>").relations).toEqual([]);
});

test("a column that turns round what the things say of themselves goes, where some have one and others several", () => {
  const told = linkedPages(
    "masters",
    ["Name", "Ship"],
    MASTERS.map((name, at) => [name, SHIPS[at % 4]!]),
    {
      Ship: "ships",
    },
  );
  const { collections } = found("Elsewhere", OF, told);
  expect(collections[0]!.columns.map(({ name }) => name)).toEqual(["Name", "Built", "Her masters"]);
  const one = {
    ...ships,
    rows: ships.rows.map((row, at) => ({ ...row, cells: row.cells.with(2, linkTo(row.cells[2]!, at)) })),
  };
  const turned = linkedLists([one, told], new Map(), ({ id }) => id, canonicalUrl).collections[0]!;
  expect(turned.columns.map(({ name }) => name)).toEqual(["Name", "Built"]);
});
