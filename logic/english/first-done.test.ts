import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { GuardError } from "../guard-error.ts";
import { testRelation } from "../values/relation.fixture.ts";

const KEEPERS = testRelation(
  "keepers",
  ["Keeper", "First elected", "Born", "First licensed"],
  [
    ["Ard Holm", "1998", "1960", "1997"],
    ["Bea Lund", "2004", "1971", "2003"],
    ["Cor Moe", "2011", "1980", "2010"],
    ["Dun Ness", "2015", "1965", "2014"],
  ],
);
const { ask } = asker([KEEPERS], {
  keepers: { singular: "keeper", plural: "keepers", source: "on the Acme site" },
});
const which = (by: string, k: number) =>
  ask([
    { op: "kth", from: "keepers", by, k, end: "lowest" },
    { op: "label_of", from: "s1" },
  ] as never).question;

test("what was first done keeps its first where another came before it", () => {
  expect(which("First elected", 2)).toBe(
    "On the Acme site, which keeper has the second-earliest year of first election?",
  );
  expect(which("First elected", 1)).toBe("On the Acme site, which keeper was the first to be elected?");
  // "First licensing" is no noun.
  expect(() => which("First licensed", 2)).toThrow(GuardError);
});

test("of what came first one does not say that the first is latest", () => {
  const kites = testRelation(
    "kites",
    ["Kite type", "First flight", "Lines"],
    [1952, 1963, 1971, 1988].map((year, at) => [`Type ${"ABCD"[at]!}`, String(year), String(1 + at)]),
  );
  const { ask } = asker([kites], {
    kites: { singular: "kite type", plural: "kite types", source: "on the Acme site" },
  });
  const latest = { op: "ranked_value", from: "kites", by: "First flight", k: 1, end: "highest" } as never;
  expect(ask([latest]).question).toBe("On the Acme site, what is the latest year in which any kite type first flew?");
});

test("what is held again and again is not the second to be held, nor the first where each has its date", () => {
  const rows = [1952, 1963, 1971, 1988].map((year, at) => [
    `Regatta ${"ABCD"[at]!}`,
    String(year),
    `${4 + at} May 2024`,
  ]);
  const of = (...columns: string[]) => {
    const regattas = testRelation(
      "regattas",
      columns,
      rows.map((row) => row.slice(0, columns.length)),
    );
    const { ask } = asker([regattas], { regattas: { singular: "regatta", plural: "regattas", source: "" } });
    return (k: number, end = "lowest") =>
      ask([
        { op: "kth", from: "regattas", by: "First held", k, end },
        { op: "label_of", from: "s1" },
      ] as never).question;
  };
  const [alone, dated] = [of("Regatta", "First held"), of("Regatta", "First held", "Date")];
  expect(alone(1)).toBe("Which regatta was the first to be held?");
  expect(() => alone(2)).toThrow(GuardError);
  expect(() => dated(1)).toThrow(GuardError);
  expect(dated(1, "highest")).toBe("Which regatta was first held most recently?");
});
