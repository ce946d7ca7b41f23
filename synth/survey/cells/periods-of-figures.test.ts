import { expect, test } from "vitest";
import { asker } from "../../../logic/ask.fixture.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { withPeriodsNamed } from "./periods-of-figures.ts";

const rows = [
  ["Alder", "£120", "12 a week"],
  ["Birch", "£95", "15 a week"],
  ["Cedar", "£140", "21 a week"],
  ["Elm", "£88.50", "9 a week"],
];
const huts = testRelation("huts", ["Hut", "Rent", "Shifts"], rows, { about: true });
const printed = (how: string) => (url: string) => {
  const rent = rows.find(([hut]) => url.endsWith(`/${hut}`))?.[1];
  return [`Rent ${rent}${how}`, "Shifts"];
};

test("how often so much is paid or done is a part of what is measured", () => {
  const named = withPeriodsNamed(huts, printed(" a month, in advance"));
  expect(named.columns.map(({ name, unit }) => [name, unit])).toEqual([
    ["Hut", undefined],
    ["Rent per month", "£"],
    ["Shifts per week", undefined],
  ]);
  const { ask } = asker([named], { huts: { singular: "hut", plural: "huts", source: "" } });
  expect(ask([{ op: "median", from: "huts", column: "Shifts per week" }]).question).toBe(
    "What is the median number of shifts per week of all huts?",
  );
  expect(
    ask([
      { op: "kth", from: "huts", by: "Rent per month", k: 1, end: "highest" },
      { op: "label_of", from: "s1" },
    ]).question,
  ).toBe("Which hut has the highest rent per month?");
});

test("nothing is added where a page says nothing behind its amount, or a name says how often already", () => {
  expect(withPeriodsNamed(huts, printed("")).columns[1]!.name).toBe("Rent");
  const mixed = (url: string) => printed(url.endsWith("Elm") ? " a year" : " a month")(url);
  expect(withPeriodsNamed(huts, mixed).columns[1]!.name).toBe("Rent");
  const weekly = { ...huts, columns: huts.columns.map((one) => ({ ...one, name: `Weekly ${one.name}` })) };
  expect(withPeriodsNamed(weekly, printed(" a week"))).toBe(weekly);
});
