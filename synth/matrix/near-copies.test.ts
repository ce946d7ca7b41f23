import { expect, it } from "vitest";
import { isNearCopy } from "./near-copies.ts";

const column = (...values: string[]) =>
  values.map((value, at) => ({ entity: `E${at}`, reference: { type: "precise" as const, value } }));

it("knows figures that are so many times others", () => {
  expect(isNearCopy(column("0.31", "0.164", "1.203"), [column("0.308", "0.162", "1.205")])).toBe(true);
  expect(isNearCopy(column("10", "20", "40"), [column("1", "9", "3"), column("5", "10", "20.2")])).toBe(true);
});

it("and leaves those that say something else", () => {
  expect(isNearCopy(column("10", "20", "40"), [column("10", "25", "38")])).toBe(false);
  expect(isNearCopy(column("10", "20"), [column("10", "20")])).toBe(false);
});

it("knows what is lacking to the whole", () => {
  expect(isNearCopy(column("12.5", "30", "81.2"), [column("87.5", "70", "18.8")])).toBe(true);
  expect(isNearCopy(column("12.5", "30", "81.2"), [column("80", "70", "30")])).toBe(false);
});

it("knows figures that go along as if on a line", () => {
  const line = column("12", "14.1", "18", "21.9", "26");
  expect(isNearCopy(line, [column("1", "2", "4", "6", "8")])).toBe(true);
  expect(isNearCopy(line, [column("8", "7", "5", "3", "1")])).toBe(true);
  expect(isNearCopy(line, [column("1", "2", "4", "6", "8")], true)).toBe(false);
  expect(isNearCopy(line, [column("1", "4", "2", "8", "6")])).toBe(false);
  expect(isNearCopy(column("12", "14", "18"), [column("1", "2", "4")])).toBe(false);
});

it("takes a range by its middle", () => {
  const range = (low: string, high: string, central: string, at: number) => ({
    entity: `E${at}`,
    reference: { type: "range" as const, low, high, central },
  });
  const ranges = [range("8", "12", "10", 0), range("19", "21", "20", 1), range("30", "50", "40", 2)];
  expect(isNearCopy(ranges, [column("5", "10", "20")])).toBe(true);
});
