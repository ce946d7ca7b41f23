import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { takesFiguresOfSome } from "./figures-of-some.ts";

const page = (letter: string) => `https://clocks.example/${letter}`;
const clocks = testRelation(
  "clocks",
  ["Clock", "Price"],
  [..."ABCDEF"].map((letter, at) => [`Clock ${letter}`, `${20 + at * 7}`]),
);
const withPages: Relation = {
  ...clocks,
  rows: clocks.rows.map((row, at) => ({ ...row, about: page("ABCDEF"[at]!) })),
};
/** A sale whose rows are linked where a clock has a page. */
const sale = (linked: string, sold: string): Relation => {
  const table = testRelation(
    "sale",
    ["Lot name", "Price"],
    [...sold].map((letter, at) => [`Clock ${letter}`, `${30 + at * 5}`]),
  );
  return {
    ...table,
    rows: table.rows.map((row) => {
      const [first, ...rest] = row.cells;
      const { printed } = first!.value;
      const letter = printed.at(-1)!;
      const value = { kind: "entity" as const, printed, href: page(letter) };
      return { ...row, cells: linked.includes(letter) ? [{ ...first!, value }, ...rest] : row.cells };
    }),
  };
};
const at = (end: string) => over("ranked_value", leaf("clocks"), { by: "Price", k: 1, end });
const ratio = { op: "ratio", params: {}, inputs: { a: at("highest"), b: at("lowest") } };
const mean = over("mean", leaf("clocks"), { column: "Price" });

function refused(some: boolean, linked: string, sold = "ABXYZ"): boolean[] {
  const survey = surveySite(lakeSite([withPages]));
  const made = (relation: Relation, of = survey.lone[0] ?? survey.relations[0]!) => ({ ...of, relation });
  const kind = { ...made(withPages), ...(some ? { pagesOfSome: true as const } : {}) };
  const bench = new Workbench({ ...survey, relations: [kind], lone: [made(sale(linked, sold))] });
  return [ratio, mean, at("highest")].map((node) => takesFiguresOfSome(node, bench));
}

test("of things that somebody chose to show nobody asks how far their ends lie apart", () => {
  expect(refused(true, "")).toEqual([true, false, false]);
  expect(refused(false, "AB")).toEqual([false, false, false]);
});

test("nor what they come to on average, where tables give the same figure of the others", () => {
  expect(refused(true, "AB")).toEqual([true, true, false]);
  expect(refused(true, "ABCDE", "ABCDE")).toEqual([true, false, false]);
});

test("a figure of what all have pages may be asked for, though its rows are joined to a choice of others", () => {
  const keys = testRelation(
    "keys",
    ["Key", "Length", "Clock"],
    [..."ABCDEF"].map((letter, at) => [`Key ${letter}`, `${3 + at} cm`, `Clock ${letter}`]),
  );
  const survey = surveySite(lakeSite([withPages, keys]));
  const relations = [...survey.relations, ...survey.lone].map((one) =>
    one.relation.id === "clocks" ? { ...one, pagesOfSome: true as const } : one,
  );
  const bench = new Workbench({ ...survey, relations, lone: [] });
  const joined = {
    op: "join",
    params: { on: "Clock", columns: ["Price"] },
    inputs: { left: leaf("keys"), right: leaf("clocks") },
  };
  expect(takesFiguresOfSome(over("range", joined, { column: "Length" }), bench)).toBe(false);
  expect(takesFiguresOfSome(over("range", joined, { column: "Price" }), bench)).toBe(true);
});
