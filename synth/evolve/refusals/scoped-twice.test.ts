import { expect, it } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { lakeSite, lakes } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { treeObjection } from "./of-trees.ts";
import { isScopedTwice } from "./scoped-twice.ts";

const whole = lakes();
const northern = { ...whole, id: "northern", rows: whole.rows.slice(0, 7) };
const sides: Relation = {
  ...whole,
  id: "sides",
  source: "records",
  columns: [whole.columns[0]!, { name: "Side", type: "text", role: "category" }],
  // What the pages do not say: a list that says no more than they do would make way.
  rows: whole.rows.map((row, at) => {
    const side = at < 7 ? "North" : "South";
    const cell = { ...row.cells.at(-1)!, value: { kind: "text" as const, printed: side } };
    return { ...row, cells: [row.cells[0]!, cell] };
  }),
};
const place = (site: string, plural: string) => `among the ${plural} listed under “North” on ${site}`;
const bench = new Workbench(
  surveySite({ ...lakeSite([whole, northern, sides]), scopes: new Map([["northern", { place }]]) }),
);

it("a part that a list names is not held against that list", () => {
  const held = (id: string) => ({ op: "join", params: {}, inputs: { from: leaf(id), with: leaf("sides") } });
  expect(isScopedTwice(held("northern"), bench)).toBe(true);
  expect(isScopedTwice(held("lakes"), bench)).toBe(false);
});

it("a path from a bare name does not say which part of a kind the name is in", () => {
  const path = (id: string) =>
    over("lookup", over("follow", leaf(id), { label: "Arvasjaur", column: "Kind", to: "x" }), { column: "Depth" });
  expect(treeObjection(path("northern"), bench)).toBe("no_noun");
  expect(treeObjection(path("lakes"), bench)).not.toBe("no_noun");
});

it("nor is one that a table leads to", () => {
  const table = { ...sides, id: "table", source: "html_table" as const };
  const joined = { op: "join", params: {}, inputs: { from: leaf("northern"), with: leaf("table") } };
  const site = { ...lakeSite([whole, northern, table]), scopes: new Map([["northern", { place }]]) };
  expect(isScopedTwice(joined, new Workbench(surveySite(site)))).toBe(true);
});
