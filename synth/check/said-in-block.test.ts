import { describe, expect, it } from "vitest";
import type { Value } from "../../core/value.ts";
import { saysInBlock } from "./said-in-block.ts";

const number = (printed: string, decimal: string): Value => ({ kind: "number", printed, decimal, precision: 0 });
const text = (printed: string): Value => ({ kind: "text", printed });
const date = (printed: string, iso: string): Value => ({ kind: "date", printed, iso, granularity: "minute" });
const says = (block: string, value: Value) => saysInBlock(block, { value, entity: "Ash House", said: new Set() });

describe("what a block says", () => {
  it("is a figure with or without its unit, grouped or not", () => {
    for (const block of ["Ash House | 12,402", "Ash House – 12402 guests", "12 402", "12.402"])
      expect(says(block, number("12 402 guests", "12402"))).toBe(true);
    expect(says("Ash House | 124,021 | 402", number("12 402 guests", "12402"))).toBe(false);
  });

  it("is what signs draw, beside words or for a figure", () => {
    expect(says("Ash House – ★★★☆", text("★★★☆ (3 of 4)"))).toBe(true);
    expect(says("Ash House – ★★☆☆", text("★★★☆ (3 of 4)"))).toBe(false);
    expect(says("Ash House ★★★☆", number("3", "3"))).toBe(true);
  });

  it("is a date in another order, in words, without its time or its year", () => {
    const day = date("2019-03-07 10:15", "2019-03-07T10:15");
    for (const block of ["7 March 2019", "Mar 7", "2019/3/7 11:00", "03-07", "2019年3月7日", "07.03.2019"])
      expect(says(block, day)).toBe(true);
    for (const block of ["17 March 2019", "March 2019", "2018-03-07", "7 March 2018", "03-17"])
      expect(says(block, day)).toBe(false);
  });
});
