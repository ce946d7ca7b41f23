import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";
import { bodyDoes, pointerNoun } from "./pointer-noun.ts";

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

test("a heading that is a clause is no noun for what it leads to", () => {
  expect(() => pointerNoun("First shown at", "hall")).toThrow(/no noun/);
  expect(pointerNoun("Operated from", "depot")).toBe("depot");
  expect(pointerNoun("Features", "feature")).toBe("features");
});

test("an adjective is said of what it leads to", () => {
  expect(pointerNoun("Responsible", "committee")).toBe("responsible committee");
  expect(pointerNoun("Responsible:", "committee")).toBe("responsible committee");
});

test("a body is said to do what it does, and a person is the one who does it", () => {
  const kept = { name: "Maintained by", type: "entity", role: "text" } as const;
  expect(bodyDoes(kept, "club", "the path")).toBe("maintains the path");
  expect(bodyDoes(kept, "warden", "the path")).toBeUndefined();
  expect(bodyDoes({ ...kept, name: "Designed by" }, "club", "the path")).toBeUndefined();
});

test("a place that did something is told by what it is, and whatever is called after its deed by that", () => {
  const held = { name: "Organised by", type: "entity", role: "text" } as const;
  expect(bodyDoes(held, "depot", "the regatta")).toBe("organised the regatta");
  expect(bodyDoes({ ...held, name: "Operated by" }, "depot", "the tram")).toBe("operates the tram");
  expect(bodyDoes({ ...held, name: "Organised by" }, "organiser", "the regatta")).toBeUndefined();
  expect(bodyDoes({ ...held, name: "Organised by" }, "woman", "the regatta")).toBeUndefined();
  expect(bodyDoes({ ...held, name: "Named after" }, "depot", "the regatta")).toBeUndefined();
});

test("which body does it is asked for, and what it has is that of the body that does it", () => {
  const paths = testRelation(
    "paths",
    ["Path", "Maintained by"],
    [
      ["Ard", "Oban"],
      ["Bel", "Wick"],
      ["Cor", "Oban"],
    ],
  );
  const clubs = testRelation(
    "clubs",
    ["Club", "President"],
    [
      ["Oban", "Ada Holm"],
      ["Wick", "Bo Lind"],
    ],
  );
  const naming = (noun: string) => ({ singular: noun, plural: `${noun}s`, source: "" });
  const { ask } = asker([paths, clubs], { paths: naming("path"), clubs: naming("club") });
  const led = { op: "follow", left: "paths", right: "clubs", on: "Maintained by", label: "Bel" };
  expect(ask([led, { op: "lookup", from: "s1", column: "President" }]).question).toBe(
    "Who is the president of the club that maintains the path “Bel”?",
  );
  expect(ask([led, { op: "label_of", from: "s1" }]).question).toBe("Which club maintains the path “Bel”?");
});
