import { expect, it } from "vitest";
import type { Column } from "../../core/relation.ts";
import { areAlike, isLeft, isShare } from "./parts-by-name.ts";

const column = (name: string, unit?: string): Column => ({
  name,
  type: "number",
  role: "measure",
  additive: true,
  ...(unit ? { unit } : {}),
});

it.each([
  ["Lots sold", "Lots offered"],
  ["Double rooms", "Total rooms"],
  ["Ticket revenue", "Total revenue", "£"],
  ["可用床位数", "总床位数"],
])("%s are a share of %s", (part: string, whole: string, unit?: string) => {
  expect(isShare(column(part, unit), column(whole, unit))).toBe(true);
});

it.each([
  ["Number of teachers", "Number of pupils"],
  ["Total staff", "Total guests"],
  ["Printed maps", "Printed books"],
  ["Annual rent", "Annual income", "£"],
  ["教师人数", "学生人数"],
  ["教师人数", "总人数"],
])("%s are no share of %s", (part: string, whole: string, unit?: string) => {
  expect(isShare(column(part, unit), column(whole, unit))).toBe(false);
});

it("asks what is left of money only where each sum is called by a word", () => {
  expect(isLeft(column("Grant", "£"), column("Cost", "£"))).toBe(true);
  expect(isLeft(column("Entry fee", "£"), column("Cost", "£"))).toBe(false);
  expect(isLeft(column("Maps"), column("Books"))).toBe(false);
});

it("finds Chinese words wherever they begin, and none in what only says that something is counted", () => {
  expect(areAlike(column("售出数量"), column("总售出数量"))).toBe(true);
  expect(areAlike(column("教师人数"), column("学生人数"))).toBe(false);
});
