import { describe, expect, it } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { filedFigures } from "./filed-figures.ts";

const MILLS = ["Upper Mill", "Lower Mill", "Tide Mill", "Wind Mill", "Paper Mill"];

const pages: Relation = (() => {
  const made = testRelation(
    "mills",
    ["Name", "River"],
    MILLS.map((name, at) => [name, at % 2 ? "Aller" : "Bode"]),
  );
  const rows = made.rows.map((row, at) => ({ ...row, about: `https://mills.example/${at}` }));
  return { ...made, source: "page_collection", rows };
})();

const table = (id: string, name: string, headings: string[], rows: string[][], source: Relation["source"] = "pdf") => ({
  ...testRelation(id, headings, rows),
  url: `https://mills.example/${id}`,
  name,
  source,
});
const each = (...figures: ((at: number) => string)[]) =>
  MILLS.map((name, at) => [name, ...figures.map((figure) => figure(at))]);
const filed = (...relations: Relation[]) => filedFigures(relations, [pages], () => [], "the Acme site").relations;
const headings = (relations: readonly Relation[]) => relations.map(({ columns }) => columns.map(({ name }) => name));

describe("files with one row to a thing", () => {
  it("are of the year, and of the day, that the title above their figures names", () => {
    const rows = each(
      (at) => `${at + 3}.5`,
      (at) => `${at + 20}`,
    );
    const report = table("report", "Grain and staff, 2021", ["Mill", "Grain (t)", "Millers, 1 July"], rows);
    expect(headings(filed(report))).toEqual([["Mill", "Grain (t) > 2021", "Millers, 1 July 2021"]]);
    expect(filed(report)[0]!.rows[2]!.about).toBe("https://mills.example/2");
  });

  it("say of what there is so much under a heading of two levels, and no more of what is in parts", () => {
    const rows = each(
      (at) => `${at + 3}`,
      (at) => `${at + 20}`,
    );
    const sheet = table("sheet", "Land of mills", ["Mill", "Area (ha) > Pasture", "Sample > Rate"], rows, "xlsx");
    expect(headings(filed(sheet))).toEqual([["Mill", "Area of pasture (ha)"]]);
  });

  it("call the bars of a chart as other pages head the same things", () => {
    const made = table(
      "chart",
      "Grain stored, 31 December 2023 (t)",
      ["Name", "Grain stored, 31 December 2023 (t)"],
      each((at) => `${at + 7}`),
      "image",
    );
    const chart = { ...made, columns: [{ ...made.columns[0]!, unnamed: true }, made.columns[1]!] };
    const lists = ["a", "b"].map((id) =>
      table(
        id,
        id,
        ["Mill", "Built"],
        each((at) => `${1800 + at}`),
        "html_table",
      ),
    );
    expect(headings(filed(chart, ...lists))).toEqual([["Mill", "Grain stored, 31 December 2023 (t)"]]);
    expect(filed(chart, lists[0]!)[0]!.columns[0]).toMatchObject({ name: "Name", unnamed: true });
  });

  it("are left alone where a figure was read with doubt", () => {
    const made = table(
      "chart",
      "Grain stored (t)",
      ["Name", "Grain stored (t)"],
      each((at) => `${at + 7}`),
      "image",
    );
    const rows = made.rows.map((row, at) => {
      const [name, figure] = row.cells;
      const value = { kind: "unsure" as const, printed: "70", why: "read from an image" };
      return at === 1 ? { ...row, cells: [name!, { ...figure!, value }] } : row;
    });
    expect(filed(made)).toHaveLength(1);
    expect(filed({ ...made, rows })).toEqual([]);
  });

  it("leave out what another table of that year states otherwise, and what files of several years say anyway", () => {
    const report = table(
      "report",
      "Grain, 2021",
      ["Mill", "Grain (t)"],
      each((at) => `${at + 3}`),
    );
    const same = table(
      "year",
      "The year 2021",
      ["Mill", "Grain (t)"],
      each((at) => `${at + 3}`),
      "html_table",
    );
    const revised = table(
      "year",
      "The year 2021",
      ["Mill", "Grain (t)"],
      each((at) => `${at + 4}`),
      "html_table",
    );
    expect(filed(report, same)).toHaveLength(1);
    expect(filed(report, revised)).toEqual([]);
    const series = table(
      "series",
      "grain",
      ["mill", "year", "grain (t)"],
      ["2020", "2021"].flatMap((year) => MILLS.map((name, at) => [name, year, `${at + 3}`])),
      "csv",
    );
    expect(headings(filed(report, series))).toEqual([
      ["mill", "grain (t) > 2020"],
      ["mill", "grain (t) > 2021"],
    ]);
  });

  it("are rows of their own where these have another name", () => {
    const rows = MILLS.map((name, at) => [`Wheel ${"ABCDE"[at]}`, name, `${at + 3}`]);
    const wheels = table("wheels", "Wheels", ["Wheel", "Mill", "Power (kW)"], rows, "csv");
    expect(headings(filed(wheels))).toEqual([["Wheel", "Mill", "Power (kW)"]]);
  });
});
