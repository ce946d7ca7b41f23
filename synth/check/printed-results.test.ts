import { expect, test } from "vitest";
import type { Relation } from "../../core/relation.ts";
import type { ProvenTask } from "../../core/task.ts";
import { printedResult } from "./printed-results.ts";

const evidence = (url: string, path: string) => ({ snapshot: "s", url, place: { at: "node" as const, path } });
const number = (decimal: string) => ({ kind: "number" as const, printed: decimal, decimal, precision: 0 });

function figures(url: string, heading: string, values: readonly string[]): Relation {
  return {
    id: url,
    name: "",
    source: "infobox",
    url,
    columns: [{ name: heading, type: "number", role: "measure" }],
    rows: values.map((value, at) => ({ cells: [{ value: number(value), evidence: evidence(url, String(at)) }] })),
  };
}

const OWN = ["214", "126", "399"];
const task = (op: string, decimal: string) =>
  ({
    answer: { type: "number", decimal },
    program: { steps: [{ as: "x", op, from: "all", column: "Undergraduate students" }], relations: {}, answer: "x" },
    derivation: [{ uses: OWN.map((printed, at) => ({ label: "", printed, evidence: evidence("own", String(at)) })) }],
  }) as unknown as ProvenTask;

const printed = (op: string, decimal: string, others: readonly Relation[]) => {
  const all = [figures("own", "Undergraduate students", OWN), ...others];
  return printedResult(task(op, decimal), new Map(all.map((one) => [one.id, one])))?.evidence.url;
};

test("a sum that a page prints under the column's heading needs no adding up", () => {
  expect(printed("sum", "739", [figures("about", "Undergraduate students", ["739"])])).toBe("about");
  expect(printed("sum", "739", [figures("about", "Total undergraduate students", ["739"])])).toBe("about");
});

test("the same number under another heading, and another number under its own, say nothing of the sum", () => {
  expect(printed("sum", "739", [figures("about", "Books", ["739"])])).toBeUndefined();
  expect(printed("sum", "739", [figures("about", "Undergraduate students", ["740"])])).toBeUndefined();
});

test("an average is printed where it is called one: a thing's own figure may be as large by chance", () => {
  expect(printed("mean", "246.33", [figures("list", "Undergraduate students", ["246.33"])])).toBeUndefined();
  expect(printed("mean", "246.33", [figures("list", "Average undergraduate students", ["246.33"])])).toBe("list");
  expect(printed("median", "214", [figures("list", "Median undergraduate students", ["214"])])).toBeUndefined();
});

test("a year's sum that stands in the row of that year needs no adding up", () => {
  const yearly = (heading: string, year: string, decimal: string): Relation => ({
    ...figures("years", heading, []),
    columns: [
      { name: "Year", type: "number", role: "year" },
      { name: heading, type: "number", role: "measure" },
    ],
    rows: [
      {
        cells: [
          { value: number(year), evidence: evidence("years", "y") },
          { value: number(decimal), evidence: evidence("years", "f") },
        ],
      },
    ],
  });
  const sumOf = (column: string, other: Relation) => {
    const one = task("sum", "739") as unknown as { program: { steps: { column: string }[] } };
    one.program.steps[0]!.column = column;
    return printedResult(one as unknown as ProvenTask, new Map([["years", other]]))?.evidence.url;
  };
  expect(sumOf("Guests > 2021", yearly("Guests", "2021", "739"))).toBe("years");
  expect(sumOf("Guests > 2021", yearly("Guests", "2022", "739"))).toBeUndefined();
  expect(sumOf("Guests > 2021", yearly("Boats", "2021", "739"))).toBeUndefined();
  expect(sumOf("2021年春茶产量", yearly("茶叶产量（吨）", "2021", "739"))).toBe("years");
});
