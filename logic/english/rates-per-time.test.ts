import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";

const BAKERS = testRelation(
  "bakers",
  ["Baker", "Loaves per day", "Waiting list", "Ovens per room"],
  [
    ["Ard", "120", "3 months", "2"],
    ["Bel", "300", "12 months", "3"],
    ["Cor", "90", "7 months", "4"],
    ["Dun", "200", "5 months", "7"],
    ["Esk", "150", "9 months", "5"],
  ],
);
const { ask } = asker([BAKERS], { bakers: { singular: "baker", plural: "bakers", source: "on the Acme site" } });
const question = (...steps: Parameters<typeof ask>[0]) => ask(steps).question.replace("On the Acme site, ", "");
const which = (by: string, end: string) =>
  question({ op: "kth", from: "bakers", by, k: 1, end }, { op: "label_of", from: "s1" });

test("nobody has what is made in so much time", () => {
  const column = "Loaves per day";
  expect(question({ op: "lookup", from: "bakers", label: "Ard", column })).toBe(
    "what is the number of loaves per day of Ard?",
  );
  expect(question({ op: "lookup", from: "bakers", label: "Ard", column: "Ovens per room" })).toBe(
    "how many ovens per room does Ard have?",
  );
  expect(which(column, "highest")).toBe("which baker has the highest number of loaves per day?");
  expect(which("Ovens per room", "highest")).toBe("which baker has the most ovens per room?");
  const busy = { op: "filter", from: "bakers", where: { column, is: ">", value: "100" } };
  expect(question(busy, { op: "count", from: "s1" })).toBe(
    "how many bakers are there whose number of loaves per day is higher than 100?",
  );
  expect(question({ op: "count_above_average", from: "bakers", column, side: "above" })).toBe(
    "how many bakers have a number of loaves per day above the mean of all bakers?",
  );
});

test("what lasts months is long or short", () => {
  expect(which("Waiting list", "lowest")).toBe("which baker has the shortest waiting list?");
});
