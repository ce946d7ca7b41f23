import { describe, expect, it } from "vitest";
import { blocksOfThings } from "./blocks-of-things.ts";

const names = [[" hex and hops "], [" the spare meeple ", " meeple "], [" dice hall "]];

describe("what a page says of things in blocks", () => {
  it("is what stands from one thing's name to the next, and from the one before", () => {
    const lines = [" hex and hops ", " 4 7 ", " meeple ", " 3 9 ", " dice hall ", " 4 1 ", " about us "];
    const [behind, before] = blocksOfThings(lines, names);
    expect(behind).toEqual([" hex and hops  4 7 ", " meeple  3 9 ", " dice hall  4 1  about us "]);
    expect(before).toEqual([" hex and hops ", " 4 7  meeple ", " 3 9  dice hall "]);
  });

  it("ends where no card would be as long", () => {
    const far = [" hex and hops ", " meeple ", " dice hall ", ...Array(30).fill(" text "), " 4 1 "];
    expect(blocksOfThings(far, names)[0]![2]).not.toContain(" 4 1 ");
  });

  it("are none where a thing is not named, or where there are hardly any", () => {
    expect(blocksOfThings([" hex and hops ", " dice hall "], names)).toEqual([]);
    expect(blocksOfThings([" hex and hops ", " dice hall "], [names[0]!, names[2]!])).toEqual([]);
  });
});
