import { expect, test } from "vitest";
import type { LeadingPage } from "./page-scope.ts";
import { pageScopes } from "./page-scopes.ts";

const url = (name: string) => `https://a.example/units/${name}.html`;
const SEAS = ["Sea_a", "Sea_b", "Sea_c", "Sea_d", "Sea_e", "Sea_f", "Sea_g"];
const AIRS = ["Air_a", "Air_b", "Air_c", "Air_d", "Air_e", "Air_f", "Air_g"];
const place = { at: "node" as const, path: "1" };

const listOf = (heading: string, of: readonly string[]) =>
  `<h2>${heading}</h2>${of.map((name) => `<a href="${url(name)}">${name}</a>`).join(" ")}`;

function scopes(
  read: readonly string[],
  sections: Readonly<Record<string, readonly string[]>>,
  nameOf = (name: string) => name,
  given?: string,
  others: readonly string[] = [],
  title = "",
  more: LeadingPage["links"] = [],
  things: readonly string[] = [],
  called = "Overview",
) {
  const names = new Map(
    read.map((name) => [
      url(name),
      { value: { kind: "text" as const, printed: nameOf(name) }, evidence: { snapshot: "s", url: url(name), place } },
    ]),
  );
  const listed = Object.values(sections).flat();
  const html = Object.entries(sections)
    .map(([heading, of]) => listOf(heading, of))
    .join("");
  const links = [...listed.map((name) => ({ url: url(name), text: name })), ...more];
  const index = {
    url: "https://a.example/list.html",
    title: called,
    depth: 1,
    snapshot: "s",
    html: () => given ?? html,
    links,
  };
  const pages: LeadingPage[] = [
    index,
    ...read.map((name) => ({
      url: url(name),
      title: title || name,
      depth: 2,
      snapshot: "s",
      html: () => "",
      links: [],
    })),
  ];
  return pageScopes(new Set(names.keys()), names, pages, (href) => href, new Set(others), new Set(things));
}

test("what is listed under a heading can be asked about where all of it was read", () => {
  const { whole, incomplete } = scopes([...SEAS, ...AIRS.slice(0, 4)], { "Sea units": SEAS, "Air units": AIRS });
  expect(whole.map(({ members, noun, where }) => [members.length, noun, where("the Isle site")])).toEqual([
    [7, "sea unit", "listed under “Sea units” on the page “Overview” of the Isle site"],
  ]);
  expect(incomplete[0]).toEqual({ size: 7, missing: AIRS.slice(4).map(url) });
  // A page that is titled like its site is not named beside it.
  expect(whole[0]?.where("the Overview site")).toBe("listed under “Sea units” on the Overview site");
});

test("what stands under the names of districts on a page called “Districts” lies in them", () => {
  const parts = { Overburn: SEAS, Marden: AIRS, Lowmoor: ["Den_a", "Den_b", "Den_c"] };
  const all = Object.values(parts).flat();
  const { whole } = scopes(all, parts, undefined, undefined, [], "", [], [], "Districts");
  expect(whole.map(({ where }) => where("the Isle site"))).toEqual([
    "in the district “Overburn” on the Isle site",
    "in the district “Marden” on the Isle site",
  ]);
});

test("so can what is called by names that begin alike, on whatever page", () => {
  const mixed = [...SEAS, ...AIRS].sort((a, b) => a.slice(4).localeCompare(b.slice(4)));
  const { whole } = scopes([...SEAS, ...AIRS.slice(0, 3)], { "": [...mixed, ...mixed.map((one) => `Old_${one}`)] });
  expect(whole.map(({ members, where }) => [members.length, where("the Isle site")])).toEqual([
    [7, "of the Isle site whose names begin with “Sea_”"],
  ]);
});

test("names that links leave out tell nothing of pages that were not read", () => {
  const titled = (name: string) => `Unit ${name}`;
  expect(scopes([...SEAS, ...AIRS], { "": [...SEAS, "Sand", ...AIRS] }, titled).whole).toEqual([]);
});

test("what sentences mention is no list", () => {
  const sentence = (name: string) => `<p>Nobody has ever seen <a href="${url(name)}">${name}</a> float anywhere.</p>`;
  const item = (name: string) =>
    `<li><a href="${url(name)}">${name}</a> – a unit that floats, as nobody has ever seen.</li>`;
  const found = (of: (name: string) => string) =>
    scopes(SEAS, { "": SEAS }, (name) => `Unit ${name}`, `<h2>Units</h2>${SEAS.map(of).join("")}`).whole.length;
  expect([found(sentence), found(item)]).toEqual([0, 1]);
});

test("a few pages, and more than anybody opens, are no set", () => {
  expect(scopes(SEAS.slice(0, 5), { Units: SEAS.slice(0, 5) }).whole).toEqual([]);
  const many = Array.from({ length: 50 }, (_, at) => `Sea_${at}`);
  expect(scopes(many, { Units: many }).whole).toEqual([]);
});

test("so can what is called by names of several words that begin or end alike", () => {
  const boxes = ["Round", "Flat", "Tall", "Small", "Wide", "Thin", "Deep"].map((name) => `${name}Box`);
  const tins = ["TinLid", "TinRim", "TinBase"];
  const mixed = [...boxes, ...tins].sort();
  const lists = { "": [...mixed, ...mixed.map((one) => `old${one}s`)] };
  const { whole } = scopes([...boxes, ...tins], lists);
  expect(whole.map(({ members, where }) => [members.length, where("the Isle site")])).toEqual([
    [7, "of the Isle site whose names end with “Box”"],
  ]);
});

test("what is called otherwise by a link, and is known by its own name, does not end like it", () => {
  const boxes = ["Round", "Flat", "Tall", "Small", "Wide", "Thin", "Deep"].map((name) => `${name}Box`);
  const { whole } = scopes([...boxes, "Crate"], { "": [...boxes, "Crate", ...boxes.map((one) => `old${one}s`)] });
  expect(whole[0]?.members).not.toContain(url("Crate"));
});

test("of pages of another kind, which the word for these leaves out, nothing need be read", () => {
  const listed = ({ whole }: ReturnType<typeof scopes>) => whole.filter(({ where }) => where("it").includes("Units"));
  expect(listed(scopes(SEAS, { Units: [...SEAS, ...AIRS] }))).toEqual([]);
  const alone = scopes(SEAS, { Units: [...SEAS, ...AIRS] }, undefined, undefined, AIRS.map(url));
  expect(listed(alone).map(({ members }) => members)).toEqual([SEAS.map(url)]);
});

test("a list on a page whose title others bear goes by the page's heading, or by none", () => {
  const at = (heading: string) =>
    scopes(SEAS, { "Sea units": SEAS }, undefined, `<h1>${heading}</h1>${listOf("Sea units", SEAS)}`, [], "Overview");
  expect(at("All units").whole[0]?.where("the Isle site")).toContain("on the page “All units”");
  expect(at("Overview").whole.filter(({ key }) => key.includes("Sea units"))).toEqual([]);
});

test("a heading that is the site's name, and links in the text of a program, make no list", () => {
  const whole = scopes(SEAS, { "Isle 2.1": SEAS }).whole.map(({ where }) => where("the Isle 2.0 site"));
  expect(whole).toEqual(["listed on the page “Overview” of the Isle 2.0 site"]);
  const code = `<div class="fragment">${SEAS.map((name) => `<div><a href="${url(name)}">${name}</a></div>`).join("")}</div>`;
  expect(scopes(SEAS, { "Sea units": SEAS }, (name) => name.slice(4), code).whole).toEqual([]);
});

test("what is called alike in another folder is of the site, too", () => {
  const far = { url: "https://a.example/old/Sea_h.html", text: "Sea_h" };
  const mixed = [...SEAS, ...AIRS].sort((a, b) => a.slice(4).localeCompare(b.slice(4)));
  const sections = { "": [...mixed, ...mixed.map((one) => `Old_${one}`)] };
  const named = (links: (typeof far)[]) => scopes(SEAS, sections, undefined, undefined, [], "", links).whole.length;
  expect([named([]), named([far])]).toEqual([1, 0]);
});

test("what a page lists under a heading is a part of one kind only where all of it is of that kind", () => {
  const old = SEAS.map((name) => `<li><a href="/old/${name}.html">${name}</a></li>`).join("");
  const mixed = `${listOf("Sea units", SEAS)}<ul>${old}</ul>`;
  const under = (given?: string) =>
    scopes(SEAS, { "Sea units": SEAS }, (name) => name.slice(4), given).whole.map(({ members }) => members.length);
  expect([under(), under(mixed)]).toEqual([[7], []]);
});

test("a page that is about something mentions others, and lists none", () => {
  const read = (things: readonly string[]) =>
    scopes(SEAS, { Units: SEAS }, (name) => name.slice(4), undefined, [], "", [], things).whole.length;
  expect([read([]), read(["https://a.example/list.html"])]).toEqual([1, 0]);
});

test("what stands on one page of a list that goes on is no part that anybody would ask about", () => {
  const list = listOf("Sea units", SEAS);
  const lists = (pager: string) => scopes([...SEAS, ...AIRS], { "Sea units": SEAS }, undefined, list + pager).whole;
  expect(lists("").some(({ noun }) => noun === "sea unit")).toBe(true);
  expect(lists('<p>1 <a href="https://a.example/list-2.html">2</a></p>').some(({ noun }) => noun === "sea unit")).toBe(
    false,
  );
});

test("what can be called by a word is asked about before what cannot, however they stand on the page", () => {
  const nameless = { Sea: SEAS.slice(0, 7), "Air units": AIRS };
  const { whole } = scopes([...SEAS, ...AIRS], nameless, (name) => name.slice(4));
  expect(whole.map(({ noun }) => noun)).toEqual(["air unit", undefined]);
  // Of sets that share most of their pages, so only the one with a word is left.
  const nested = { Sea: SEAS, "Sea units": SEAS };
  expect(scopes(SEAS, nested, (name) => name.slice(4)).whole.map(({ noun }) => noun)).toEqual(["sea unit"]);
});

test("a line of a long list that looks like a sentence is of the list", () => {
  const many = [..."abcdefghijklmnopqrstuv"].map((letter) => `Isle_${letter}${letter}`);
  const lines = many.map((name, at) => {
    const link = `<a href="${url(name)}">${name}</a>`;
    return `<p>${at === 3 ? `The code of it, as all of them have one in the register, is ${link}` : link}</p>`;
  });
  const html = `<h2>Small isles</h2>${lines.join("")}<h2>Large isles</h2><p><a href="${url("Land")}">Land</a></p>`;
  const { whole } = scopes([...many, "Land"], { "": [...many, "Land"] }, undefined, html);
  expect(whole.map(({ members, noun }) => [members.length, noun])).toContainEqual([22, "small isle"]);
});
