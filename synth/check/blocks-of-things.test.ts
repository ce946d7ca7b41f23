import { describe, expect, it } from "vitest";
import { blocksOfThings } from "./blocks-of-things.ts";

const names = [[" ash house "], [" the beck inn ", " beck inn "], [" cove hall "]];

describe("what a page says of things in blocks", () => {
  it("is what stands from one thing's name to the next, and from the one before", () => {
    const lines = [" ash house ", " 4 7 ", " beck inn ", " 3 9 ", " cove hall ", " 4 1 ", " about us "];
    const [behind, before] = blocksOfThings(lines, names);
    expect(behind).toEqual([" ash house  4 7 ", " beck inn  3 9 ", " cove hall  4 1  about us "]);
    expect(before).toEqual([" ash house ", " 4 7  beck inn ", " 3 9  cove hall "]);
  });

  it("ends where no card would be as long", () => {
    const far = [" ash house ", " beck inn ", " cove hall ", ...Array(30).fill(" text "), " 4 1 "];
    expect(blocksOfThings(far, names)[0]![2]).not.toContain(" 4 1 ");
  });

  it("are none where a thing is not named, or where there are hardly any", () => {
    expect(blocksOfThings([" ash house ", " cove hall "], names)).toEqual([]);
    expect(blocksOfThings([" ash house ", " cove hall "], [names[0]!, names[2]!])).toEqual([]);
  });
});
