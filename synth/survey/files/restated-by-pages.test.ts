import { describe, expect, it } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import type { SurveyedRelation } from "../surveyed.ts";
import { filedFigures } from "./filed-figures.ts";
import { withoutRestatedColumns } from "./restated-by-pages.ts";

const MILLS = ["Upper Mill", "Lower Mill", "Tide Mill", "Wind Mill", "Paper Mill"];
const pages: Relation = (() => {
  const made = testRelation(
    "mills",
    ["Mill", "River", "Meadow around it", "Building begun"],
    MILLS.map((name, at) => [name, at % 2 ? "Aller" : "Bode", `${at + 3},200 m²`, `May 18${at}2`]),
  );
  const rows = made.rows.map((row, at) => ({ ...row, about: `https://mills.example/${at}` }));
  return { ...made, source: "page_collection", rows };
})();
const file = (headings: string[], cellsOf: (at: number) => string[]): Relation => ({
  ...testRelation(
    "file",
    ["mill", ...headings],
    MILLS.map((name, at) => [name, ...cellsOf(at)]),
  ),
  name: "mills",
  source: "csv",
});
const surveyed = (relation: Relation): SurveyedRelation => ({
  relation,
  naming: { singular: "mill", plural: "mills", source: "" },
  hasNoun: true,
  columns: relation.columns.slice(1).map((column, at) => ({
    index: at + 1,
    column,
    coverage: 1,
    distinct: 5,
    salience: 1,
  })),
  dropped: [],
  groups: [],
  nouns: [],
});
const read = (relation: Relation) => {
  const { relations, restated } = withoutRestatedColumns([surveyed(pages), surveyed(relation)]);
  const columns = relations.slice(1).map((one) => one.columns.map(({ column }) => column.name));
  return { columns, restated: restated.length };
};

describe("a column of a file that the pages of its things state", () => {
  it("is asked for as the pages word it, be it a figure, words or a month", () => {
    const some = file(["metres", "river", "begun", "staff"], (at) => [
      `${at + 3}200`,
      at % 2 ? "Aller" : "Bode",
      `18${at}2-05`,
      `${at * 7 + 2}`,
    ]);
    expect(read(some)).toEqual({ columns: [["staff"]], restated: 0 });
    expect(read(file(["metres", "river"], (at) => [`${at + 3}200`, at % 2 ? "Aller" : "Bode"]))).toEqual({
      columns: [],
      restated: 1,
    });
  });

  it("is its own where the figures are others", () => {
    expect(read(file(["metres"], (at) => [`${at + 4}200`]))).toEqual({ columns: [["metres"]], restated: 0 });
  });

  it("is no figure of the things beside those of their pages", () => {
    const figures = (relation: Relation) =>
      filedFigures([relation], [pages], () => [], "the Acme site").relations.map(({ columns }) =>
        columns.map(({ name }) => name),
      );
    expect(figures(file(["metres", "staff"], (at) => [`${at + 3}200`, `${at * 7 + 2}`]))).toEqual([["mill", "staff"]]);
    expect(figures(file(["metres"], (at) => [`${at + 3}200`]))).toEqual([]);
  });
});
