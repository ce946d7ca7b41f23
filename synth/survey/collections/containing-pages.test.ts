import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { withoutContaining } from "./containing-pages.ts";

const HEADER = ["Name", "Length", "Opened", "Builder", "River"];
const BRIDGES = ["Ash", "Birch", "Cedar", "Elm", "Fir"].map((name, at) => [
  `${name} Bridge`,
  `${40 + at} m`,
  `19${20 + at}`,
  `Lund & ${name}`,
  "Orle",
]);

/** A collection of pages whose cells lead to the page that is called so, where there is one. */
function collection(rows: readonly (readonly string[])[]): Relation {
  const made = testRelation("bridges", HEADER, rows, { about: true });
  const pages = new Map(rows.map(([name], at) => [name!, made.rows[at]!.about!]));
  return {
    ...made,
    source: "page_collection",
    rows: made.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell, at) => {
        const { printed } = cell.value;
        const href = at === 0 ? undefined : pages.get(printed);
        return href === undefined ? cell : { ...cell, value: { kind: "entity" as const, printed, href } };
      }),
    })),
  };
}
const named = (rows: readonly (readonly string[])[]) =>
  withoutContaining(collection(rows)).rows.map(({ cells }) => cells[0]!.value.printed);

test("what several things are said to lie in is none of them where it lacks most of what they share", () => {
  expect(named([...BRIDGES, ["Orle", "90,000 m", "", "", ""]])).toEqual(BRIDGES.map(([name]) => name));
});

test("a thing that states what the others do is one of them, and so is one that is named once", () => {
  const whole = [...BRIDGES, ["Orle", "90 m", "1930", "Moe", ""]];
  expect(named(whole)).toHaveLength(6);
  const once = BRIDGES.map((row, at) => (at === 0 ? row : row.with(4, "Tarn")));
  expect(named([...once, ["Orle", "90 m", "", "", ""]])).toHaveLength(6);
});
