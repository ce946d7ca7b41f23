import { expect, test } from "vitest";
import { lakeSite, lakes } from "../../relation.fixture.ts";
import { surveySite } from "../survey-site.ts";

/** The lakes, with neither a folder nor a heading that names them. */
function namedBy(change: (site: ReturnType<typeof lakeSite>) => void) {
  const plain = (url: string) => url.replace("/lakes/", "/");
  const made = lakes();
  const columns = made.columns.map((one, at) => (at === 0 ? { ...one, name: "name" } : one));
  const rows = made.rows.map((row) => ({ ...row, about: plain(row.about!) }));
  const site = lakeSite([{ ...made, columns, rows }]);
  for (const page of site.pages) {
    page.url = plain(page.url);
    page.title = page.title.replace("Lake Register", "Register of the North");
    page.links = page.links.map(({ url, text }) => ({ url: plain(url), text, heading: "" }));
  }
  change(site);
  return surveySite(site).relations[0]!.naming.plural;
}

test("a list is of what its title says that it is a catalogue of", () => {
  expect(namedBy(() => undefined)).toBe("entries");
  const titled = (site: ReturnType<typeof lakeSite>) => {
    site.pages[0]!.title = "Lake catalogue 2024 | Register of the North";
  };
  expect(namedBy(titled)).toBe("lakes");
});

test("a heading that the pages state as a sort of theirs is no word for them", () => {
  const site = lakeSite();
  const kind = (url: string) => site.relations[0]!.rows.find(({ about }) => about === url)?.cells.at(-1)?.value.printed;
  for (const link of site.pages[0]!.links) link.heading = kind(link.url) ?? "";
  for (const row of site.relations[0]!.rows) {
    const cell = row.cells.at(-1)!;
    cell.value = { kind: "text", printed: `${cell.value.printed} sciences` };
  }
  for (const link of site.pages[0]!.links) link.heading = `${link.heading} sciences`;
  expect(surveySite(site).relations[0]!.nouns).toEqual([]);
});

test("a part of a kind is called as headings call its rows, by two words where two sorts are in it", () => {
  const sorted = (site: ReturnType<typeof lakeSite>) => {
    for (const [at, link] of site.pages[0]!.links.entries()) link.heading = at < 4 ? "Tarns" : "Reservoirs";
  };
  expect(namedBy(sorted)).toBe("entries");
  const scoped = (site: ReturnType<typeof lakeSite>) => {
    sorted(site);
    site.scopes = new Map([[site.relations[0]!.id, { place: (name) => `in the north of ${name}` }]]);
  };
  expect(namedBy(scoped)).toBe("tarns and reservoirs");
});

test("a list is of what the pages that it lists call the way back to it", () => {
  const back = (text: string) =>
    namedBy((site) => {
      for (const page of site.pages.slice(1)) page.links.push({ url: site.root, text, heading: "" });
    });
  expect(back("All lakes")).toBe("lakes");
  expect(back("Home")).toBe("entries");
  const ofSite = namedBy((site) => {
    for (const page of site.pages.slice(1)) page.title = page.title.replace("Register of the North", "Northern Lakes");
    for (const page of site.pages.slice(1)) page.links.push({ url: site.root, text: "Lakes", heading: "" });
  });
  expect(ofSite).toBe("entries");
  const ofShop = namedBy((site) => {
    for (const page of site.pages.slice(1))
      page.title = page.title.replace("Register of the North", "Lake Lovers shop");
    for (const page of site.pages.slice(1)) page.links.push({ url: site.root, text: "Lake Lovers", heading: "" });
  });
  expect(ofShop).toBe("entries");
});

test("what a maker calls it, and what a folder is called, is nobody's word", () => {
  const named = (heading: string) => {
    const made = lakes();
    const columns = made.columns.map((column, at) => (at === 0 ? { ...column, name: heading } : column));
    return surveySite(lakeSite([{ ...made, columns }])).relations[0]!.naming.plural;
  };
  expect([named("Model"), named("Basin")]).toEqual(["lakes", "basins"]);
  const url = "https://lakes.example/";
  const rows = lakes().rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => ({ ...cell, evidence: { ...cell.evidence, url } })),
  }));
  const list = { ...lakes(), id: "list", source: "records" as const, url, rows };
  const site = lakeSite([list]);
  site.pages[0]!.title = "lakes-north";
  const found = surveySite(site);
  const naming = [...found.relations, ...found.lone].find(({ relation }) => relation.id === "list")?.naming;
  expect(naming?.source).toMatch(/^on the front page of the /);
});

test("what file names begin with is a word for the rows where the site says it, too", () => {
  const named = (kind: string) =>
    namedBy((site) => {
      const renamed = (url: string) => url.replace(/\/(\w+)$/, `/${kind}.$1.html`);
      for (const page of site.pages.slice(1)) page.url = renamed(page.url);
      for (const link of site.pages[0]!.links) link.url = renamed(link.url);
      for (const row of site.relations[0]!.rows) row.about = renamed(row.about!);
      site.pages[0]!.links.push({ url: site.root, text: "The Basin Register", heading: "" });
    });
  expect(named("basin")).toBe("basins");
  expect(named("ibasin")).toBe("entries");
});

test("a list that the pages call by what several of them share is of what they are sorted by", () => {
  const listed = (isSorted: boolean) =>
    namedBy((site) => {
      site.pages[0]!.title = "Counties | Register of the North";
      for (const [at, page] of site.pages.slice(1).entries()) {
        page.links.push({ url: site.root, text: "Counties", heading: "" });
        if (isSorted) page.links.push({ url: site.root, text: at % 2 === 0 ? "Ardshire" : "Belshire", heading: "" });
      }
    });
  expect(listed(false)).toBe("counties");
  expect(listed(true)).toBe("entries");
});
