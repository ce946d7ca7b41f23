import { expect, test } from "vitest";
import { lakeSite, lakes } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { asksManyForOne } from "./many-for-one.ts";

/** Is it asked what the largest lake has under a heading, where each lake has this? */
function asked(heading: string, kinds: (kind: string) => string): boolean {
  const all = lakes();
  const at = all.columns.findIndex(({ name }) => name === "Kind");
  const columns = all.columns.map((column, index) => (index === at ? { ...column, name: heading } : column));
  const rows = all.rows.map((row) => {
    const cell = row.cells[at]!;
    return {
      ...row,
      cells: row.cells.with(at, { ...cell, value: { ...cell.value, printed: kinds(cell.value.printed) } }),
    };
  });
  const bench = new Workbench(surveySite(lakeSite([{ ...all, columns, rows }])));
  const largest = over("kth", leaf(all.id), { by: "Surface area", k: 1, end: "highest" });
  return asksManyForOne(over("lookup", largest, { column: heading }), bench);
}

test("what has one is not asked for several", () => {
  expect(asked("Surroundings", (kind) => kind)).toBe(true);
});

test("several are, and what is one is asked for as one", () => {
  expect(asked("Surroundings", (kind) => `${kind} hills`)).toBe(false);
  expect(asked("Surroundings", (kind) => `${kind} and wild`)).toBe(false);
  expect(asked("Kind", (kind) => kind)).toBe(false);
});
