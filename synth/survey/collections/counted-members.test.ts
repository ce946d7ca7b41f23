import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../survey-site.ts";
import { withOwnersMarked } from "./counted-members.ts";

const CLUBS = ["Arlo", "Birk", "Celo", "Dale"];
const [base] = surveySite(lakeSite()).relations;

/** A collection, a page for each row, called by a plural. */
function collection(id: string, plural: string, head: readonly string[], rows: readonly (readonly string[])[]) {
  const made = testRelation(
    id,
    [...head],
    rows.map((row) => [...row]),
  );
  const relation: Relation = {
    ...made,
    source: "page_collection",
    rows: made.rows.map(({ cells }) => ({
      about: `https://pages.example/${cells[0]!.value.printed}`,
      cells: cells.map((cell) =>
        CLUBS.includes(cell.value.printed)
          ? {
              ...cell,
              value: {
                kind: "entity" as const,
                printed: cell.value.printed,
                href: `https://pages.example/${cell.value.printed}`,
              },
            }
          : cell,
      ),
    })),
  };
  const columns = relation.columns.map((column, index) => ({ ...base!.columns[0]!, column, index })).slice(1);
  return { ...base!, relation, naming: { ...base!.naming, plural }, columns };
}
const people = (plural: string) =>
  collection(
    "people",
    plural,
    ["Name", "Club"],
    ["Ann", "Bo", "Cia", "Dan", "Eva", "Finn", "Gro", "Ida"].map((name, at) => [name, CLUBS[at % 4]!]),
  );
const clubs = (label: string, counts: readonly number[]) =>
  collection(
    "clubs",
    "clubs",
    ["Name", label],
    CLUBS.map((club, at) => [club, String(counts[at])]),
  );
const isCounted = (plural: string, label: string, counts: readonly number[]) =>
  withOwnersMarked([people(plural), clubs(label, counts)])[0]!.countedByOwners?.has("Club") === true;

test("owners that count more of the things than have a page have others", () => {
  expect(isCounted("people", "Members", [18, 30, 12, 2])).toBe(true);
  expect(isCounted("rowers", "Number of rowers", [18, 30, 12, 9])).toBe(true);
});

test("a Chinese heading counts the things where it names a sort of them", () => {
  expect(isCounted("教师", "在编教师人数", [18, 30, 12, 9])).toBe(true);
  expect(isCounted("教师", "在校学生", [18, 30, 12, 9])).toBe(false);
});

test("as many as have a page, fewer, and other things say nothing", () => {
  expect(isCounted("people", "Members", [2, 2, 2, 2])).toBe(false);
  expect(isCounted("people", "Members", [18, 30, 1, 9])).toBe(false);
  expect(isCounted("people", "Boats", [18, 30, 12, 9])).toBe(false);
  expect(isCounted("rowers", "Members", [18, 30, 12, 9])).toBe(false);
});

test("what the owners' pages say in words is kept", () => {
  const said = new Map([["people", new Set(["Club"])]]);
  const [marked] = withOwnersMarked([people("people"), clubs("Boats", [18, 30, 12, 9])], said);
  expect([marked!.ownedElsewhere?.has("Club"), marked!.countedByOwners]).toEqual([true, undefined]);
});
