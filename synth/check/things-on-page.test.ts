import { describe, expect, it } from "vitest";
import type { Relation } from "../../core/relation.ts";
import { lakes } from "../relation.fixture.ts";
import { ThingsOnPage } from "./things-on-page.ts";

const DEPTH = 2;
const KIND = 4;
const relation = lakes();
const { rows } = relation;
const cell = (row: Relation["rows"][number], column: number) => row.cells[column]!.value.printed;

/** Of how many lakes a page says a column, where it has these lines for each. */
function saying(column: number, block: (row: Relation["rows"][number], at: number) => string, links = false): number {
  const linked = rows.map(({ about }, at) => ({ url: about!, text: `Lake no. ${at + 100}`, heading: "" }));
  const things = new ThingsOnPage(
    rows.flatMap((row, at) => block(row, at).split("\n")),
    relation,
    links ? linked : [],
  );
  return rows.filter((row) => things.says(row, column)).length;
}

describe("what a page says of things in their blocks", () => {
  it("is a column of which it says nearly all", () => {
    const without = (from: number) => (row: Relation["rows"][number], at: number) =>
      `${cell(row, 0)}\nDown to ${at < from ? "?" : cell(row, DEPTH).replace(" m", "")}`;
    expect(saying(DEPTH, without(0))).toBe(rows.length);
    expect(saying(DEPTH, without(1))).toBe(rows.length - 1);
    expect(saying(DEPTH, without(2))).toBe(0);
    expect(saying(KIND, without(0))).toBe(0);
  });

  it("stands before the names as well as behind them", () => {
    expect(saying(DEPTH, (row) => `${cell(row, DEPTH)}\n${cell(row, 0)}`)).toBe(rows.length);
  });

  it("is of what links to the things are called", () => {
    const block = (row: Relation["rows"][number], at: number) => `Lake no. ${at + 100}: ${cell(row, DEPTH)}`;
    expect(saying(DEPTH, block, true)).toBe(rows.length);
    expect(saying(DEPTH, block)).toBe(0);
  });

  it("may be a code for each value", () => {
    expect(saying(KIND, (row) => `${cell(row, 0)} (${cell(row, KIND)[0]!.toUpperCase()}L)`)).toBe(rows.length);
  });

  it("is nothing that stands beside the others just as well", () => {
    const all = [...new Set(rows.map((row) => cell(row, KIND)))].join(" or ");
    expect(saying(KIND, (row) => `${cell(row, 0)}: ${all}`)).toBe(0);
  });

  it("goes by the year in a name where each has one of its own", () => {
    const named = lakes();
    for (const [at, row] of named.rows.entries()) {
      const printed = `${at % 2 ? "Lake report" : "On the lakes in"} ${2001 + at}`;
      row.cells[0] = { ...row.cells[0]!, value: { kind: "text", printed } };
    }
    const lines = rows.map((row, at) => `${2001 + at} | ${cell(row, DEPTH)}`);
    const things = new ThingsOnPage(lines, named, []);
    expect(named.rows.every((row) => things.says(row, DEPTH))).toBe(true);
    expect(things.named).toHaveLength(rows.length);
  });

  it("is of what the page calls in words, and not of the year of a date beside it", () => {
    const named = lakes();
    const started = named.columns.length;
    named.columns.push({ ...named.columns[DEPTH]!, name: "Posted", type: "date", role: "date" });
    for (const [at, row] of named.rows.entries()) {
      row.cells[0] = { ...row.cells[0]!, value: { kind: "text", printed: `${2001 + at}` } };
      const value = {
        kind: "date" as const,
        printed: `May 4, ${2002 + at}`,
        iso: `${2002 + at}-05-04`,
        granularity: "day" as const,
      };
      row.cells.push({ ...row.cells[0]!, value });
    }
    const links = named.rows.map(({ about }, at) => ({ url: about!, text: `Lake report ${2001 + at}`, heading: "" }));
    const lines = named.rows.flatMap((row, at) => [`Lake report ${2001 + at}`, `Posted ${cell(row, started)}`]);
    const things = new ThingsOnPage(lines, named, links);
    expect(named.rows.every((row) => things.says(row, started))).toBe(true);
  });
});
