import { expect, test } from "vitest";
import type { Column } from "../core/relation.ts";
import { asker } from "./ask.fixture.ts";
import { shareOfCounts } from "./share-of-counts.ts";
import { testRelation } from "./values/relation.fixture.ts";

const count = (name: string): Column => ({ name, type: "number", role: "measure", additive: true });
const share = (part: string, whole: string) => shareOfCounts(count(part), count(whole));

test("of two numbers of the same things the one is a share of the other", () => {
  expect(share("Seats sold", "Seats offered")).toBe("share of the seats offered that were sold");
  expect(share("Number of matches won", "Matches played")).toBe("share of the matches played that were won");
  expect(share("Seats sold", "Total seats")).toBe("share of all seats that were sold");
});

test("it is none where neither is known to hold the other, or they count different things", () => {
  expect(share("Games lost", "Games won")).toBeUndefined();
  expect(share("Seats offered", "Seats sold")).toBeUndefined();
  expect(share("Goals conceded", "Goals")).toBeUndefined();
  expect(share("Tickets sold", "Seats offered")).toBeUndefined();
  expect(shareOfCounts({ ...count("Seats sold"), unit: "£" }, count("Seats offered"))).toBeUndefined();
});

test("a question asks for the share, and for a ratio where a row has more of the part", () => {
  const rows = (most: string) =>
    [..."ABCDE"].map((letter, at) => [`Fair ${letter}`, at === 0 ? most : `${40 + at * 7}`, `${80 + at}`]);
  const asked = (most: string) => {
    const { ask } = asker([testRelation("fairs", ["Fair", "Stalls sold", "Stalls offered"], rows(most))], {
      fairs: { singular: "fair", plural: "fairs", source: "on the Acme site" },
    });
    return ask([
      { op: "formula_column", from: "fairs", formula: "ratio", a: "Stalls sold", b: "Stalls offered" },
      { op: "kth", k: 1, by: "ratio of Stalls sold and Stalls offered", end: "highest", from: "s1" },
      { op: "label_of", from: "s2" },
    ]).question;
  };
  expect(asked("39")).toContain("the highest share of the stalls offered that were sold");
  expect(asked("99")).toContain("ratio of");
});
