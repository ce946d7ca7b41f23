import { expect, test } from "vitest";
import { withoutCompounds } from "./compound-columns.ts";
import type { Draft } from "./relation-draft.ts";

const place = { at: "cell" as const, path: "0", table: 0, row: 0, col: 0 };
const draftOf = (names: string[], rows: string[][]): Draft => ({
  name: "Options",
  source: "html_table",
  columns: names.map((name) => ({ name })),
  rows: rows.map((cells) => ({ cells: cells.map((text) => ({ text, place })) })),
});
const textsOf = ({ rows }: Draft) => rows.map(({ cells }) => cells.map(({ text }) => text));

test("a heading that says how its cells are built gives two columns, each with its place", () => {
  const split = withoutCompounds(
    draftOf(
      ["Option = Default value", "(Type) Description"],
      [
        ["port = 22", "(Integer(min=0)) Port to call"],
        ["user =", "(String) Name of the user"],
      ],
    ),
  );
  expect(split.columns.map(({ name }) => name)).toEqual(["Option", "Default value", "Type", "Description"]);
  expect(textsOf(split)).toEqual([
    ["port", "22", "Integer(min=0)", "Port to call"],
    ["user", "", "String", "Name of the user"],
  ]);
  expect(split.rows[0]!.cells[1]!.place).toMatchObject({ start: 7, end: 9 });
  expect(split.rows[0]!.cells[2]!.place).toMatchObject({ start: 1, end: 15 });
});

test("cells of another form keep their column whole", () => {
  const draft = draftOf(
    ["Name = Value", "(approx.) Weight"],
    [
      ["port 22", "12"],
      ["user", "13"],
    ],
  );
  expect(withoutCompounds(draft)).toBe(draft);
});

test("what one cell of another form says of the second column is not known", () => {
  const rows = Array.from({ length: 19 }, (_, at) => [`a${at} = ${at}`]);
  const split = withoutCompounds(draftOf(["Name = Value"], [...rows, ["b, see below"]]));
  expect(split.rows.at(-1)!.cells.map(({ text, doubt }) => [text, doubt !== undefined])).toEqual([
    ["b, see below", false],
    ["", true],
  ]);
});
