import { expect, test } from "vitest";
import { lakeSite, lakes } from "../../relation.fixture.ts";
import { surveySite } from "../survey-site.ts";
import { withoutPeopleUnnamed } from "./people-unnamed.ts";

const [surveyed] = surveySite(lakeSite([lakes()])).relations;
const called = (noun: string, names: readonly string[]) => {
  const { relation, naming } = surveyed!;
  const rows = relation.rows.map((row, at) => ({
    ...row,
    cells: row.cells.map((cell, index) =>
      index === 0 ? { ...cell, value: { kind: "text" as const, printed: `${names[at % names.length]!}` } } : cell,
    ),
  }));
  const one = {
    ...surveyed!,
    relation: { ...relation, rows },
    naming: { ...naming, singular: noun, plural: `${noun}s` },
  };
  return withoutPeopleUnnamed([one])[0]!.hasNoun;
};

test("what is called by words of the language is nobody, whatever its section is headed", () => {
  expect(called("volunteer", ["Evening stall team", "Shop assistant", "Book sorter"])).toBe(false);
});

test("people by their names, what ends in the noun, and things that are no people keep theirs", () => {
  expect(called("volunteer", ["Ada Holm", "Jan van der Berg", "Ola Lind"])).toBe(true);
  expect(called("driver", ["Old printer driver", "Tape driver"])).toBe(true);
  expect(called("trail", ["Lower meadow loop", "Red gorge path"])).toBe(true);
});
