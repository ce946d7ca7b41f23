import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";
import { mayBeMost } from "./degrees.ts";

test("what may be more or less so is counted by its number: the most severe leaks are the worst", () => {
  expect(["severe leaks", "serious faults", "valuable coins", "successful bids"].map(mayBeMost)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(["red cards", "big wins", "boat races", "Olympic titles", "leaks"].filter(mayBeMost)).toEqual([]);
});

test("so it is asked, and the fewest are the fewest", () => {
  const relation = testRelation(
    "pipes",
    ["Pipe", "Severe leaks"],
    [4, 9, 1, 7, 3, 2].map((count, at) => [`Pipe ${"ABCDEF"[at]!}`, String(count)]),
  );
  const { ask } = asker([relation], { pipes: { singular: "pipe", plural: "pipes", source: "on the Acme site" } });
  const which = (end: "highest" | "lowest") =>
    ask([
      { op: "kth", from: "pipes", by: "Severe leaks", k: 1, end },
      { op: "label_of", from: "s1" },
    ]).question;
  expect(which("highest")).toBe("On the Acme site, which pipe has the highest number of severe leaks?");
  expect(which("lowest")).toBe("On the Acme site, which pipe has the fewest severe leaks?");
  const above = { op: "count_above_average", from: "pipes", column: "Severe leaks", side: "above" } as const;
  expect(ask([above]).question).toContain("a number of severe leaks above the mean");
});
