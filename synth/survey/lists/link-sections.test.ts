import { describe, expect, it } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { canonicalUrl } from "../../../crawler/fetch/canonical-url.ts";
import { printedAt } from "../../../crawler/read/observe/relocate.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { linkSections, linksUnder, sectionsRelation } from "./link-sections.ts";

const url = "https://a.example/regions";
const list = (names: string) =>
  names
    .split(" ")
    .map((name) => `<li><a href="/c/${name}">${name}</a></li>`)
    .join("");
const html = `<h1>Regions of the world</h1><h2>North</h2><ul>${list("ada bea cid")}</ul><h2>South</h2><ul>${list("dot eve fay")}</ul>`;
const page = { url, title: "Regions | Atlas", snapshot: "s", html: () => html };
const about = new Set("ada bea cid dot eve fay".split(" ").map((name) => `https://a.example/c/${name}`));

/** The listed pages, with what they state under a label. */
const stating = (label = "Name", told: (name: string) => string = (name) => name, named = "Title"): Relation => {
  const urls = [...about];
  const made = testRelation(
    "c",
    [named, label],
    urls.map((one) => [one, told(one.at(-3)!)]),
  );
  return { ...made, rows: made.rows.map((row, at) => ({ ...row, about: urls[at]! })) };
};

describe("sections of a list page", () => {
  it("become rows with the heading that each link stands under", () => {
    const relation = sectionsRelation(page, linkSections(page, about, canonicalUrl), stating());
    expect(relation?.columns.map((column) => column.name)).toEqual(["Name", "Region"]);
    expect(relation?.rows.map((row) => row.cells.map((cell) => cell.value.printed).join(" "))).toEqual([
      "ada North",
      "bea North",
      "cid North",
      "dot South",
      "eve South",
      "fay South",
    ]);
  });

  it("stand under the heading of their group where each is headed by its own name", () => {
    const cards = (names: string, card: (name: string) => string) => names.split(" ").map(card).join("");
    const told = (card: (name: string) => string) => {
      const groups = `<h2>North</h2>${cards("ada bea cid", card)}<h2>South</h2>${cards("dot eve fay", card)}`;
      const carded = { ...page, html: () => `<h1>Regions of the world</h1>${groups}` };
      return linkSections(carded, about, canonicalUrl).sections.map(({ text, links }) => `${text} ${links.length}`);
    };
    const within = (name: string) => `<div><h3><a href="/c/${name}">${name}</a></h3><p>12 m</p></div>`;
    const around = (name: string) => `<a href="/c/${name}"><h3>${name}</h3><p>12 m</p></a>`;
    expect(told(within)).toEqual(["North 3", "South 3"]);
    expect(told(around)).toEqual(["North 3", "South 3"]);
    const groups = `<h2>North</h2><h3><a href="/c/ada">ada</a></h3>${list("bea cid")}<h3><a href="/c/dot">dot</a></h3>${list("eve fay")}`;
    const headed = { ...page, html: () => groups };
    expect(linkSections(headed, about, canonicalUrl).sections.map(({ text }) => text)).toEqual(["ada", "dot"]);
  });

  it("have those of one link among them where each of the pages stands in one, once", () => {
    const one = html.replace(list("dot eve fay"), `${list("dot eve")}</ul><h2>West</h2><ul>${list("fay")}`);
    const small = { ...page, html: () => one.replace(list("dot eve"), list("dot eve gil")) };
    const all = new Set([...about, "https://a.example/c/gil"]);
    const [first, ...rows] = stating().rows;
    const gil = { ...first!, about: "https://a.example/c/gil" };
    const told = (collection: Relation, listed: ReadonlySet<string>) =>
      sectionsRelation(small, linkSections(small, listed, canonicalUrl), collection)?.rows.map(
        ({ cells }) => cells[1]!.value.printed,
      );
    expect(told({ ...stating(), rows: [first!, ...rows, gil] }, all)).toContain("West");
    const more = { ...first!, about: "https://a.example/c/hal" };
    expect(told({ ...stating(), rows: [first!, ...rows, gil, more] }, all)).not.toContain("West");
  });

  it("cite places that print what the cells say", async () => {
    const relation = sectionsRelation(page, linkSections(page, about, canonicalUrl), stating())!;
    const source = { url, body: new TextEncoder().encode(html), contentType: "text/html" };
    for (const { value, evidence } of relation.rows.flatMap((row) => row.cells)) {
      expect(await printedAt(source, evidence.place)).toBe(value.printed);
    }
  });

  it("say nothing where a page stands in two sections, or nobody says what the headings are kinds of", () => {
    const twice = { ...page, html: () => html.replace("/c/dot", "/c/ada") };
    expect(sectionsRelation(twice, linkSections(twice, about, canonicalUrl), stating())).toBeUndefined();
    const untitled = { ...page, title: "Welcome", html: () => html.replace(/<h1>.*<\/h1>/, "") };
    expect(sectionsRelation(untitled, linkSections(untitled, about, canonicalUrl), stating())).toBeUndefined();
    const all = { ...page, title: "All lakes", html: () => html.replace(/<h1>.*<\/h1>/, "<h1>All lakes</h1>") };
    expect(sectionsRelation(all, linkSections(all, about, canonicalUrl), stating())).toBeUndefined();
  });

  it("are named by the label under which the pages state them, and never after what the pages are", () => {
    const told = (name: string) => ("abc".includes(name) ? "North" : "South");
    const kindOf = (listing: typeof page, collection: Relation) =>
      sectionsRelation(listing, linkSections(listing, about, canonicalUrl), collection)?.columns[1]?.name;
    expect(kindOf(page, stating("District", told))).toBe("District");
    const said = { ...page, html: () => html.replace("North", "North district").replace("South", "South district") };
    expect(kindOf(said, stating("District", told))).toBe("District");
    const lakes = { ...page, title: "Lakes", html: () => html.replace("Regions of the world", "Lakes") };
    expect(kindOf(lakes, stating())).toBe("Lake");
    expect(kindOf(lakes, stating("Name", undefined, "Lake"))).toBeUndefined();
    const ours = { ...lakes, html: () => lakes.html().replace("<h1>Lakes", "<h1>Our lakes") };
    const sorted = { ...ours, html: () => ours.html().replace("North", "Deep lakes").replace("South", "Salt lakes") };
    expect(kindOf(sorted, stating())).toBeUndefined();
    const mountain = { ...lakes, title: "Mountain lakes", html: () => lakes.html().replace("Lakes", "Mountain lakes") };
    expect(kindOf(mountain, stating("Name", undefined, "Lake"))).toBeUndefined();
  });
});

it("a page about a thing keeps the way back to its list beside what it lists under headings; a list has these alone", () => {
  const headed = [{ url: "https://x.example/oak", text: "Oak", heading: "Trees" }];
  const links = [
    { url: "https://x.example/parks", text: "Parks" },
    { url: "https://x.example/oak", text: "Oak" },
  ];
  expect(linksUnder(headed, links, false)).toEqual(headed);
  expect(linksUnder(headed, links, true)).toEqual([...headed, { ...links[0], heading: "" }]);
  expect(linksUnder(undefined, links, false).map(({ heading }) => heading)).toEqual(["", ""]);
});
