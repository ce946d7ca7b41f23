import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";

const schools = ["Low Field", "High Field"];
const pilots = testRelation(
  "pilots",
  ["Pilot", "School"],
  ["Ada Holm", "Bo Lund", "Cai Moe"].map((name, at) => [name, schools[at % 2]!]),
);
const flown = (things: string, singular: string, ...own: object[]) => {
  const table = testRelation(
    things,
    ["Title", "Cup", "Pilot"],
    ["Ash", "Birk", "Cedar", "Elm"].map((name, at) => [
      name,
      at < 2 ? "Silver" : "Tin",
      ["Ada Holm", "Bo Lund", "Cai Moe"][at % 3]!,
    ]),
  );
  const { ask } = asker([table, pilots], {
    [things]: { singular, plural: things, source: "" },
    pilots: { singular: "pilot", plural: "pilots", source: "" },
  });
  const where = { column: "School", is: "equals", value: "Low Field" };
  return ask([
    { op: "join", left: things, right: "pilots", on: "Pilot", columns: ["School"] },
    { op: "filter", from: "s1", where },
    ...own.map((one) => ({ op: "filter", from: "s2", where: one })),
    { op: "count", from: `s${2 + own.length}` },
  ]).question;
};

test("what is listed for people is counted by what is said of these", () => {
  expect(flown("prizes", "prize")).toBe("How many prizes are listed for pilots whose school is “Low Field”?");
  const silver = { column: "Cup", is: "equals", value: "Silver" };
  expect(flown("prizes", "prize", silver)).toBe(
    "How many prizes with a silver cup are listed for pilots whose school is “Low Field”?",
  );
});
