import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import type { LinkingPage } from "../inbound-links.ts";
import { NounEvidence } from "./noun-evidence.ts";
import { nounPhrase } from "./noun-phrases.ts";
import { nameRows } from "./row-naming.ts";

const ISLANDS = ["Arran", "Bute", "Coll", "Danna", "Eigg"];
const islands = testRelation(
  "islands",
  ["Name", "Area"],
  ISLANDS.map((name) => [name, "7"]),
  { about: true },
);
const page = (title: string, links: LinkingPage["page"]["links"]): LinkingPage["page"] => ({
  url: `https://x.example/${title}`,
  title,
  depth: 0,
  path: [],
  snapshot: "",
  contentType: "text/html",
  links,
});
const toIslands = (heading: string) => islands.rows.map(({ about }) => ({ url: about!, text: "", heading }));
const called = (...pages: LinkingPage["page"][]) => {
  const own = new Set(islands.rows.map(({ about }) => about));
  const listing = pages.map((page) => ({ page, links: page.links.filter(({ url }) => own.has(url)) }));
  return nameRows(islands, undefined, new Map(), listing, { name: "Seas", language: "en" }, false).plural;
};
const lights = Array.from({ length: 14 }, (_, i) => ({
  url: `https://x.example/light${i}`,
  text: "",
  heading: "List of lighthouses",
}));

test("a list that leads to more of something else names that, not what stands beside it", () => {
  const list = page("List of lighthouses", [...lights, ...toIslands("List of lighthouses")]);
  expect(called(list)).toBe("entries");
  expect(called(list, page("Islands", toIslands("Islands")))).toBe("islands");
});

test("a list of something else names what stands beside it only where no list leads to that rather than to others", () => {
  const list = page("List of lighthouses", [...lights.slice(0, 7), ...toIslands("List of lighthouses")]);
  expect(called(list, page("Isles", toIslands("List of islands")))).toBe("islands");
});

test("the folder of the things goes before a list of something else that leads to as many others", () => {
  const inFolder = {
    ...islands,
    source: "page_collection" as const,
    rows: islands.rows.map((row, at) => ({ ...row, about: `https://x.example/isles/${at}` })),
  };
  const links = inFolder.rows.map(({ about }) => ({ url: about!, text: "", heading: "" }));
  const list = page("Lighthouses", [...lights.slice(0, 6).map((light) => ({ ...light, heading: "" })), ...links]);
  const noun = (one: typeof inFolder) =>
    nameRows(one, undefined, new Map(), [{ page: list, links }], { name: "Seas", language: "en" }, false).plural;
  expect(noun(inFolder)).toBe("isles");
});

test("an alphabet names all of what it orders", () => {
  expect(called(page("Islands A to Z : Seas", toIslands("")))).toBe("islands");
  expect(called(page("Seas", toIslands("Islands A–Z")))).toBe("islands");
});

test("the page of a category names what is in it", () => {
  expect(called(page("Category Islands", toIslands("Category Islands")))).toBe("islands");
  expect(called(page("Category:Islands", toIslands("Category:Islands")))).toBe("islands");
});

test("what markup alone calls the pages gives way to what the site does", () => {
  const column = { name: "Landform", type: "text", role: "label", unnamed: true } as const;
  const label = { index: 0, column, coverage: 1, distinct: 5, salience: 1 };
  const noun = (...pages: LinkingPage["page"][]) =>
    nameRows(
      islands,
      label,
      new Map(pages.map((one) => [one.url, one])),
      pages.map((one) => ({ page: one, links: one.links })),
      { name: "Seas", language: "en" },
      false,
    ).plural;
  expect(noun(page("Islands", toIslands("Islands")))).toBe("islands");
  expect(noun(page("Islands", toIslands("Islands")), page("All landforms", []))).toBe("landforms");
  expect(noun(page("Seas", []))).toBe("landforms");
});

test("of what the titles of the things say as well the last word alone is a word for what the site lists", () => {
  const thing = { ...page("Arran · Acme Papers", []), url: islands.rows[0]!.about! };
  const list = page("Browse · Acme Papers", toIslands("Browse the Acme Papers"));
  const noun = (pages: ReadonlyMap<string, LinkingPage["page"]>) =>
    nameRows(islands, undefined, pages, [{ page: list, links: list.links }], { name: "Seas", language: "en" }, false);
  expect(noun(new Map()).plural).toBe("acme papers");
  expect(noun(new Map([[thing.url, thing]])).plural).toBe("papers");
});

test("what nobody counts is no word for things", () => {
  expect(["Loot", "Equipment", "Fittings", "Old bridges"].map(nounPhrase)).toEqual([
    undefined,
    undefined,
    "fittings",
    "old bridges",
  ]);
});

test("what is offered on a list is named in the singular there", () => {
  expect(called(page("Property for sale", toIslands("")))).toBe("properties");
  expect(called(page("Boat to let in Oban", toIslands("")))).toBe("boats");
});

test("lists that part the things name them together", () => {
  const [first, second] = [toIslands("").slice(0, 2), toIslands("").slice(2)];
  expect(called(page("Northern Islands", first), page("Other Islands", second))).toBe("islands");
});

test("names that differ in their number alone say what things are, but for the site's own name", () => {
  const numbered = (word: string) => {
    const names = [2011, 2013, 2015, 2017, 2019].map((year) => [`${word} ${year}`, "7"]);
    const relation = testRelation("x", ["Title", "Area"], names, { about: true });
    const column = { name: "Title", type: "text", role: "label" } as const;
    const label = { index: 0, column, coverage: 1, distinct: 5, salience: 1 };
    return nameRows(relation, label, new Map(), [], { name: "the SEAL site", language: "en" }, false).plural;
  };
  expect(numbered("Bulletin")).toBe("bulletins");
  expect(numbered("SEAL")).toBe("entries");
});

test("lists that part the things among them go before one that leads to others beside them", () => {
  const beside = page("Lighthouses", [...lights.slice(0, 7), ...toIslands("")]);
  const parts = [page("Isles A–C", toIslands("").slice(0, 3)), page("Isles D–Z", toIslands("").slice(3))];
  expect(called(beside, ...parts)).toBe("isles");
});

test("a page names none of what only the menu of every page leads to", () => {
  const about = new Set(islands.rows.flatMap(({ about }) => about ?? []));
  expect(called({ ...page("Accessories", toIslands("")), menu: about })).toBe("entries");
  expect(called(page("Accessories", toIslands("")))).toBe("accessories");
});

test("the heading of a list names its things where its title does not, and a plain title rather than which of them", () => {
  expect(called({ ...page("Research", toIslands("")), heading: "Research projects" })).toBe("research projects");
  expect(called(page("Islands", toIslands("Inhabited islands")))).toBe("islands");
  expect(called(page("Seas", toIslands("Inhabited islands")))).toBe("inhabited islands");
});

test("a line above the links of a menu names what they lead to, and a column what it leads to", () => {
  const urls = islands.rows.flatMap(({ about }) => about ?? []);
  const evidence = new NounEvidence([{ head: "HOLMS", urls }]);
  const named = (known: NounEvidence) =>
    nameRows(islands, undefined, new Map(), [], { name: "Seas", language: "en", evidence: known }, false).plural;
  expect(named(evidence)).toBe("holms");
  expect(named(new NounEvidence())).toBe("entries");
});

test("what a content system calls its pages stands where the columns that lead to them say what is done there, or where it is", () => {
  const harbours = { ...islands, source: "page_collection" as const };
  const abouts = islands.rows.flatMap(({ about }) => about ?? []);
  const own = new Map(abouts.map((url) => [url, { ...page("", []), url, enteredAs: "harbour" }]));
  const named = (heading: string) => {
    const cells = abouts.map((href) => [{ kind: "entity" as const, printed: href, href }]);
    const column = testRelation(
      "boats",
      [heading],
      cells.map(() => ["x"]),
    );
    const leading = {
      ...column,
      rows: column.rows.map((row, at) => ({ ...row, cells: [{ ...row.cells[0]!, value: cells[at]![0]! }] })),
    };
    const evidence = new NounEvidence([], [leading]);
    return nameRows(harbours, undefined, own, [], { name: "Seas", language: "en", evidence }, false).plural;
  };
  expect(named("Mooring place")).toBe("mooring places");
  expect(named("Moorings nearby")).toBe("harbours");
  expect(named("Yachting")).toBe("harbours");
});

test("what columns let guess gives way to what pages say of themselves", () => {
  const offers = testRelation("offers", ["Name", "Price", "Brand"], [["Arran", "$7", "Holm"]], { about: true });
  const sold = {
    ...offers,
    source: "page_collection" as const,
    columns: offers.columns.map((column) => (column.name === "Price" ? { ...column, unit: "$" } : column)),
  };
  const named = (said?: { singular: string; plural: string }) =>
    nameRows(sold, undefined, new Map(), [], { name: "Seas", language: "en", said }, false).plural;
  expect(named()).toBe("products");
  expect(named({ singular: "boat", plural: "boats" })).toBe("boats");
});

test("the page of the whole that all things lead to by its name has no word for them, and a list of them alone has", () => {
  const whole = { ...page("", toIslands("")), url: "https://x.example/skerries" };
  const named = (text: string, ...lists: LinkingPage["page"][]) => {
    const about = islands.rows.flatMap((row) => row.about ?? []);
    const own = new Map(about.map((url) => [url, { ...page("", [{ url: whole.url, text, heading: "" }]), url }]));
    const top = { ...whole, title: `${text} | Almanac` };
    const listing = [top, ...lists].map((one) => ({ page: one, links: one.links.filter(({ url }) => own.has(url)) }));
    return nameRows(islands, undefined, own, listing, { name: "Sound", language: "en" }, false).plural;
  };
  expect(named("The Long Skerries")).toBe("entries");
  expect(named("Skerries")).toBe("skerries");
  expect(named("The Long Skerries", page("Category:Islets | Almanac", toIslands("")))).toBe("islets");
});

test("what a table's rows say of themselves is not called as the rows are", () => {
  const links = toIslands("Our Prizes");
  expect(called(page("Our Prizes", links))).toBe("prizes");
  const ofRows = links.map((link) => ({ ...link, ofRow: true as const }));
  expect(called(page("Our Prizes", ofRows))).toBe("entries");
  expect(called(page("Our Prizes", ofRows), page("Isles", toIslands("Isles")))).toBe("isles");
});

test("people who joined something are not called after a list of what they won", () => {
  const people = testRelation(
    "people",
    ["Name", "Joined the firm"],
    ["Ada Holm", "Bea Lund", "Cor Moe", "Dun Ness"].map((name, at) => [name, `${1990 + at}`]),
    { about: true },
  );
  const label = { index: 0, column: { ...people.columns[0]!, unnamed: true as const } } as never;
  const noun = (heading: string) => {
    const links = people.rows.map(({ about }) => ({ url: about!, text: "", heading }));
    const listing = [{ page: page(heading, links), links }];
    return nameRows(people, label, new Map(), listing, { name: "Seas", language: "en" }, false).plural;
  };
  expect([noun("Medals"), noun("Our Team"), noun("Meet the team"), noun("Design Team")]).toEqual([
    "entries",
    "team members",
    "team members",
    "design team members",
  ]);
});

test("a column that lists several of them in each cell says in the plural what they are", () => {
  const listed = testRelation("owners", ["Name", "Islands in the estate"], [["Ann", "x"]]);
  const value = {
    kind: "list" as const,
    printed: "x",
    items: islands.rows.map(({ about }) => ({ kind: "entity" as const, printed: "x", href: about! })),
  };
  const rows = listed.rows.map((row) => ({ ...row, cells: row.cells.with(1, { ...row.cells[1]!, value }) }));
  const evidence = new NounEvidence([], [{ ...listed, rows }]);
  const site = { name: "Seas", language: "en" as const, evidence };
  expect(nameRows(islands, undefined, new Map(), [], site, false).plural).toBe("islands");
});

test("rows that list what others are called are none of these", () => {
  const years = testRelation(
    "years",
    ["Name", "Judges"],
    ISLANDS.map((name) => [name, "Ann, Ben"]),
    { about: true },
  );
  const judges = page(
    "Judges",
    years.rows.map(({ about }) => ({ url: about!, text: "", heading: "Judges" })),
  );
  const listing = [{ page: judges, links: judges.links }];
  expect(nameRows(years, undefined, new Map(), listing, { name: "Prize", language: "en" }, false).plural).toBe(
    "entries",
  );
  expect(nameRows(islands, undefined, new Map(), listing, { name: "Prize", language: "en" }, false).plural).toBe(
    "judges",
  );
});
