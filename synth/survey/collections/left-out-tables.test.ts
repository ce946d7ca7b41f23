import { expect, test } from "vitest";
import { sha256 } from "../../../core/ids.ts";
import { read } from "../../../crawler/read/read.ts";
import { pageCollection } from "../../page-collection.fixture.ts";
import { familiesLeaving } from "./left-out-tables.ts";
import { tableFamilies } from "./table-families.ts";

const LOCKS = ["Ash", "Birch", "Cedar", "Dale", "Elm"];
const urlOf = (lock: string, folder = "locks") => `https://canal.example/${folder}/${lock.toLowerCase()}.html`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  `<table><thead><tr>${head.map((name) => `<th>${name}</th>`).join("")}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`)
    .join("")}</tbody></table>`;
const HEAD = ["Keeper", "Cottage", "From"];
const keepers = (lock: string, head: readonly string[] = HEAD) =>
  table(head, [
    [`A. ${lock}`, "north", "1904"],
    [`B. ${lock}`, "south", "1921"],
    [`C. ${lock}`, "north", "1950"],
  ]);

/** Whether the keepers of five locks are said to leave a sixth page out that is not gathered with them. */
async function leaves(sixth: string, { folder = "locks", inKind = true, gathered = LOCKS } = {}): Promise<boolean> {
  const bodies = new Map(LOCKS.map((lock) => [urlOf(lock), `<h1>${lock} Lock</h1><h2>Keepers</h2>${keepers(lock)}`]));
  bodies.set(urlOf("Weir", folder), sixth);
  const pages = new Map(
    [...bodies].map(([url, body]) => [
      url,
      { url, snapshot: sha256(new TextEncoder().encode(body)), html: () => body },
    ]),
  );
  const tables = [];
  for (const [url, content] of bodies) {
    const body = new TextEncoder().encode(`<main>${content}</main>`);
    tables.push(...(await read({ url, body, contentType: "text/html" }, { relations: true })).relations);
  }
  const known = new Set(gathered.map((lock) => urlOf(lock)));
  const families = tableFamilies(
    tables.filter(({ url }) => known.has(url)),
    pages,
  );
  expect(families).toHaveLength(1);
  const names = [...LOCKS, ...(inKind ? ["Weir"] : [])];
  const kind = pageCollection(
    ["name"],
    names.map((name) => [name]),
  );
  const urls = [...LOCKS.map((lock) => urlOf(lock)), urlOf("Weir", folder)];
  const collection = { ...kind, rows: kind.rows.map((row, at) => ({ ...row, about: urls[at]! })) };
  return familiesLeaving(families, tables, [collection], pages).size === 1;
}

test("a page beside theirs with such a table makes tables of one kind a part of all of them", async () => {
  expect(await leaves("<h1>Weir Lock</h1><p>No keeper yet.</p>")).toBe(false);
  expect(await leaves(`<h1>The weir at the end of the reach</h1>${keepers("Weir")}`)).toBe(true);
});

test("so does one that is in no collection with them, and is addressed as they are", async () => {
  expect(await leaves(`<h1>Weir</h1>${keepers("Weir")}`, { inKind: false })).toBe(true);
  expect(await leaves(`<h1>Weir</h1>${keepers("Weir")}`, { inKind: false, folder: "weirs" })).toBe(false);
});

test("so does a table of one row, of another column, or that was read as something else", async () => {
  const one = table(HEAD, [["A. Weir", "north", "1904"]]);
  expect(await leaves(`<h1>Weir Lock</h1><h2>Keepers</h2>${one}`)).toBe(true);
  expect(await leaves(`<h1>Weir Lock</h1><h2>Keepers (3)</h2>${keepers("Weir", ["Name", "House", "Since"])}`)).toBe(
    true,
  );
  const pairs = "<table><tr><th>Keeper</th><td>A. Weir</td></tr><tr><th>From</th><td>1904</td></tr></table>";
  expect(await leaves(`<h1>Weir Lock</h1><h2>Keepers</h2>${pairs}`)).toBe(true);
});

test("a table of another matter, or without a row, leaves nothing out", async () => {
  const boats = table(
    ["Boat", "Length", "Built"],
    [
      ["Gull", "12", "1904"],
      ["Tern", "14", "1911"],
    ],
  );
  expect(await leaves(`<h1>Weir Lock</h1><h2>Boats</h2>${boats}`)).toBe(false);
  expect(await leaves(`<h1>Weir Lock</h1><h2>Keepers</h2>${table(HEAD, [["None", "", ""]])}`)).toBe(false);
});
