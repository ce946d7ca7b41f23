import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../survey-site.ts";

const ROWS = [1, 2, 3, 4];
const url = (owner: string) => `https://lakes.example/${owner}`;
const at = (relation: Relation, owners: readonly string[]): Relation => ({
  ...relation,
  source: "html_table",
  rows: relation.rows.map((row, index) => ({
    ...row,
    cells: row.cells.map((cell) => ({
      ...cell,
      evidence: { ...cell.evidence, url: url(owners[index]!), place: { at: "node", path: `${index % ROWS.length}` } },
    })),
  })),
});

/** A table of fittings on each of several pages, and all of them together. */
function kind(owner: string, names: readonly string[]): { family: Relation; tables: Relation[] } {
  const rows = names.flatMap((name) =>
    ROWS.map((more) => [name, `${name} part ${more}`, more % 2 === 0 ? "brass" : "oak"]),
  );
  const made = testRelation(owner, [owner, "Fitting", "Material"], rows);
  const columns = made.columns.map((column, index) =>
    index === 1 ? column : { ...column, role: "category" as const },
  );
  const family = at(
    { ...made, columns },
    rows.map(([name]) => name!),
  );
  const tables = names.map((name) => {
    const own = rows.filter(([first]) => first === name).map((row) => row.slice(1));
    return at(
      testRelation(`${owner} ${name}`, ["Fitting", "Material"], own),
      ROWS.map(() => name),
    );
  });
  return { family, tables };
}

const boats = kind("Boat", ["Ant", "Bee", "Cod", "Doe", "Elk"]);
const sheds = kind("Shed", ["One", "Two", "Three", "Four", "Five", "Six"]);
const asked = (relations: Relation[]) =>
  surveySite(lakeSite(relations))
    .relations.map(({ relation }) => relation.id)
    .includes("Boat");

test("tables that other tables of one kind hold are not missing in these", () => {
  expect(asked([...boats.tables, ...sheds.tables, boats.family, sheds.family])).toBe(true);
  expect(asked([...boats.tables, ...sheds.tables, boats.family])).toBe(false);
});

test("a table that counts things of a kind by year lists none that the others lack", () => {
  const years = Array.from({ length: 40 }, (_, at) => [String(1980 + at), String(3 + (at % 7))]);
  const counted = { ...testRelation("Fittings by year", ["Year", "Boats"], years), source: "html_table" as const };
  const listed = {
    ...testRelation(
      "Fittings by maker",
      ["Maker", "Boats"],
      years.map(([year, n]) => [`M${year}`, n!]),
    ),
    source: "html_table" as const,
  };
  const all = [...boats.tables, boats.family];
  expect(asked([...all, counted])).toBe(true);
  expect(asked([...all, { ...listed, name: "Fittings" }])).toBe(false);
});
