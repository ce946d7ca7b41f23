import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../survey-site.ts";
import { withWholesPreferred } from "./parts-with-pages.ts";

const NAMES = [..."ABCDEFGHIJKLMNOP"].map((letter) => `Fair ${letter}`);

/** All fairs, by tables on the pages of four years. */
const tables = (names: readonly string[]): Relation => {
  const relation = testRelation(
    "all",
    ["Season", "Fair", "Town", "Stalls"],
    names.map((name, at) => [`200${at % 4}/0${(at % 4) + 1}`, name, ["Oban", "Wick"][at % 2]!, `${20 + at}`]),
  );
  const role = ["category", "label", "category", "measure"] as const;
  return {
    ...relation,
    name: "Fairs",
    source: "html_table",
    columns: relation.columns.map((column, at) => ({ ...column, role: role[at]! })),
    rows: relation.rows.map((row, at) => ({
      ...row,
      cells: row.cells.map((cell) => ({
        ...cell,
        evidence: { ...cell.evidence, url: `https://fairs.example/${at % 4}` },
      })),
    })),
  };
};
/** The pages of six of them. */
const pages: Relation = {
  ...testRelation(
    "some",
    ["Fair", "Town", "Opened by"],
    NAMES.slice(0, 6).map((name, at) => [name, ["Oban", "Wick"][at % 2]!, ["Ada", "Bo", "Cy"][at % 3]!]),
    { about: true },
  ),
  source: "page_collection",
};

function columnsOfPages(names: readonly string[]): string[] {
  const surveyed = [
    ...surveySite(lakeSite([pages, tables(names)])).relations,
    ...surveySite(lakeSite([pages, tables(names)])).lone,
  ];
  const marked = surveyed.map((one) => ({
    ...one,
    hasNoun: true,
    naming: { ...one.naming, singular: "fair", plural: "fairs" },
    ...(one.relation.id === "some" ? { pagesOfSome: true as const } : {}),
  }));
  const found = withWholesPreferred(marked).find(({ relation }) => relation.id === "some");
  return found?.columns.map(({ column }) => column.name) ?? [];
}

test("what tables state of all things is not asked of those with a page", () => {
  expect(columnsOfPages(NAMES)).toEqual(["Opened by"]);
  expect(columnsOfPages(NAMES.slice(6))).toEqual(["Town", "Opened by"]);
});
