import { describe, expect, it } from "vitest";
import { mentionsOf } from "./mentions.ts";

const names = [["ash house"], ["ash house barn", "barn"], ["cove hall"]];
const told = (lines: readonly string[]) =>
  mentionsOf(lines, names).map(({ thing, behind, before }) => [thing, behind, before]);

describe("where a page names things", () => {
  it("is the block from a name to the next, and from the one before", () => {
    expect(told(["Ash House", "4.7", "Cove Hall", "4.1"])).toEqual([
      [0, "Ash House\n4.7", "Ash House"],
      [2, "Cove Hall\n4.1", "4.7\nCove Hall"],
    ]);
  });

  it("goes by the longest name, and by no name that two have", () => {
    expect(told(["Ash House Barn 3", "the barn"]).map(([thing]) => thing)).toEqual([1, 1]);
    const shared = mentionsOf(["Details", "Ash House"], [["ash house", "details"], ["details"]]);
    expect(shared.map(({ behind }) => behind)).toEqual(["Ash House"]);
  });

  it("parts a line that names several of them, and ends where no card would be as long", () => {
    expect(told(["Ash House 12, Cove Hall 14"])).toEqual([
      [0, "Ash House 12", "Ash House 12"],
      [2, "Cove Hall 14", "Cove Hall 14"],
    ]);
    expect(told(["Ash House", ...Array<string>(20).fill("text"), "4.7"])[0]![1]).not.toContain("4.7");
  });
});
