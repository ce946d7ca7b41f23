import { expect, test } from "vitest";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { lakePage, lakeSite, lakes } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { changesOverYears } from "./changes-over-years.ts";
import type { Material } from "./draft.ts";
import { numbersOf, runCell } from "./run-cell.ts";
import { matrixWords } from "./words/matrix-words.ts";

const names = lakes().rows.map(({ cells }) => cells[0]!.value.printed);

/** What is asked of a figure of every lake over the years, with the first lake's cell. */
function asked(heading: string, years: readonly string[], figure: (of: number, at: number) => string) {
  const rows = names.flatMap((name, of) => years.map((year, at) => [name, year, figure(of, at)]));
  const made = testRelation("catches", ["Lake", "Year", heading], rows);
  const spread = made.rows.map((row, at) => ({
    ...row,
    cells: row.cells.map((cell) => ({ ...cell, evidence: { ...cell.evidence, url: lakePage(rows[at]![0]!) } })),
  }));
  const survey = surveySite(lakeSite([lakes(), { ...made, rows: spread }]));
  const { question: say, scope } = matrixWords("en");
  const called = scope.called(names.length, survey.relations.find(({ relation }) => relation.id !== "catches")!.naming);
  return changesOverYears({ called, say, names } as unknown as Material, survey).map(
    ({ question, programs, quantities }) => {
      const { relation } = quantities[0]!.surveyed;
      const { reference } = runCell(programs(names[0]!), new Map([[relation.id, relation]]));
      return [question, Number(numbersOf(reference)[0])];
    },
  );
}

test("of shares it is asked by how many points all rose, or all fell", () => {
  const years = ["2008", "2011", "2014", "2017"];
  const rose = asked("Reed cover", years, (of, at) => `${20 + of + at * 3}%`);
  expect(rose).toEqual([[expect.stringMatching(/^By how many percentage points did .* rise from 2008 to 2017/), 9]]);
  const fell = asked("Reed cover", years, (of, at) => `${60 + of - at * 2}%`);
  expect(fell).toEqual([[expect.stringMatching(/^By how many percentage points did .* fall from 2008 to 2017/), 6]]);
  expect(asked("Reed cover", years, (of, at) => `${60 + of - at * (of - 2)}%`)).toEqual([]);
});

test("two years that follow one another show which way it went; a yearly rate they do not have", () => {
  const years = ["2008", "2009"];
  const rose = asked("Catches", years, (of, at) => `${20 + of * 20 + at * 5}`);
  expect(rose).toEqual([[expect.stringMatching(/^By what percentage did .* rise from 2008 to 2009/), 25]]);
  expect(asked("Catches", years, (of, at) => `${200 + of - at * (of - 2)}`)).toEqual([]);
});

test("where some rose and some fell from one year to the next, the change has its sign", () => {
  const figure = (of: number, at: number) => `${200 + of - at * (of % 2 === 0 ? 50 : -30)}`;
  const [[question, value] = []] = asked("Catches", ["2008", "2009"], figure);
  expect(question).toMatch(/^By what percentage did .* change from 2008 to 2009/);
  expect(value).toBe(-25);
});
