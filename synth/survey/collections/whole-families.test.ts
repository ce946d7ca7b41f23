import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../survey-site.ts";
import type { SurveyedPage } from "../surveyed.ts";

const BOATS = ["Ant", "Bee", "Cod", "Doe", "Elk"];
const url = (boat: string) => `https://lakes.example/boats/${boat}`;

/** The fittings of five boats, a table on each boat's page. */
function fittings(counts: readonly number[], address = url): Relation {
  const rows = BOATS.flatMap((boat, at) =>
    Array.from({ length: counts[at]! }, (_, fitting) => [boat, `part ${fitting}`, fitting % 2 === 0 ? "brass" : "oak"]),
  );
  const relation = testRelation("Fittings", ["Boat", "Fitting", "Material"], rows);
  return {
    ...relation,
    source: "html_table",
    columns: relation.columns.map((column, at) => (at === 1 ? column : { ...column, role: "category" as const })),
    rows: relation.rows.map((row, at) => ({
      ...row,
      cells: row.cells.map((cell) => ({ ...cell, evidence: { ...cell.evidence, url: address(rows[at]![0]!) } })),
    })),
  };
}

function asked(counts: readonly number[], listed: readonly string[] = [], title = "Boats"): boolean {
  const site = lakeSite([fittings(counts)]);
  const [first] = site.pages;
  const page = (address: string, links: SurveyedPage["links"]): SurveyedPage => ({
    ...first!,
    url: address,
    title,
    links,
  });
  const links = listed.map((boat) => ({ url: url(boat), text: boat, heading: "" }));
  const pages = [
    ...site.pages,
    page("https://lakes.example/boats", links),
    ...BOATS.map((boat) => page(url(boat), [])),
  ];
  return surveySite({ ...site, pages }).relations.some(({ relation }) => relation.source === "html_table");
}

test("tables of the fewest rows that are read as one leave open which pages have fewer, unless a list says which there are", () => {
  expect(asked([3, 4, 5, 6, 7])).toBe(true);
  expect(asked([2, 4, 5, 6, 7])).toBe(false);
  expect(asked([2, 4, 5, 6, 7], BOATS)).toBe(true);
});

test("pages beside them that were not read may have such tables, too", () => {
  expect(asked([3, 4, 5, 6, 7], [...BOATS, "Fox"], "Overview")).toBe(false);
});

test("one of many that a list names among them and that was not read is missing, however few that is", () => {
  const many = Array.from({ length: 12 }, (_, at) => `boat${at}`);
  const of = (listed: readonly string[]) => {
    const rows = many.flatMap((boat) => [0, 1, 2].map((part) => [boat, `part ${part}`, part === 1 ? "oak" : "brass"]));
    const made = testRelation("Fittings", ["Boat", "Fitting", "Material"], rows);
    const family: Relation = {
      ...made,
      source: "html_table",
      columns: made.columns.map((column, at) => (at === 1 ? column : { ...column, role: "category" as const })),
      rows: made.rows.map((row, at) => ({
        ...row,
        cells: row.cells.map((cell) => ({ ...cell, evidence: { ...cell.evidence, url: url(rows[at]![0]!) } })),
      })),
    };
    const site = lakeSite([family]);
    const [first] = site.pages;
    const links = listed.map((boat) => ({ url: url(boat), text: boat, heading: "" }));
    const read = many.map((boat) => ({ ...first!, url: url(boat), links: [] }));
    const pages = [...site.pages, ...read, { ...first!, url: "https://lakes.example/boats", title: "Overview", links }];
    return surveySite({ ...site, pages }).relations.some(({ relation }) => relation.source === "html_table");
  };
  expect(of(many)).toBe(true);
  expect(of([...many.slice(0, 6), "boat99", ...many.slice(6)])).toBe(false);
  // What stands before and after them is where the reader may go from here.
  expect(of([...many, "about"])).toBe(true);
});

test("a file of the same name in another folder is a page of their kind", () => {
  const inFolders = (boats: readonly string[]) => {
    const site = lakeSite([fittings([3, 4, 5, 6, 7], (boat) => `https://lakes.example/${boat}/parts.html`)]);
    const [first] = site.pages;
    const links = boats.map((boat) => ({ url: `https://lakes.example/${boat}/parts.html`, text: boat, heading: "" }));
    const read = links.map(({ url: address }) => ({ ...first!, url: address, links: [] }));
    const pages = [...site.pages, ...read, { ...first!, url: "https://lakes.example/boats", title: "Overview", links }];
    return surveySite({ ...site, pages }).relations.some(({ relation }) => relation.source === "html_table");
  };
  expect([inFolders(BOATS), inFolders([...BOATS, "Fox"])]).toEqual([true, false]);
});

test("folders' own addresses have no file name in common, and stand beside each other", () => {
  const inFolders = (boats: readonly string[]) => {
    const site = lakeSite([fittings([3, 4, 5, 6, 7], (boat) => `https://lakes.example/boats/${boat}/`)]);
    const [first] = site.pages;
    const links = [...boats, "../about"].map((boat) => ({
      url: new URL(`${boat}/`, "https://lakes.example/boats/").href,
      text: boat,
      heading: "",
    }));
    const read = BOATS.map((boat) => ({ ...first!, url: `https://lakes.example/boats/${boat}/`, links: [] }));
    const pages = [...site.pages, ...read, { ...first!, url: "https://lakes.example/", title: "Overview", links }];
    return surveySite({ ...site, pages }).relations.some(({ relation }) => relation.source === "html_table");
  };
  expect([inFolders(BOATS), inFolders([...BOATS, "Fox"])]).toEqual([true, false]);
});

test("where every page of a kind has such a table, none has fewer rows than are read as one", () => {
  const boats = {
    ...testRelation(
      "boats",
      ["Boat", "Rig"],
      BOATS.map((boat, at) => [boat, at % 2 ? "sloop" : "yawl"]),
    ),
    source: "page_collection" as const,
  };
  const whole = { ...boats, rows: boats.rows.map((row, at) => ({ ...row, about: url(BOATS[at]!) })) };
  const more = { ...whole, rows: [...whole.rows, { ...whole.rows[0]!, about: url("Fox") }] };
  const isAsked = (relation: Relation) =>
    surveySite(lakeSite([fittings([2, 4, 5, 6, 7]), relation])).relations.some(
      ({ relation: { source } }) => source === "html_table",
    );
  expect([isAsked(whole), isAsked(more)]).toEqual([true, false]);
});

test("a table that is called and headed as those of a family and was gathered nowhere is missing in it", () => {
  const family = fittings([3, 4, 5, 6, 7]);
  const lone = (name: string, page: string): Relation => ({
    ...family,
    id: page,
    name,
    url: url(page),
    columns: family.columns.slice(1),
    rows: family.rows.slice(0, 1).map(({ cells: [, ...cells] }) => ({
      cells: cells.map((cell) => ({ ...cell, evidence: { ...cell.evidence, url: url(page) } })),
    })),
  });
  const isAsked = (one: Relation) =>
    surveySite(lakeSite([family, one])).relations.some(({ relation }) => relation.id === family.id);
  expect([isAsked(lone("Fittings", "Fox")), isAsked(lone("Repairs", "Fox"))]).toEqual([false, true]);
});
