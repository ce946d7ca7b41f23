import { expect, test } from "vitest";
import { sha256 } from "../../../core/ids.ts";
import type { Relation } from "../../../core/relation.ts";
import { read } from "../../../crawler/read/read.ts";
import { datedHeadings } from "../cells/dated-headings.ts";
import { boxFamilies } from "../collections/box-families.ts";
import { tableFamilies } from "../collections/table-families.ts";
import type { FamilyPage } from "../naming/family-page.ts";
import { fileNames } from "../naming/file-names.ts";

const LETTERS = ["a", "b", "c", "d", "e", "f"];

/** Reads pages; their addresses are numbered. */
async function site(contents: readonly string[]): Promise<{ relations: Relation[]; pages: Map<string, FamilyPage> }> {
  const relations: Relation[] = [];
  const pages = new Map<string, FamilyPage>();
  for (const [index, content] of contents.entries()) {
    const url = `https://a.example/${index}.html`;
    const html = `<title>Page ${index}</title><body><main>${content}</main></body>`;
    const body = new TextEncoder().encode(html);
    relations.push(...(await read({ url, body, contentType: "text/html" }, { relations: true })).relations);
    pages.set(url, { url, snapshot: sha256(body), html: () => html });
  }
  return { relations, pages };
}

const printed = ({ rows }: Relation) => rows.map(({ cells }) => cells.map(({ value }) => value.printed));

test("boxes of the same labels over several pages are one relation, named by their headings", async () => {
  const box = (name: string, size: number) =>
    `<h2>${name} Valve</h2><table><tr><th>Size:</th><td>${size} mm</td></tr><tr><th>Metal:</th><td>Brass</td></tr>` +
    `<tr><th>Maker:</th><td>Hall</td></tr></table>`;
  const { relations, pages } = await site(
    LETTERS.slice(0, 4).map(
      (letter, at) => `<h1>Chapter ${letter}</h1>${box(`${letter}1`, 10 + at)}${box(`${letter}2`, 20 + at)}`,
    ),
  );
  const [valves, ...others] = boxFamilies(relations, pages);
  expect(others).toEqual([]);
  expect(valves?.columns.map(({ name, role }) => [name, role])[0]).toEqual(["Valve", "label"]);
  expect(printed(valves!).map(([name, size]) => [name, size])).toContainEqual(["c2", "22 mm"]);
});

test("boxes that say themselves what they are about are called by the noun of the headings above them", async () => {
  const box = (name: string, unit: string, preset: number) =>
    `<table><tr><td><code>${name}</code></td><td>Unit: ${unit}</td><td>Preset: ${preset}</td><td>Since: 201${preset}</td></tr></table>`;
  const { relations, pages } = await site(
    LETTERS.slice(0, 4).map(
      (letter, at) =>
        `<h1>${letter}</h1><h2>${at}.1. Private settings for ${letter}</h2>${box(`${letter}_wide`, "m", at)}<p>Wide.</p>${box(`${letter}_deep`, "mm", at + 1)}<p>Deep.</p>`,
    ),
  );
  const [settings, ...others] = boxFamilies(relations, pages);
  expect(others).toEqual([]);
  expect(settings?.columns.map(({ name, role }) => [name, role])[0]).toEqual(["Setting", "label"]);
  expect(printed(settings!)).toContainEqual(["b_deep", "mm", "2", "2012"]);
});

test("tables of one row under headings of their own are boxes, too", async () => {
  const table = (name: string, depth: number) =>
    `<h3>${name}</h3><table><thead><tr><th>Kind</th><th>Depth</th><th>Since</th></tr></thead>` +
    `<tbody><tr><td>oak</td><td>${depth} mm</td><td>1.${depth}</td></tr></tbody></table><p>Deep.</p>`;
  const { relations, pages } = await site(
    LETTERS.slice(0, 4).map(
      (letter, at) =>
        `<h1>Desk ${letter}</h1><h2>Drawers</h2>${table(`${letter}_upper`, at + 3)}${table(`${letter}_lower`, at + 9)}`,
    ),
  );
  const [drawers, ...others] = boxFamilies(relations, pages);
  expect(others).toEqual([]);
  expect(drawers?.columns.map(({ name }) => name)).toEqual(["Drawer", "Kind", "Depth", "Since"]);
  expect(printed(drawers!)).toContainEqual(["c_lower", "oak", "11 mm", "1.11"]);
});

test("a page whose table has one row alone is in the family of its kind", async () => {
  const tables = await site(
    LETTERS.map((letter, at) => {
      const rows = Array.from(
        { length: at === 2 ? 1 : 4 },
        (_, row) => `<tr><td>${letter}${row}</td><td>${at + row}</td></tr>`,
      );
      return `<h1>Guild of ${letter}</h1><table><thead><tr><th>Member</th><th>Years</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
    }),
  );
  const [members] = tableFamilies(tables.relations, tables.pages);
  expect(printed(members!).map(([, member]) => member)).toContain("c0");
  expect(members?.rows).toHaveLength(21);
});

test("tables that list things by name over several pages are one catalogue, unless two say two things of one", async () => {
  const table = (letter: string, size: number, rasp: number) =>
    `<table><tr><th>Tool</th><th>Size</th></tr><tr><td>${letter} saw</td><td>${size}</td></tr>` +
    `<tr><td>${letter} file</td><td>${size + 1}</td></tr>${letter === "a" || letter === "b" ? `<tr><td>rasp</td><td>${rasp}</td></tr>` : ""}</table>`;
  const tools = async (rasp: (at: number) => number) => {
    const { relations, pages } = await site(
      LETTERS.slice(0, 4).map(
        (letter, at) =>
          `<h1>Tools</h1>${table(letter, at * 10, rasp(at))}<p>More.</p>${table(`${letter}${letter}`, at * 7, 0)}`,
      ),
    );
    const [first] = tableFamilies(relations, pages);
    return first && printed(first).map(([name]) => name);
  };
  const names = await tools(() => 5);
  expect(names).toContain("dd file");
  expect(names?.filter((name) => name === "rasp")).toHaveLength(1);
  // Without what is in doubt it would not be all of them.
  expect((await tools((at) => at)) ?? []).not.toContain("dd saw");
});

test("tables with the same headings on several pages are one relation, with what each page is about", async () => {
  const table = (name: string, at: number) =>
    `<h3>${name}</h3><table><tr><th>Option</th><th>Preset</th></tr><tr><td>depth</td><td>${at}</td></tr>` +
    `<tr><td>width</td><td>${at + 1}</td></tr></table>`;
  const { relations, pages } = await site(
    LETTERS.map(
      (letter, at) => `<h1>Garden tools</h1><h2>${letter}-dig Tool</h2>${table("Options", at)}${table("Extras", at)}`,
    ),
  );
  const [options, extras, ...others] = tableFamilies(relations, pages);
  expect(others).toEqual([]);
  expect(options?.columns.map(({ name, role }) => [name, role]).slice(0, 2)).toEqual([
    ["Tool", "category"],
    ["Option", "text"],
  ]);
  expect(printed(options!)).toContainEqual(["c-dig", "width", "3"]);
  expect([options?.name, extras?.name]).toEqual(["Options", "Extras"]);
});

test("what hardly recurs in a short table may in all of them together", async () => {
  const row = (cells: string) => `<tr><td>${cells.split("|").join("</td><td>")}</td></tr>`;
  const { relations, pages } = await site(
    LETTERS.map(
      (letter) =>
        `<h1>Garden tools</h1><h2>${letter}-dig Tool</h2><table><tr><th>Option</th><th>Accepts</th></tr>` +
        `${["depth|figure", "width|figure", "grip|word"].map(row).join("")}</table>`,
    ),
  );
  const [options] = tableFamilies(relations, pages);
  expect(options?.columns.map(({ name, role }) => [name, role])).toEqual([
    ["Tool", "category"],
    ["Option", "text"],
    ["Accepts", "category"],
  ]);
});

test("files of one kind are one relation, called what the page that links to them calls them", async () => {
  const relations: Relation[] = [];
  const years = [2018, 2019, 2020, 2021];
  for (const year of years) {
    const body = new TextEncoder().encode(
      `Canal,Boats\nNorth,${year - 1900}\nSouth,${year - 1950}\nMill,${year - 1980}\n`,
    );
    const url = `https://a.example/data/f${year}.csv`;
    relations.push(...(await read({ url, body, contentType: "text/csv" }, { relations: true })).relations);
  }
  const html = `<table>${years.map((year) => `<tr><td>${year}</td><td><a href="data/f${year}.csv">CSV</a></td></tr>`).join("")}</table>`;
  const links = years.map((year) => ({ url: `https://a.example/data/f${year}.csv` }));
  const page = { url: "https://a.example/", snapshot: "0", html: () => html, links };
  const urls = new Set(links.map(({ url }) => url));
  const names = fileNames(urls, [page], (href, base) => new URL(href, base).href);
  const [boats, ...others] = tableFamilies(relations, new Map(), names);
  expect(others).toEqual([]);
  expect(boats?.columns.map(({ name }) => name)).toEqual(["Year", "Canal", "Boats"]);
  expect(printed(boats!)).toContainEqual(["2020", "South", "70"]);
  expect(boats?.rows[0]?.cells[0]?.evidence.url).toBe("https://a.example/");
});

test("headings that say kind, name and date are a relation of dates", async () => {
  const { pages } = await site(
    LETTERS.map((_, at) => `<h1>Boat Release 2.${at} (2019-0${at + 1}-03)</h1><p>Repairs.</p>`),
  );
  const [releases] = datedHeadings(pages.values());
  expect(releases?.columns.map(({ name, type }) => [name, type])).toEqual([
    ["Release", "text"],
    ["Release date", "date"],
  ]);
  expect(printed(releases!)[2]).toEqual(["Boat Release 2.2", "2019-03-03"]);
});

test("what pages are is the last of the words that all their headings share, before more is said of it", async () => {
  const table = (at: number) =>
    `<table><tr><th>Size</th><th>Torso</th></tr><tr><td>Small</td><td>${30 + at} cm</td></tr><tr><td>Large</td><td>${50 + at} cm</td></tr></table>`;
  const { relations, pages } = await site(
    LETTERS.map(
      (letter, at) => `<h1>${letter.toUpperCase()}idge ${at} Hiking Backpack, light and dry</h1>${table(at)}`,
    ),
  );
  const [sizes] = tableFamilies(relations, pages);
  expect(sizes?.columns[0]?.name).toBe("Backpack");
  expect(printed(sizes!)[0]?.[0]).toBe("Aidge 0");
});

test("tables of one kind are gathered with that of each page, however long its title or odd its cells, or not at all", async () => {
  const table = (rows: readonly string[][]) =>
    `<h2>Sightings</h2><table><thead><tr><th>Watcher</th><th>Place</th><th>Year</th></tr></thead><tbody>${rows
      .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`)
      .join("")}</tbody></table>`;
  const gathered = async (titleOf: (letter: string) => string, yearOf: (letter: string) => string) => {
    const { relations, pages } = await site(
      LETTERS.map(
        (letter) =>
          `<h1>${titleOf(letter)}</h1>${table([
            [`Ada ${letter}`, "Moor", yearOf(letter)],
            [`Bo ${letter}`, "Fen", "2014"],
          ])}`,
      ),
    );
    return tableFamilies(relations, pages).map((family) => family.rows.length);
  };
  const title = (letter: string) => `Bird ${letter}`;
  expect(await gathered(title, () => "2012")).toEqual([12]);
  const long = (letter: string) =>
    letter === "b" ? `${title(letter)} of the Upper Valleys, Moors and Fens, with Islands` : title(letter);
  expect(await gathered(long, () => "2012")).toEqual([12]);
  expect(await gathered(title, (letter) => (letter === "c" ? "spring (unsure)" : "2012"))).toEqual([12]);
  // Two pages of one title: nobody could tell their rows apart.
  expect(
    await gathered(
      (letter) => title(letter === "b" ? "a" : letter),
      () => "2012",
    ),
  ).not.toContain(8);
});
