import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite, lakes } from "../../relation.fixture.ts";
import { surveySite } from "../survey-site.ts";
import { familiesApart, namedAlikeApart, partsOfOthers } from "./parts-of-others.ts";

/** The first five of ten lakes as a collection of their own, as another reading of the pages may make it. */
function some(change: Partial<Relation> = {}): Relation {
  const made = lakes();
  return { ...made, id: "some", name: "Northern reaches", rows: made.rows.slice(0, 5), ...change };
}

const surveyed = (relations: Relation[]) => surveySite(lakeSite(relations));
const reasons = (relations: Relation[]) =>
  surveyed(relations).dropped.flatMap(({ relation, reason }) => (relation === "some" ? [reason] : []));

test("what holds some of the things of another relation is not asked about as all of them", () => {
  expect(reasons([lakes(), some()])).toEqual(["it is called as all of them are, and has a part"]);
  expect(reasons([some()])).toEqual([]);
  expect(reasons([lakes(), { ...lakes(), id: "some", name: "All again" }])).toEqual([]);
});

const [all] = surveyed([lakes()]).relations;
const [part] = surveyed([some()]).relations;
const named = (plural: string, source = all!.naming.source) => ({
  ...part!,
  naming: { ...part!.naming, plural, source },
});
const isPart = (one: typeof part) => partsOfOthers([all!, one!]).length === 1;

test("a shorter word may mean all of them, another word and another place do not", () => {
  expect(isPart(named("lakes"))).toBe(true);
  expect(isPart(named("mountain lakes"))).toBe(true);
  expect(
    partsOfOthers([{ ...all!, naming: { ...all!.naming, plural: "mountain lakes" } }, named("lakes")]),
  ).toHaveLength(1);
  expect(isPart(named("tarns"))).toBe(false);
  expect(isPart(named("lakes", "among the five lakes listed on the page “North” of the Lake Register site"))).toBe(
    false,
  );
});

test("rows that lead to no page are the same things by their names", () => {
  const relation = { ...part!.relation, rows: part!.relation.rows.map(({ about: _, ...row }) => row) };
  expect(isPart({ ...part!, relation })).toBe(true);
  const rows = relation.rows.map((row, at) => ({
    ...row,
    cells: row.cells.map((cell, column) =>
      column === 0 ? { ...cell, value: { kind: "text" as const, printed: `Other ${at}` } } : cell,
    ),
  }));
  expect(isPart({ ...part!, relation: { ...relation, rows } })).toBe(false);
});

test("one thing that is written otherwise in it than among all of them makes it no other set", () => {
  const [row] = all!.relation.rows;
  const withNames = (one: typeof all, names: readonly number[]) => ({
    ...one!,
    relation: { ...one!.relation, rows: names.map((name) => rename(row!, name)) },
  });
  const whole = withNames(all, [...Array(12).keys()]);
  const some = (others: number) =>
    withNames(
      part,
      [...Array(10).keys()].map((at) => (at < others ? at + 50 : at)),
    );
  expect([1, 2].map((others) => partsOfOthers([whole, some(others)]).length)).toEqual([1, 0]);
});

/** A row by another name. */
const rename = ({ cells }: Relation["rows"][number], at: number) => ({
  cells: cells.map((cell, column) =>
    column === 0 ? { ...cell, value: { kind: "text" as const, printed: `Tarn ${at}` } } : cell,
  ),
});

test("tables of one kind on the pages of a collection that were gathered apart are asked about by none of the two", () => {
  const tables = (id: string, from: number, subject = "Lake") => {
    const made = lakes();
    const columns = made.columns.map((column, at) =>
      at === 0 ? { ...column, name: subject, role: "category" as const } : column,
    );
    const rows = made.rows.slice(from, from + 5);
    return { ...part!, relation: { ...made, id, source: "html_table" as const, columns, rows } };
  };
  const [north, south] = [tables("north", 0), tables("south", 5)];
  expect(familiesApart([all!, north, south])).toEqual([north, south]);
  expect(familiesApart([all!, north])).toEqual([]);
  expect(familiesApart([north, south])).toEqual([]);
  expect(familiesApart([all!, north, tables("south", 5, "Tarn")])).toEqual([]);
});

test("tables of pages of two kinds that call other things alike are no list of all that is called so", () => {
  const family = (id: string, own: string, names: readonly string[]) => {
    const made = testRelation(
      id,
      ["Page", "Song", own],
      names.map((name, at) => [`Page ${at % 4}`, name, `${3 + at} min`]),
    );
    const columns = made.columns.map((column, at) => (at === 0 ? { ...column, role: "category" as const } : column));
    const rows = made.rows.map((row, at) => ({
      ...row,
      cells: row.cells.map((cell) => ({
        ...cell,
        evidence: { ...cell.evidence, url: `https://${id}.example/${at % 4}` },
      })),
    }));
    const relation: Relation = { ...made, source: "html_table", columns, rows };
    return { ...all!, relation, naming: { ...all!.naming, singular: "song", plural: "songs" }, hasNoun: true };
  };
  const names = [..."ABCDEFGH"].map((letter) => `Song ${letter}`);
  const evenings = family("evenings", "Duration", names);
  const apart = (others: readonly string[]) => namedAlikeApart([evenings, family("records", "Time", others)]).length;
  expect(apart(names.map((name) => `${name} minor`))).toBe(2);
  expect(apart(names)).toBe(0);
});
