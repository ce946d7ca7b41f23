import { expect, test } from "vitest";
import { pointerNoun } from "./pointer-noun.ts";

test("an award is called by who, or what, won it", () => {
  expect(
    ["Golden Anchor", "Silver medal", "Audience award", "Grand Prix"].map((heading) => pointerNoun(heading, "film")),
  ).toEqual(["Golden Anchor winner", "silver medal winner", "audience award winner", "Grand Prix winner"]);
  expect(pointerNoun("Best screenplay", "film")).toBe("best screenplay winner");
});

test("what a thing itself may be called is no award", () => {
  expect(["Best film", "Venue", "Made by", "Prize winner"].map((heading) => pointerNoun(heading, "film"))).toEqual([
    "best film",
    "venue",
    "maker",
    "prize winner",
  ]);
  expect(pointerNoun("Best player", "club")).toBe("best player");
  expect(pointerNoun("Silver mine", "mine")).toBe("silver mine");
  expect(pointerNoun("World cup", "cup")).toBe("world cup");
});

test("what somebody does names nothing that it leads to", () => {
  expect(["Starring", "Repairing"].map((heading) => pointerNoun(heading, "actor"))).toEqual(["actor", "actor"]);
  expect(["Building", "Mooring"].map((heading) => pointerNoun(heading, "place"))).toEqual(["building", "mooring"]);
});
