import { expect, test } from "vitest";
import { type Branch, leaf, over } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { asksByPageCount, readsPageCounts } from "./page-counts.ts";

const bench = (singular: string) =>
  ({
    sources: () => [
      {
        naming: { singular },
        columns: [
          { column: { name: "Number of pages", type: "number" } },
          { column: { name: "Issued", type: "date" } },
        ],
      },
    ],
  }) as unknown as Workbench;
const kth = (k: number) => over("kth", leaf("them"), { by: "Number of pages", k, end: "highest" });
const isAsked = (node: Branch, noun = "safety leaflet") => !asksByPageCount(node, bench(noun));

test("no leaflet is told by how many pages it has", () => {
  expect(isAsked(kth(1))).toBe(true);
  expect(isAsked(kth(2))).toBe(false);
  expect(isAsked(over("lookup", kth(1), { column: "Issued" }))).toBe(false);
  expect(isAsked(over("range", leaf("them"), { column: "Number of pages" }))).toBe(false);
  expect(isAsked(over("range", leaf("them"), { column: "Issued" }))).toBe(true);
});

test("a novel is", () => {
  expect(isAsked(over("lookup", kth(2), { column: "Issued" }), "novel")).toBe(true);
  expect([readsPageCounts(kth(1), bench("novel")), readsPageCounts(kth(1), bench("report"))]).toEqual([false, true]);
});
