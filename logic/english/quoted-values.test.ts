import { expect, test } from "vitest";
import type { Value } from "../../core/value.ts";
import type { TableResult } from "../operation.ts";
import { namedPlainly } from "./quoted-values.ts";

const table = (...values: Value[]) =>
  ({
    type: "table",
    columns: [{ name: "Clubs competing", type: "list", role: "text" }],
    rows: values.map((value) => ({ cells: [{ value }] })),
  }) as unknown as TableResult;
const linked = (...names: string[]): Value => ({
  kind: "list",
  printed: names.join(", "),
  items: names.map((printed) => ({ kind: "entity", printed, href: `https://x.example/${printed}` })),
});

test("linked names that are no words of a sentence need no quotation marks", () => {
  expect(namedPlainly(table(linked("Oban", "Tarbert"), linked("Oban")), "Clubs competing")).toBe(true);
  expect(namedPlainly(table(linked("Oban", "the old boys, and others")), "Clubs competing")).toBe(false);
  expect(namedPlainly(table({ kind: "text", printed: "Oban" }), "Clubs competing")).toBe(false);
});
