import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { withLifeSpans } from "./life-spans.ts";

const LIVES = [
  ["Ada Holm", "1871", "1951"],
  ["Bo Lind", "1802", "1880"],
  ["Cia Ek", "1790", "1851"],
  ["Dan Berg", "1833", "1901"],
] as const;
const list = testRelation("list", ["Name", "Start year", "End year"], LIVES, { about: true });
const people = (died: (year: string) => string) =>
  testRelation(
    "people",
    ["name", "Born", "Died"],
    LIVES.map(([name, born, end]) => [name, `3 May ${born}`, died(end)]),
    { about: true },
  );
const heads = (pages: ReturnType<typeof people>) => withLifeSpans([list], [pages])[0]!.columns.map(({ name }) => name);

test("years behind names are those of births and deaths where the pages of these people say so", () => {
  expect(heads(people((year) => `6 June ${year} (aged 70)`))).toEqual(["Name", "Year of birth", "Year of death"]);
});

test("years of something else stay what they are", () => {
  expect(heads(people((year) => `6 June ${Number(year) + 20}`))).toEqual(["Name", "Start year", "End year"]);
});
