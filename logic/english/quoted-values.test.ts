import { expect, test } from "vitest";
import type { Value } from "../../core/value.ts";
import type { TableResult } from "../operation.ts";
import { listsPeople, namedPlainly } from "./quoted-values.ts";

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

test("people who are listed by their names need none either, whether they are linked or not", () => {
  const of = (...names: string[]): Value => ({
    kind: "list",
    printed: names.join(", "),
    items: names.map((printed) => ({ kind: "text", printed })),
  });
  const lists = (value: Value, called: string) => listsPeople(table(value), "Clubs competing", called);
  expect(lists(of("Ida Fell", "Jan van Eyck"), "examiners on the board")).toBe(true);
  expect(lists(of("Ida Fell", "two others"), "examiners")).toBe(false);
  expect(lists(of("Oban", "Leith"), "harbours")).toBe(false);
});
