import { expect, test } from "vitest";
import { leaf, over } from "../node.ts";
import { reportsOtherPeriod } from "./of-other-periods.ts";

const few = (column: string) => over("filter", leaf("piers"), { where: { column, is: "<", value: "200" } });
const first = (by: string) => over("kth", leaf("piers"), { by, k: 1, end: "highest" });

test("things are not chosen by a quantity of one period to report it of another", () => {
  for (const [one, other] of [
    ["Visitors in July 2024", "Visitors in December 2024"],
    ["Visitors > 2023", "Visitors > 2024"],
    ["2024年7月客流量", "2024年8月客流量"],
  ] as const) {
    expect(reportsOtherPeriod(over("lookup", few(other), { column: one }))).toBe(true);
    expect(reportsOtherPeriod(over("lookup", first(other), { column: one }))).toBe(true);
    expect(reportsOtherPeriod(over("mean", few(other), { column: one }))).toBe(true);
    expect(reportsOtherPeriod(over("lookup", first(one), { column: one }))).toBe(false);
  }
});

test("another quantity, and what has no time, may be reported", () => {
  expect(reportsOtherPeriod(over("lookup", few("Visitors > 2023"), { column: "Staff > 2024" }))).toBe(false);
  expect(reportsOtherPeriod(over("lookup", few("Visitors"), { column: "Visitors > 2024" }))).toBe(false);
  expect(reportsOtherPeriod(over("lookup", first("Visitors > 2023"), { column: "Warden" }))).toBe(false);
});
