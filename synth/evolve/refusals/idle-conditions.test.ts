import { describe, expect, test } from "vitest";
import { lakeSite, lakes } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { type Branch, leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { hasIdleCondition } from "./idle-conditions.ts";
import { treeObjection } from "./of-trees.ts";

const bench = new Workbench(surveySite(lakeSite()));
const before = (year: string) => over("filter", leaf("lakes"), { where: { column: "Surveyed", is: "<", value: year } });
const first = (set: Branch, by: string) => over("label_of", over("kth", set, { by, k: 1, end: "highest" }));

test("a condition that leaves the answer as it is says nothing", () => {
  expect(hasIdleCondition(first(before("1970"), "Surface area"), bench)).toBe(true);
  expect(hasIdleCondition(first(before("1950"), "Surface area"), bench)).toBe(false);
  expect(hasIdleCondition(over("mean", before("1950"), { column: "Depth" }), bench)).toBe(false);
});

test("of two operands both have it", () => {
  const end = (of: string) => over("ranked_value", before("1970"), { by: "Surface area", k: 1, end: of });
  const ratio: Branch = { op: "ratio", params: {}, inputs: { a: end("highest"), b: end("lowest") } };
  expect(hasIdleCondition(ratio, bench)).toBe(true);
});

test("such a question is refused", () => {
  const deep = over("filter", leaf("lakes"), { where: { column: "Depth", is: ">", value: "10" } });
  expect(treeObjection(first(deep, "Surface area"), bench)).toBe("idle_condition");
});

describe("where rows do not say what is chosen by", () => {
  const all = lakes();
  const surveyed = all.columns.findIndex(({ name }) => name === "Surveyed");
  const rows = all.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, at) =>
      at === surveyed && row.cells[0]!.value.printed === "Ems"
        ? { ...cell, value: { kind: "missing" as const, printed: "" } }
        : cell,
    ),
  }));
  const gaps = new Workbench(surveySite(lakeSite([{ ...all, rows }])));
  const kind = (value: string) => over("filter", leaf("lakes"), { where: { column: "Kind", is: "equals", value } });
  const described = (set: Branch, depth: string, is: "<" | ">", year: string) =>
    over("identify", set, {
      where: {
        and: [
          { column: "Depth", is: ">", value: depth },
          { column: "Surveyed", is, value: year },
        ],
      },
    });

  test("a condition in an earlier step is idle where the others describe one thing alone", () => {
    const deep = over("label_of", described(kind("volcanic"), "40", "<", "1950"));
    const only = over("label_of", described(kind("tectonic"), "60", ">", "1950"));
    for (const one of [deep, only]) expect(gaps.result(one)).toBeDefined();
    expect(hasIdleCondition(deep, gaps)).toBe(false);
    expect(hasIdleCondition(only, gaps)).toBe(true);
  });

  test("so is one without which the same thing comes first", () => {
    expect(hasIdleCondition(first(kind("volcanic"), "Surveyed"), gaps)).toBe(true);
    expect(hasIdleCondition(first(kind("tectonic"), "Surveyed"), gaps)).toBe(false);
  });
});
