import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../survey-site.ts";
import type { SurveyedRelation } from "../surveyed.ts";
import { withListHeads } from "./restated-lists.ts";

const rows = ["Ard", "Bel", "Cor", "Dun", "Esk"].map((name, at) => [
  name,
  at < 3 ? "North" : "South",
  `${at * at + 4} km`,
]);
const pages = (): Relation => {
  const made = testRelation("pages", ["name", "Coast", "Length"], rows, { about: true });
  const onOwn = (row: Relation["rows"][number]) => ({
    ...row,
    cells: row.cells.map((cell) => ({ ...cell, evidence: { ...cell.evidence, url: row.about! } })),
  });
  return { ...made, source: "page_collection", rows: made.rows.map(onOwn) };
};
const list = (header: readonly string[], cells: readonly (readonly string[])[]) =>
  testRelation("list", header, cells, { about: true });
const survey = (listed: Relation) => surveySite(lakeSite([pages(), listed]));

test("pages are called what the table that lists them heads their names with, which makes way where they say all that it does", () => {
  const found = survey(
    list(
      ["Trail", "Coast"],
      rows.map((row) => row.slice(0, 2)),
    ),
  );
  expect(found.relations.map(({ relation, naming }) => [relation.id, naming.plural])).toEqual([["pages", "trails"]]);
  expect(found.dropped).toContainEqual(expect.objectContaining({ relation: "list" }));
});

test("a list that says more, or otherwise, stays", () => {
  const more = survey(
    list(
      ["Trail", "Guide"],
      rows.map(([name], at) => [name!, at < 2 ? "Ann" : "Bob"]),
    ),
  );
  expect(more.relations.map(({ relation }) => relation.id)).toEqual(["pages", "list"]);
  const other = survey(
    list(
      ["Trail", "Coast"],
      rows.map(([name], at) => [name!, at < 2 ? "North" : "South"]),
    ),
  );
  expect(other.relations.map(({ relation }) => relation.id)).toEqual(["pages", "list"]);
});

test("a list of records makes way, though what it says is called otherwise there", () => {
  const cards = {
    ...list(
      ["Name", "Size"],
      rows.map(([name, , length]) => [name!, length!]),
    ),
    source: "records" as const,
  };
  expect(survey(cards).relations.map(({ relation }) => relation.id)).toEqual(["pages"]);
});

test("a figure is the same whether or not its unit is printed, or says for each of what it is", () => {
  const sized = (printed: (figure: string) => string) => ({
    ...list(
      ["Name", "Size"],
      rows.map(([name, , length]) => [name!, printed(length!.split(" ")[0]!)]),
    ),
    source: "records" as const,
  });
  expect(survey(sized((figure) => figure)).relations.map(({ relation }) => relation.id)).toEqual(["pages"]);
  expect(survey(sized((figure) => `${figure} miles`)).relations.map(({ relation }) => relation.id)).toEqual([
    "pages",
    "list",
  ]);
});

test("a list of some of the pages makes way as well, and is no name for all of them", () => {
  const parts = list(
    ["Coast", "Length"],
    rows.slice(0, 4).map(([, coast, length]) => [coast!, length!]),
  );
  const found = survey(parts);
  expect(found.relations.map(({ relation }) => relation.id)).toEqual(["pages"]);
});

test("a list that has the year of a date makes way for the pages that have the whole", () => {
  const dated = (days: boolean) =>
    rows.map(([name], at) => [name!, days ? `${at + 2} May ${1801 + 7 * at}` : `${1801 + 7 * at}`]);
  const own = testRelation("pages", ["name", "Opened"], dated(true), { about: true });
  const onPages = own.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => ({ ...cell, evidence: { ...cell.evidence, url: row.about! } })),
  }));
  const site = lakeSite([{ ...own, source: "page_collection", rows: onPages }, list(["Trail", "Since"], dated(false))]);
  expect(surveySite(site).relations.map(({ relation }) => relation.id)).toEqual(["pages"]);
});

test("one character at the head of a list is short for what the things are called", () => {
  const stations = ["东门", "西关", "南湖", "北郊"].map((name, at) => [`${name}站`, `${at}条`]);
  const surveyed = (id: string, heading: string, noun: string): SurveyedRelation => {
    const relation = testRelation(id, [heading, "线路"], stations, { about: true });
    const [column] = relation.columns;
    const label = { column: column!, index: 0, coverage: 1, distinct: 4, salience: 1 };
    const naming = { singular: noun, plural: noun, source: "客运网" };
    return { relation, label, naming, hasNoun: true, columns: [], dropped: [], groups: [], nouns: [] };
  };
  const called = (heading: string, noun: string) => {
    const list = surveyed("list", heading, heading);
    const one = surveyed("pages", "name", noun);
    const collection = { ...one, relation: { ...one.relation, source: "page_collection" as const } };
    const { relations } = withListHeads([collection, list], "zh");
    return relations.find(({ relation }) => relation.source === "page_collection")!.naming.singular;
  };
  expect(called("站名", "客运站")).toBe("客运站");
  expect(called("公园", "澄江市公园")).toBe("公园");
});

test("what its lists say was chosen of more is not called by the bare word over the names", () => {
  const listed = list(
    ["Trail", "Guide"],
    rows.map(([name], at) => [name!, at < 2 ? "Ann" : "Bob"]),
  );
  const [collection, table] = survey(listed).relations;
  const naming = { ...collection!.naming, singular: "notable trail", plural: "notable trails" };
  const called = (chosen: Pick<SurveyedRelation, "chosen">) =>
    withListHeads([{ ...collection!, ...chosen, naming }, table!], "en").relations[0]!.naming.plural;
  expect(called({ chosen: true })).toBe("notable trails");
  expect(called({})).toBe("trails");
});
