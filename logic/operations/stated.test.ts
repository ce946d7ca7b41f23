import { describe, expect, it } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";

const HEADER = ["Car", "Price", "Doors", "Built"];
const ROWS = [
  ["Ard", "€4,000", "5", "1999"],
  ["Bel", "", "3", "2001"],
  ["Cor", "€9,000", "", "2004"],
  ["Dun", "€2,500", "3", ""],
  ["Eid", "n/a", "5", "2010"],
  ["Fal", "€7,100", "5", "2011"],
];
const LISTED = "among the six entries listed on the front page of the Cars site";
const cars = { singular: "car", plural: "cars", source: "on the Cars site" };
const { ask, refusal } = asker([testRelation("cars", HEADER, ROWS)], { cars });
const pages = testRelation("pages", HEADER, ROWS, { about: true });
const own = {
  ...pages,
  rows: pages.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => ({ ...cell, evidence: { ...cell.evidence, url: row.about! } })),
  })),
};
const paged = (source: string) => asker([own], { pages: { ...cars, source } });
const stated = (columns: readonly string[], from = "cars") => ({ op: "stated", from, columns });

describe("stated", () => {
  it("keeps the rows that state a value, and says once which these are", () => {
    const steps = [stated(["Price"]), { op: "mean", from: "s1", column: "Price" }];
    expect(ask(steps, 0)).toMatchObject({
      question:
        "What is the mean price, in euros, of the cars on the Cars site for which the price is given? Round to the nearest whole number.",
      answer: "€5,650",
    });
  });
  it("does not say which these are where an end of just that is asked for", () => {
    const end = { from: "s1", k: 1, end: "highest" };
    expect(ask([stated(["Price"]), { op: "ranked_value", by: "Price", ...end }]).question).toBe(
      "On the Cars site, what is the highest price, in euros, among all cars?",
    );
    const doors = ask([stated(["Price", "Doors"]), { op: "ranked_value", by: "Price", ...end }]).question;
    expect(doors).toContain("are given");
  });
  it("refuses a column that says in some rows that there is none: these state it, and have none", () => {
    const marked = (none: string) =>
      asker(
        [
          testRelation(
            "shops",
            ["Shop", "Mark"],
            [
              ["Ard", "gold"],
              ["Bel", none],
              ["Cor", "silver"],
            ],
          ),
        ],
        { shops: cars },
      ).refusal([stated(["Mark"], "shops"), { op: "count", from: "s1" }]);
    expect(marked("无")).toBe("stated_absence");
    expect(marked("暂无")).not.toBe("stated_absence");
  });
  it("refuses a service that is said to be not available, and a dash among small counts: each may say that there is none", () => {
    const port = (heading: string, values: readonly string[]) =>
      asker(
        [
          testRelation(
            "ports",
            ["Port", heading],
            values.map((value, at) => [`Port ${"ABCDE"[at]}`, value]),
          ),
        ],
        {
          ports: cars,
        },
      ).refusal([stated([heading], "ports"), { op: "count", from: "s1" }]);
    const ruled = ["by request", "compulsory", "by request", "compulsory"];
    expect(port("Pilotage", [...ruled, "Not available"])).toBe("stated_absence");
    expect(port("Pilotage", [...ruled, "-"])).not.toBe("stated_absence");
    expect(port("Titles", ["14", "3", "1", "2", "-"])).toBe("stated_absence");
    expect(port("Titles", ["14", "3", "0", "2", "-"])).not.toBe("stated_absence");
    expect(port("Inhabitants", ["1400", "300", "125", "270", "-"])).not.toBe("stated_absence");
    expect(port("Titles", ["14", "3", "1", "2", ""])).not.toBe("stated_absence");
  });
  it("leaves out what is said to be unknown", () => {
    const houses = testRelation(
      "houses",
      ["House", "Architect", "Floors"],
      ["Ann Ash", "unknown", "Bo Birch", "", "unknown", "Ann Ash"].map((by, at) => [
        `House ${"ABCDEF"[at]}`,
        by,
        `${at}`,
      ]),
    );
    const asked = asker([houses], { houses: cars }).ask([stated(["Architect"], "houses"), { op: "count", from: "s1" }]);
    expect(asked.answer).toBe("3");
  });
  it("speaks of the pages where each row is one", () => {
    const steps = [stated(["Doors", "Price"], "pages"), { op: "count", from: "s1" }];
    expect(paged(LISTED).ask(steps)).toMatchObject({
      question:
        "Among those of the six entries listed on the front page of the Cars site whose pages give both the number of doors and the price, how many cars are there?",
      answer: "3",
    });
  });
  it("leaves out the others where a condition tells already which things are meant", () => {
    const where = { column: "Doors", is: "=", value: "5" };
    const steps = [{ op: "filter", from: "cars", where }, stated(["Built"], "s1"), { op: "count", from: "s2" }];
    const some = asker([testRelation("cars", HEADER, [...ROWS, ["Gad", "€3,000", "5", ""]])], { cars });
    expect(some.ask(steps.map((step) => ("where" in step ? { ...step, missing: "skip" } : step))).question).toMatch(
      /^On the Cars site, how many cars .*5.*\? .*Leave out cars without a stated .*\.$/,
    );
  });
  it("says of years when it was", () => {
    const steps = [stated(["Built", "Price"], "pages"), { op: "count", from: "s1" }];
    expect(paged("on the Cars site").ask(steps).question).toBe(
      "Among the cars on the Cars site whose pages give the price and say when they were built, how many cars are there?",
    );
  });
  it("says a quantity of two years once", () => {
    const years = asker(
      [
        {
          ...own,
          columns: own.columns.map((column, at) =>
            at === 1 ? { ...column, name: "Price > 2019" } : at === 2 ? { ...column, name: "Price > 2017" } : column,
          ),
        },
      ],
      { pages: { ...cars, source: LISTED } },
    );
    const steps = [stated(["Price > 2019", "Price > 2017"], "pages"), { op: "count", from: "s1" }];
    expect(years.ask(steps).question).toBe(
      "Among those of the six entries listed on the front page of the Cars site whose pages give the price for both 2017 and 2019, how many cars are there?",
    );
  });
  it("refuses what all rows state, or none, or what cannot be read", () => {
    expect(refusal([stated(["Car"])])).toBe("trivial");
    const unclear = asker([testRelation("cars", HEADER, [...ROWS, ["Gad", "from 3 to 5 thousand", "3", "1999"]])], {
      cars,
    });
    expect(unclear.refusal([stated(["Price"])])).toBe("unsure_cells");
    expect(refusal([stated(["Colour"])])).toBe("unknown_column");
  });
  it("says of the pages of a book that the site gives their number, and not that pages give it", () => {
    const books = {
      ...own,
      columns: own.columns.map((column) => (column.name === "Doors" ? { ...column, name: "Pages" } : column)),
    };
    const { ask: of } = asker([books], { pages: { singular: "book", plural: "books", source: "on the Book site" } });
    expect(of([stated(["Pages"], "pages"), { op: "mean", from: "s1", column: "Pages" }], 0).question).toMatch(
      /^Considering only the books on the Book site for which the site gives the number of pages, /,
    );
  });
});
