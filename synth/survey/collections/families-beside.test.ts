import { expect, test } from "vitest";
import type { Cell, Relation } from "../../../core/relation.ts";
import { familiesBeside } from "./families-beside.ts";

const cell = (printed: string, url: string): Cell => ({
  value: { kind: "text", printed },
  evidence: { snapshot: "s", url, place: { at: "node", path: "0" } },
});

const table = (url: string, names: string[]): Relation => ({
  id: url,
  name: "Fields",
  source: "html_table",
  url,
  columns: [
    { name: "Field", type: "text", role: "text" },
    { name: "Kind", type: "text", role: "text" },
  ],
  rows: names.map((name) => ({ cells: [cell(name, url), cell("word", url)] })),
});

const ledgers = ["a", "b", "c"].map((name) => table(`https://x.example/ledger-${name}.html`, ["owner", "sum"]));
const family: Relation = {
  ...ledgers[0]!,
  id: "family",
  columns: [{ name: "Ledger", type: "text", role: "category" }, ...ledgers[0]!.columns],
  rows: ledgers.flatMap(({ url, rows }) => rows.map(({ cells }) => ({ cells: [cell(url, url), ...cells] }))),
};
const forms = table("https://x.example/form-a.html", ["name", "age"]);

test("rows of tables that pages of another kind have as well are asked for among what their pages are about", () => {
  const scope = familiesBeside([family], [...ledgers, forms]).get("family");
  expect(scope?.place("the Registry site", "fields")).toBe("among the ledgers of the Registry site");
});

test("where no other page has such a table, they are all that there are", () => {
  expect(familiesBeside([family], ledgers).size).toBe(0);
  const others = { ...forms, columns: [forms.columns[0]!, { ...forms.columns[1]!, name: "Filled in by" }] };
  expect(familiesBeside([family], [...ledgers, others]).size).toBe(0);
});
