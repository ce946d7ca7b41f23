import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";

const clubs = testRelation(
  "clubs",
  ["Club", "Public funding in 2024", "Members", "Hall area (m²)"],
  [
    ["Ard", "€900", "30", "120"],
    ["Bel", "€1,400", "35", "160"],
    ["Cor", "€2,600", "52", "190"],
    ["Dun", "€700", "20", "80"],
  ],
);
const { ask } = asker([clubs], { clubs: { singular: "club", plural: "clubs", source: "" } });
const most = (a: string) =>
  ask([
    { op: "formula_column", from: "clubs", formula: "ratio", a, b: "Members" },
    { op: "kth", from: "s1", by: `ratio of ${a} and Members`, k: 1, end: "highest" },
    { op: "label_of", from: "s2" },
  ]).question;

test("money for each of so many is told per head, and other quantities in ratio", () => {
  expect(most("Public funding in 2024")).toBe("Which club had the highest public funding per member in 2024?");
  expect(most("Hall area (m²)")).toMatch(/ratio of the hall area to the number of members/);
});
