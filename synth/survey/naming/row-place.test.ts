import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import type { SurveyedPage } from "../surveyed.ts";
import { ownTitle, saidTitle, sourceOf } from "./row-place.ts";

test("a title is said without the site's name, behind whatever mark", () => {
  expect(ownTitle("Players | Chess wiki", "the Chess wiki site")).toBe("Players");
  expect(ownTitle("Players (Chess wiki)", "the Chess wiki site")).toBe("Players");
  expect(ownTitle("Chess Wiki: Players: A to K", "the Chess wiki site")).toBe("Players: A to K");
  const office = "the site of the Office of the Port of Oban";
  expect(ownTitle("Office of the Port of Oban: Tides", office)).toBe("Tides");
  expect(ownTitle("Tides | The Office of the Port of Oban", office)).toBe("Tides");
  expect(ownTitle("Players (retired)", "the Chess wiki site")).toBe("Players (retired)");
});

test("the pages of one list are one place, and tables of several pages stand on the site", () => {
  const titled = (url: string, title: string): [string, SurveyedPage] => [
    url,
    { url, title, depth: 1, path: [], snapshot: "", contentType: "text/html", links: [] },
  ];
  const place = (titles: readonly string[]) => {
    const made = testRelation(
      "a",
      ["Lake", "Depth"],
      titles.map((_, at) => [`Lake ${at}`, `${at + 3} m`]),
    );
    const rows = made.rows.map((row, at) => ({
      ...row,
      cells: row.cells.map((cell) => ({ ...cell, evidence: { ...cell.evidence, url: `https://a.example/${at}` } })),
    }));
    const pages = new Map(titles.map((title, at) => titled(`https://a.example/${at}`, title)));
    return sourceOf({ ...made, name: "Lakes", url: "https://a.example/0", rows }, pages, "the Acme site", false);
  };
  expect(place(["Lakes | Acme", "Lakes – page 2 | Acme"])).toBe("in the list “Lakes” on the Acme site");
  expect(place(["Lakes | Acme", "Seas | Acme"])).toBe("on the Acme site");
});

test("what most titles of a site say is no part of a page's name", () => {
  const titles = ["Crops", "Herds", "Farms", "Mills", "Ponds", "Barns"];
  const pages = new Map(
    titles.map((own, at): [string, SurveyedPage] => {
      const url = `https://a.example/${at}`;
      const title = `${own} – Farm Figures – Acme`;
      return [url, { url, title, depth: 1, path: [], snapshot: "", contentType: "text/html", links: [] }];
    }),
  );
  const made = testRelation("a", ["Lake", "Depth"], [["Ann", "3 m"]]);
  const relation = { ...made, name: "Yields", url: "https://a.example/0" };
  expect(sourceOf(relation, pages, "the Acme site", false)).toMatch(/ “Yields” on the page “Crops” of the Acme site$/);
});

test("what a title leaves in pieces is no page's name: its heading is, or the first piece", () => {
  const title = "Research | Acme Faculty | University of Oban";
  expect(saidTitle({ title, heading: "Research projects" }, "the Acme Faculty site")).toBe("Research projects");
  expect(saidTitle({ title }, "the Acme Faculty site")).toBe("Research");
  expect(saidTitle({ title: "Crops 2019 | Acme", heading: "Crops" }, "the Acme site")).toBe("Crops 2019");
});

test("a page is called what stands above it, and the first page of a site is its front page", () => {
  expect(saidTitle({ title: "Lake reports | Acme", heading: "Water, measured twice" }, "the Acme site")).toBe(
    "Water, measured twice",
  );
  expect(saidTitle({ title: "All lakes | Acme", heading: "Lakes" }, "the Acme site")).toBe("All lakes");
  const made = testRelation("a", ["Lake", "Depth"], [["Ann", "3 m"]]);
  const placed = (url: string, depth: number) => {
    const page = {
      url,
      title: "Lake reports | Acme",
      depth,
      path: [],
      snapshot: "",
      contentType: "text/html",
      links: [],
    };
    return sourceOf({ ...made, name: "Deep lakes", url }, new Map([[url, page]]), "the Acme site", false);
  };
  expect(placed("https://a.example/", 0)).toMatch(/ “Deep lakes” on the front page of the Acme site$/);
  expect(placed("https://a.example/lakes/", 0)).toMatch(/ “Deep lakes” on the page “Lake reports” of the Acme site$/);
});
