import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import type { SurveyedRelation } from "../surveyed.ts";
import { withSortsOfThings } from "./sorts-of-things.ts";

const SORTS = ["Auk", "Bee", "Cod"];
const page = (name: string) => `https://quay.example/classes/${name}/`;

function surveyed(id: string, singular: string, plural: string, header: string[], rows: string[][]) {
  const made = testRelation(id, header, rows);
  const linked = made.rows.map((row) => ({
    ...row,
    ...(id === "classes" ? { about: page(row.cells[0]!.value.printed) } : {}),
    cells: row.cells.map((cell, at) => {
      const { printed } = cell.value;
      return at === 1 && SORTS.includes(printed)
        ? { ...cell, value: { kind: "entity" as const, printed, href: page(printed) } }
        : cell;
    }),
  }));
  const naming = { singular, plural, source: "on the Quay site" };
  return { relation: { ...made, rows: linked }, hasNoun: true, naming } as unknown as SurveyedRelation;
}

const classes = (singular = "class", plural = "classes") =>
  surveyed(
    "classes",
    singular,
    plural,
    ["Name", "Speed"],
    SORTS.map((name, at) => [name, `${10 + at}`]),
  );
const things = (singular: string, plural: string, heading = "Class") =>
  surveyed(
    plural,
    singular,
    plural,
    ["Name", heading],
    "PQRSTU".split("").map((name, at) => [name, SORTS[at % 3]!]),
  );
const called = (...all: SurveyedRelation[]) => withSortsOfThings(all)[0]!.naming.plural;

test("sorts are those of the things that name them", () => {
  expect(called(classes(), things("ferry", "ferries"))).toBe("classes of ferry");
});

test("a noun that says more, things of several kinds, and what is made of them leave them as they are", () => {
  expect(called(classes("ferry class", "ferry classes"), things("ferry", "ferries"))).toBe("ferry classes");
  expect(called(classes(), things("ferry", "ferries"), things("tug", "tugs"))).toBe("classes");
  expect(called(classes(), things("ferry", "ferries", "Speed class"))).toBe("classes");
  expect(called(classes(), things("method", "methods"))).toBe("classes");
  expect(called(classes(), things("pupil", "pupils"))).toBe("classes");
});
