import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";

const islands = testRelation(
  "islands",
  ["Island", "How many people lived there > 1851", "Inns"],
  [
    ["Aby", "602", "6"],
    ["Boe", "391", "2"],
    ["Cree", "214", "5"],
    ["Dun", "23", "1"],
    ["Eda", "178", "4"],
  ],
);
const { ask } = asker([islands], { islands: { singular: "island", plural: "islands", source: "on the Sound site" } });
const of = (column: string, value: string) => [
  ask([
    { op: "filter", from: "islands", where: { column, is: ">", value } },
    { op: "count", from: "s1" },
  ]).question,
  ask([{ op: "count_above_average", from: "islands", column, side: "below" }]).question,
];

test("what things had in a year that is named is past, and what they have is not", () => {
  expect(of("How many people lived there > 1851", "200")).toEqual([
    "On the Sound site, how many islands had more than 200 inhabitants in 1851?",
    "On the Sound site, how many islands had fewer inhabitants in 1851 than all islands had on average?",
  ]);
  expect(of("Inns", "2")[0]).toBe("On the Sound site, how many islands have more than 2 inns?");
  expect(of("Inns", "2")[1]).toBe(
    "On the Sound site, how many islands have fewer inns than all islands have on average?",
  );
});

test("who had most in a year that is named had it then, and the mean of that year was so much", () => {
  const column = "How many people lived there > 1851";
  const most = [
    { op: "kth", from: "islands", by: column, k: 2, end: "highest" },
    { op: "label_of", from: "s1" },
  ];
  expect(ask(most).question).toBe("On the Sound site, which island had the second-most inhabitants in 1851?");
  expect(ask([{ op: "mean", from: "islands", column }], 2).question).toBe(
    "On the Sound site, what was the mean number of inhabitants in 1851 of all islands? Round to two decimal places.",
  );
  expect(ask([{ op: "mean", from: "islands", column: "Inns" }]).question).toBe(
    "On the Sound site, what is the mean number of inns per island?",
  );
});
