import { expect, it } from "vitest";
import { asker } from "./ask.fixture.ts";
import { testRelation } from "./values/relation.fixture.ts";

it("answers with what a column of texts holds as it is printed, whatever it could be read as", () => {
  const talks = testRelation(
    "talks",
    ["Talk", "Hall", "Length"],
    [
      ["Tides", "3A", "20 min"],
      ["Locks", "Great Hall", "30 min"],
      ["Weirs", "Old Hall", "25 min"],
    ],
  );
  const { ask } = asker([talks], { talks: { singular: "talk", plural: "talks", source: "on the Ard site" } });
  const of = (column: string) => ask([{ op: "lookup", from: "talks", column, label: "Tides" }]).answer;
  expect(of("Hall")).toBe("3A");
  expect(of("Length")).toBe("20 min");
});
