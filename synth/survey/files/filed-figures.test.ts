import { describe, expect, it } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { filedFigures } from "./filed-figures.ts";
import { measureOfFile } from "./years-across.ts";

const MILLS = ["Upper Mill", "Lower Mill", "Tide Mill", "Wind Mill", "Paper Mill"];

/** Pages of mills, each of which states its code. */
const pages: Relation = (() => {
  const made = testRelation(
    "mills",
    ["Mill", "Mill code", "River"],
    MILLS.map((name, at) => [name, `M-${10 + at}`, at % 2 ? "Aller" : "Bode"]),
  );
  const rows = made.rows.map((row, at) => ({ ...row, about: `https://mills.example/${at}` }));
  return { ...made, source: "page_collection", rows };
})();

const file = (headings: string[], rows: string[][], name = "grain-ground"): Relation => ({
  ...testRelation("file", headings, rows),
  name,
  source: "csv",
});
const filed = (relation: Relation, names: string[] = []) =>
  filedFigures([relation], [pages], () => names, "the Acme site");
const printed = ({ rows }: Relation) => rows.map(({ cells }) => cells.map(({ value }) => value.printed));

describe("files whose rows name pages", () => {
  it("gives a relation for each year of a column of years, of the things that have a figure", () => {
    const long = file(
      ["mill", "year", "grain (t)"],
      MILLS.flatMap((name, at) => [[name, "2021", `${100 + at}`], ...(at < 4 ? [[name, "2022", `${200 + at}`]] : [])]),
    );
    const { relations, replaced } = filed(long);
    expect(relations.map(({ columns }) => columns.map(({ name }) => name))).toEqual([
      ["mill", "grain (t) > 2021"],
      ["mill", "grain (t) > 2022"],
    ]);
    expect(relations[1]!.rows.map(({ about }) => about)).toEqual(pages.rows.slice(0, 4).map(({ about }) => about));
    expect(relations[0]!.columns[1]).toMatchObject({ unit: "t", role: "measure" });
    // It follows the things over the years, too.
    expect(replaced.size).toBe(0);
  });

  it("names years side by side after what links call the file, and leaves out who has no page and totals", () => {
    const wide = file(
      ["Mill", "2021", "2022"],
      [
        ...MILLS.map((name, at) => [name, `${at + 5}`, `${at + 9}`]),
        ["Old Mill (closed)", "3", ""],
        ["Total", "38", "55"],
      ],
    );
    const total = { ...wide, rows: wide.rows.map((row, at) => (at === 6 ? { ...row, total: true } : row)) };
    const { relations, replaced } = filed(total, ["Grain delivered by mill"]);
    expect(relations.map(({ columns }) => columns[1]!.name)).toEqual([
      "Grain delivered > 2021",
      "Grain delivered > 2022",
    ]);
    expect(printed(relations[0]!)).toHaveLength(5);
    expect(replaced.has(total)).toBe(true);
  });

  it("says the name of the thing where a file has its code, many rows to a thing", () => {
    const wheels = file(
      ["Wheel no.", "Mill code", "Power (kW)"],
      Array.from({ length: 10 }, (_, at) => [`W${at}`, `M-${10 + (at % 5)}`, `${at + 3}`]),
    );
    const [rows] = filed(wheels).relations;
    expect(rows!.columns.map(({ name }) => name)).toEqual(["Wheel", "Mill", "Power (kW)"]);
    expect(rows!.rows[1]!.cells[1]!.value).toEqual({
      kind: "entity",
      printed: "Lower Mill",
      href: "https://mills.example/1",
    });
    // What stands there is what the page is called, and there it can be read again.
    expect(rows!.rows[1]!.cells[1]!.evidence).toEqual(pages.rows[1]!.cells[0]!.evidence);
  });

  it("leaves files alone that name hardly any page", () => {
    const others = file(
      ["Mill", "2021", "2022"],
      ["Tide Mill", "Wind Mill", "A", "B", "C"].map((name) => [name, "1", "2"]),
    );
    expect(filed(others, ["Grain delivered by mill"]).relations).toEqual([]);
  });
});

describe("what the figures of a file are", () => {
  it("is what its title says without the site and the things, else what links call it", () => {
    const of = (title: string, ...names: string[]) => measureOfFile(title, "Mill", names, "the Acme Mills site");
    expect(of("Acme Mills – deliveries of large mills")).toBe("deliveries");
    expect(of("by-year", "Mill deliveries")).toBe("deliveries");
    expect(of("grain-file", "Register", "Budget and expenditure", "Exports by mill")).toBe("Exports");
    expect(of("grain-file", "Open data")).toBeUndefined();
  });
});
