import { describe, expect, it } from "vitest";
import { hasMembers, membersOf, ownerWord, roleOf } from "./holder-nouns.ts";

describe("what has members", () => {
  it("is a place, a body, a person or a sort", () => {
    expect(
      ["county", "fishery office", "designer", "author", "burr type", "country of origin", "line"].filter((noun) =>
        hasMembers(noun),
      ),
    ).toHaveLength(7);
  });
  it("is what a manual describes part by part", () => {
    expect(
      ["graphics object", "module", "library", "device driver", "protocol"].filter((noun) => hasMembers(noun)),
    ).toHaveLength(5);
  });
  it("is no property, and nothing that is only something to the row", () => {
    const none = ["credit line", "fish auction", "colour", "case material", "nearest town", "current owner", "status"];
    expect(none.filter((noun) => hasMembers(noun))).toEqual([]);
  });
  it("is told from what it is to the row", () => {
    expect(["nearest town", "current owner", "town", "first"].map(roleOf)).toEqual([
      "town",
      "owner",
      undefined,
      undefined,
    ]);
  });
});

it("nobody has what comes round again", () => {
  expect(["season", "edition", "film"].map((members) => hasMembers("champion", members))).toEqual([false, false, true]);
  expect(hasMembers("venue", "season")).toBe(true);
  expect(["raiser", "luthier", "mascot", "alma mater"].map((noun) => hasMembers(noun))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it("people are of a rank, which has none", () => {
  expect(hasMembers("position", "person")).toBe(false);
  expect(hasMembers("type", "teacher")).toBe(false);
  expect(hasMembers("position", "mill")).toBe(true);
  expect(hasMembers("department", "person")).toBe(true);
});

it("who judges things has none of them but those that were judged", () => {
  expect(membersOf("reviewer", "grinders")).toBe("reviewed grinders");
  expect(membersOf("reviewer", "reviewed products")).toBe("reviewed products");
  expect(membersOf("maker", "grinders")).toBe("grinders");
});

it("whoever is called by what they do and by names of people has things of their own", () => {
  expect(ownerWord("hut operator", ["Ada Holm", "Bo Lind"])).toBe("their");
  expect(ownerWord("hut operator", ["Ada Holm", "Hut Company"])).toBe("its");
});
