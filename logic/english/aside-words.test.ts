import { expect, test } from "vitest";
import type { Program } from "../../core/program.ts";
import { run } from "../interpreter.ts";
import { phraseQuestion } from "../phrase.ts";
import { testRelation } from "../values/relation.fixture.ts";

const ROWS = [
  ["Ash House", "varies*", "3 May 1931"],
  ["Elm Hall", "90", "4 June 1940"],
  ["Fir Hall", "64", "6 or 7 June 1950"],
  ["Oak Hall", "120", "1 March 1961"],
  ["Yew Hall", "80", "8 May 1972"],
  ["Box Hall", "75", ""],
];
const hallsWith = (heading: string) => testRelation("halls", ["Hall", "Seats", heading], ROWS);

function ask(aside: object, then: object, options: { singular?: string; zh?: boolean; heading?: string } = {}): string {
  const program = {
    relations: { h: "halls" },
    steps: [
      { as: "rest", op: "aside", from: "h", ...aside },
      { as: "answer", from: "rest", ...then },
    ],
    answer: "answer",
  } as Program;
  const { singular = "hall", zh = false, heading = "Opened" } = options;
  const halls = hallsWith(heading);
  const naming = zh
    ? { singular: "厅堂", plural: "厅堂", source: "根据某网站" }
    : { singular, plural: `${singular}s`, source: "on the site" };
  const { results } = run(program, new Map([["halls", halls]]));
  return phraseQuestion(program, results, new Map([["halls", naming]]), zh ? "zh" : "en").question;
}

test("what is set aside is so for what the page says of it", () => {
  const seats = { op: "mean", column: "Seats" };
  expect(ask({ names: ["Ash House"], of: ["Seats"] }, seats)).toContain(
    "Leave aside Ash House, for which “varies” is given as the number of seats.",
  );
  expect(ask({ names: ["Ash House"], of: ["Seats"] }, seats, { zh: true })).toContain(
    "不考虑Ash House（其“Seats”写作“varies”）。",
  );
});

test("of several columns that one is named which is said otherwise, and people are persons", () => {
  const first = { op: "count" };
  expect(ask({ names: ["Ash House", "Fir Hall"], of: ["Opened", "Seats"] }, first, { singular: "director" })).toMatch(
    /Leave aside Ash House, for whom “varies” is given as the .*, and Fir Hall, for whom “6 or 7 June 1950” is given as the opening date\.$/,
  );
});

test("developers that were founded, or have employees, are firms", () => {
  const aside = (heading: string) =>
    ask({ names: ["Ash House"], of: ["Seats"] }, { op: "mean", column: "Seats" }, { singular: "developer", heading });
  expect(aside("Founded")).toContain("Leave aside Ash House, for which “varies” is given as the number of seats.");
  expect(aside("Born")).toContain("Leave aside Ash House, for whom “varies” is given as the number of seats.");
});

test("what is not stated is said to be that", () => {
  expect(ask({ names: ["Box Hall"], of: ["Opened"] }, { op: "count" })).toMatch(
    /Leave aside Box Hall, for which no opening date is given\.$/,
  );
});

test("without a column, rows are set aside and nothing is said", () => {
  expect(ask({ names: ["Elm Hall"] }, { op: "count" })).toMatch(/Leave Elm Hall aside\.$/);
});
