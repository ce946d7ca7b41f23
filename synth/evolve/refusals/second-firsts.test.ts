import { expect, it } from "vitest";
import type { Column } from "../../../core/relation.ts";
import { leaf, over } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { ranksFirstsSecond } from "./second-firsts.ts";

const refused = (by: string, k: number, type: Column["type"]) => {
  const bench = { table: () => ({ columns: [{ name: by, type, role: "measure" }] }) } as unknown as Workbench;
  return ranksFirstsSecond(over("kth", leaf("x"), { by, k, end: "highest" }), bench);
};

it.each([
  ["First played", 2, true],
  ["首次举办时间", 3, true],
  ["首映日期", 2, true],
  ["First played", 1, false],
  ["Played", 2, false],
  ["举办时间", 2, false],
  ["首都设立日期", 2, false],
] as const)("no second of what happened first: %s, %i", (by, k, is) => {
  expect(refused(by, k, "date")).toBe(is);
});

it.each(["First class seats", "Latest price", "首付", "首付比例", "首日票房", "首都人口", "首层面积", "首发价格"])(
  "what is no time has a second: %s",
  (by) => {
    expect(refused(by, 2, "number")).toBe(false);
  },
);
