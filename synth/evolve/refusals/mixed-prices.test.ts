import { expect, test } from "vitest";
import { lakeSite, lakes } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { asksMixedPrice } from "./mixed-prices.ts";

/** Is it refused to ask what the largest lake has under a heading, where the lakes have these in turn? */
function refused(values: readonly string[]): boolean {
  const all = lakes();
  const at = all.columns.findIndex(({ name }) => name === "Kind");
  const columns = all.columns.map((column, index) => (index === at ? { ...column, name: "Admission" } : column));
  const rows = all.rows.map((row, number) => {
    const cell = row.cells[at]!;
    const value = { ...cell.value, printed: values[number % values.length]! };
    return { ...row, cells: row.cells.with(at, { ...cell, value }) };
  });
  const bench = new Workbench(surveySite(lakeSite([{ ...all, columns, rows }])));
  const largest = over("kth", leaf(all.id), { by: "Surface area", k: 1, end: "highest" });
  return asksMixedPrice(over("lookup", largest, { column: "Admission" }), bench);
}

test("what is a price for some and a remark for others is not asked for", () => {
  expect(refused(["Adults £8", "Free", "Closed to visitors"])).toBe(true);
  expect(refused(["成人票60元/人", "不对外开放"])).toBe(true);
});

test("prices alone are, and so are words alone", () => {
  expect(refused(["Adults £8", "Adults £6, children £3"])).toBe(false);
  expect(refused(["Free", "Closed to visitors"])).toBe(false);
  expect(refused(["Fort of 1450", "Mill"])).toBe(false);
});
