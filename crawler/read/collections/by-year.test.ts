import { describe, expect, it } from "vitest";
import { collectPages } from "./collect.ts";
import { column, names, only, region, site } from "./peaks.fixture.ts";

const climbers = (i: number, year: number) => (i === 2 ? 300 : 100 * (i + 1) + (year % 10));
/** Blocks of figure and year, as a page prints the last three years of a figure. */
const blocks = (i: number, years: readonly number[], date = (year: number) => `(${year} est.)`) =>
  `<h3>Climbers:</h3>${years
    .map((year) => `<div><span>${climbers(i, year)} people</span> <span></span> <span>${date(year)}</span></div>`)
    .join("")}`;
const last = (i: number) => (i % 2 ? [2017, 2016, 2015] : [2018, 2017, 2016]);

describe("values under one label that each say of which year they are", () => {
  it("are a column for each year, and a figure that stood the same the year before stands twice", () => {
    const pages = site((i) => `${region(i)}${blocks(i, last(i))}`);
    expect(names(pages)).toEqual(expect.arrayContaining(["Climbers > 2018", "Climbers > 2017", "Climbers > 2016"]));
    expect(names(pages)).not.toContain("Climbers");
    expect(column(pages, "Climbers > 2017")).toEqual([107, 207, 300, 407, 507, 607].map((n) => `${n} people`));
    const { relation } = only(collectPages(pages));
    const at = relation.columns.findIndex(({ name }) => name === "Climbers > 2015");
    expect(relation.columns[at]).toMatchObject({ type: "number", role: "measure", unit: "people" });
    expect(relation.rows.map(({ cells }) => cells[at]!.value.kind)).toEqual([
      "missing",
      "number",
      "missing",
      "number",
      "missing",
      "number",
    ]);
  });

  it("are so where every page says the same years", () => {
    const pages = site((i) => `${region(i)}${blocks(i, [2019, 2018], (year) => `(${year})`)}`);
    expect(column(pages, "Climbers > 2019")).toEqual([109, 209, 300, 409, 509, 609].map((n) => `${n} people`));
    expect(column(pages, "Climbers > 2018")).toEqual([108, 208, 300, 408, 508, 608].map((n) => `${n} people`));
  });

  it("are so in one text, and each is cited where it stands", () => {
    const pages = site(
      (i) => `${region(i)}<dl><dt>Visits</dt><dd>${i + 3}.1 million (2019 est.) ${i + 2}.5 million (2018)</dd></dl>`,
    );
    expect(column(pages, "Visits > 2018")).toEqual([2, 3, 4, 5, 6, 7].map((n) => `${n}.5 million`));
    const { relation } = only(collectPages(pages));
    const at = relation.columns.findIndex(({ name }) => name === "Visits > 2018");
    expect(relation.rows[0]!.cells[at]!.evidence.place).toMatchObject({ start: 24, end: 35 });
  });

  it("stay two values of one year where a page dates two alike", () => {
    const twice = (html: string) =>
      html.replace("106 people</span> <span></span> <span>(2016", "207 people</span> <span></span> <span>(2017");
    const pages = site((i) => `${region(i)}${twice(blocks(i, last(i)))}`);
    const { relation } = only(collectPages(pages));
    const shown = (heading: string) =>
      relation.rows[0]!.cells[relation.columns.findIndex(({ name }) => name === heading)]!.value;
    expect(shown("Climbers > 2018")).toMatchObject({ kind: "number", decimal: "108" });
    expect(shown("Climbers > 2017")).toMatchObject({ kind: "list", printed: "107 people; 207 people" });
  });

  it("stay under their label where each page dates one value only, or remarks on more than the year", () => {
    const single = site((i) => `${region(i)}${blocks(i, [2015 + (i % 3)])}`);
    expect(names(single)).toContain("Climbers");
    const days = site((i) => `${region(i)}${blocks(i, last(i), (year) => `(3${i % 2} March ${year})`)}`);
    expect(names(days).filter((name) => name.startsWith("Climbers > "))).toEqual([]);
  });
});
