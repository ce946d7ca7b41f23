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
