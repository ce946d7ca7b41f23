import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";

const BOATS = testRelation(
  "boats",
  ["Boat", "Weight", "Price", "Length", "Keel weight", "Number of units built", "Yard"],
  [
    ["Alba", "310 kg", "£900", "5 m", "40 kg", "12", "North"],
    ["Bree", "280 kg", "£700", "4 m", "30 kg", "3", "North"],
    ["Cole", "450 kg", "£1,200", "6 m", "70 kg", "90", "South"],
    ["Dunn", "390 kg", "£950", "7 m", "60 kg", "41", "South"],
    ["Eads", "520 kg", "£2,100", "8 m", "80 kg", "7", "South"],
  ],
);
const { ask } = asker([BOATS], { boats: { singular: "boat", plural: "boats", source: "on the Acme site" } });
const question = (...steps: Parameters<typeof ask>[0]) => ask(steps).question.replace("On the Acme site, ", "");

test.each([
  ["Weight", "highest", 1, "which boat is the heaviest?"],
  ["Weight", "lowest", 2, "which boat is the second-lightest?"],
  ["Price", "lowest", 1, "which boat is the cheapest?"],
  ["Length", "highest", 1, "which boat is the longest?"],
  ["Keel weight", "highest", 1, "which boat has the highest keel weight?"],
])("foremost by %s, %s, %i", (by, end, k, asked) => {
  expect(question({ op: "kth", from: "boats", by, end, k }, { op: "label_of", from: "s1" })).toBe(asked);
});

test.each([
  ["Weight", "<", "400", "how many boats weigh less than 400 kg?"],
  ["Price", ">", "800", "how many boats cost more than £800?"],
  ["Length", ">", "5.5", "how many boats are longer than 5.5 m?"],
  ["Number of units built", "<", "10", "how many boats have fewer than 10 units built?"],
])("how many: %s %s %s", (column, is, value, asked) => {
  const some = { op: "filter", from: "boats", where: { column, is, value } };
  expect(question(some, { op: "count", from: "s1" })).toBe(asked);
});

test("beside what is said with \u201cwhose\u201d it is named, and so it is of one thing", () => {
  const where = (...and: object[]) => ({ op: "identify", from: "boats", where: { and } });
  const heavy = { column: "Weight", is: ">", value: "400" };
  const long = { column: "Length", is: "<", value: "7" };
  const longer = { column: "Length", is: ">", value: "4.5" };
  const few = { column: "Number of units built", is: "<", value: "10" };
  expect(question(where(heavy, long), { op: "label_of", from: "s1" })).toBe(
    "which is the only boat that weighs more than 400 kg and that is shorter than 7 m?",
  );
  expect(question(where(long, few), { op: "label_of", from: "s1" })).toContain(
    "of which fewer than 10 units were built",
  );
  const yard = { column: "Yard", is: "equals", value: "South" };
  expect(question(where({ ...heavy, is: "<" }, yard), { op: "label_of", from: "s1" })).toContain(
    "whose weight is less than 400 kg",
  );
  expect(question(where(longer, { ...yard, value: "North" }), { op: "label_of", from: "s1" })).toContain(
    "whose length is longer than 4.5 m",
  );
  const above = { op: "count_above_average", from: "boats", column: "Number of units built", side: "above" };
  expect(question(above)).toBe("how many boats have more units built than all boats have on average?");
});

test("several are the heaviest of their kind", () => {
  const three = { op: "top", from: "boats", by: "Weight", k: 3, end: "highest" };
  expect(question(three, { op: "mean", from: "s1", column: "Length" })).toContain("of the three heaviest boats");
});

test("what is measured of the things is said of them where their noun stands before it", () => {
  const canals = testRelation(
    "canals",
    ["Canal", "Canal length", "Lock length"],
    ["Aire", "Bray", "Coll", "Dove"].map((name, at) => [name, `${10 + at} km`, `${20 + at * 3} m`]),
  );
  const { ask: of } = asker([canals], { canals: { singular: "ship canal", plural: "ship canals", source: "" } });
  const longer = (column: string, value: string) =>
    of([
      { op: "filter", from: "canals", where: { column, is: ">", value } },
      { op: "count", from: "s1" },
    ]).question;
  expect(longer("Canal length", "11")).toBe("How many ship canals are longer than 11 km?");
  expect(longer("Lock length", "24")).toContain("lock length");
});
