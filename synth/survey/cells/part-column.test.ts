import { expect, test } from "vitest";
import type { Cell } from "../../../core/relation.ts";
import { evidenceOfPart, partColumn } from "./part-column.ts";

const url = "https://shop.example/kettle";
const whole = { snapshot: "s", url, place: { at: "node" as const, path: "0/1", start: 10, end: 30 } };
const cell = (value: Cell["value"]): Cell => ({ value, evidence: whole });

test("a part stands within the text that its cell was read from", () => {
  expect(evidenceOfPart(whole, 4, 3).place).toEqual({ at: "node", path: "0/1", start: 14, end: 17 });
  expect(evidenceOfPart({ ...whole, place: { at: "cell", path: "0", table: 1, row: 2, col: 3 } }, 4, 3).place).toEqual({
    at: "cell",
    path: "0",
    table: 1,
    row: 2,
    col: 3,
    start: 4,
    end: 7,
  });
});

test("a column of parts is typed by them, and what has none is not taken for one", () => {
  const cells = [
    cell({ kind: "text", printed: "for 40 days" }),
    cell({ kind: "missing", printed: "" }),
    cell({ kind: "text", printed: "for ever" }),
  ];
  const made = partColumn(
    "Days",
    cells,
    [{ text: "40", start: 4 }, undefined, undefined],
    ({ start, text }, row) => evidenceOfPart(cells[row]!.evidence, start, text.length),
    ({ value }) => ({ kind: "unsure", printed: value.printed, why: "it says no number" }),
  );
  expect(made.column.type).toBe("number");
  expect(made.cells.map(({ value }) => value.kind)).toEqual(["number", "missing", "unsure"]);
  expect(made.cells[0]!.evidence.place).toMatchObject({ start: 14, end: 16 });
});
