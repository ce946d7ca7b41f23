import { expect, test } from "vitest";
import type { SiteFacts } from "../check/check.ts";
import { searchFor } from "./absence.ts";
import type { Quantity } from "./quantity.ts";

/** A site of one page about a thing, and what its lines say. */
const site = (title: string, lines: readonly string[]) =>
  ({ pages: new Map([["/a", { url: "/a", title }]]), lines: async () => lines }) as unknown as SiteFacts;
const quantity = (name: string) => ({ column: { column: { name } }, missing: new Map() }) as unknown as Quantity;

test("a line on the page of a thing that has the words of a heading and a figure states it", async () => {
  const found = async (line: string) =>
    (await searchFor("Cress Hill", quantity("Trees planted"), site("Cress Hill – Orchards", [line]))).found?.line;
  expect(await found("In all 210 trees were planted here.")).toBe("In all 210 trees were planted here.");
  expect(await found("It has 210 visitors and trees.")).toBeUndefined();
});

test("Chinese headings are looked for by their characters, and names in titles that part no words", async () => {
  const found = async (line: string) =>
    (await searchFor("北山水库", quantity("装机容量"), site("北山水库概况", [line]))).found?.line;
  expect(await found("装机容量为12兆瓦。")).toBe("装机容量为12兆瓦。");
  expect(await found("水库于1958年建成。")).toBeUndefined();
});
