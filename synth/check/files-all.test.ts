import { expect, test } from "vitest";
import type { Program } from "../../core/program.ts";
import { type FiledStatement, filesAll } from "./files-all.ts";

const said = (thing: string, printed: string): FiledStatement => ({
  thing,
  names: [` ${thing.toLowerCase()} `],
  isName: false,
  printed,
});
const LINES = [said("Aber", "Open"), said("Brecon", "Operating"), said("Corwen", "Closed"), said("Dinas", "Closed")];
const BOX = ['Open | "Aber" • "Brecon"', 'Closed | "Corwen" • "Dinas"'];

const program = (op: string, where?: object): Pick<Program, "steps"> => ({
  steps: [
    ...(where ? [{ as: "some", op: "filter", from: "lines", where }] : []),
    { as: "x", op, from: where ? "some" : "lines", column: "Status" },
  ] as Program["steps"],
});
const closed = { column: "Status", is: "equals", value: "Closed" };

test("a box of links that files each thing below its value says all of them", () => {
  const as = LINES.map((one) => (one.printed === "Operating" ? { ...one, printed: "Open" } : one));
  expect(filesAll(BOX, as, program("mode"))).toBe(true);
  expect(filesAll(BOX.slice(0, 1), as, program("mode"))).toBe(false);
});

test("which are closed is said though the others are called otherwise; which status is most frequent is not", () => {
  expect(filesAll(BOX, LINES, program("count", closed))).toBe(true);
  expect(filesAll(BOX, LINES, program("mode"))).toBe(false);
  expect(filesAll(BOX, LINES, program("count", { ...closed, value: "Operating" }))).toBe(false);
});

test("a list that lacks one of them, or files another with them, says something else", () => {
  expect(filesAll(['Closed | "Corwen" • "Dinas"', '"Aber"'], LINES, program("count", closed))).toBe(false);
  expect(filesAll(['Closed | "Corwen" • "Dinas" • "Aber"', '"Brecon"'], LINES, program("count", closed))).toBe(false);
});
