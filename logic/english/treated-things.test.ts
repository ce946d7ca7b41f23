import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";

const HEAD = ["Name", "Place", "Dates", "Letters signed", "Guests"];
const ROWS = ["Alder", "Birch", "Cedar", "Elm", "Fir", "Gorse"].map((name, at) => [
  name,
  ["Oban", "Wick", "Thurso"][at % 3]!,
  `${at + 3} May 20${10 + at}`,
  String(40 + 13 * at * at),
  String(11 + 7 * at),
]);
const asks = (steps: readonly Record<string, unknown>[], head = HEAD) =>
  asker([testRelation("r", head, ROWS)], { r: { singular: "council", plural: "councils", source: "" } }).ask(steps)
    .question;
const signed = { column: "Letters signed", is: "<", value: "100" };

test("what was done to things is counted as they are, and is past of what took place", () => {
  expect(
    asks([
      { op: "filter", from: "r", where: signed },
      { op: "count", from: "s1" },
    ]),
  ).toBe("How many councils had fewer than 100 letters signed?");
  const lasting = HEAD.map((name) => (name === "Dates" ? "Founded" : name));
  expect(
    asks(
      [
        { op: "filter", from: "r", where: signed },
        { op: "count", from: "s1" },
      ],
      lasting,
    ),
  ).toBe("How many councils have fewer than 100 letters signed?");
  expect(asks([{ op: "count_above_average", from: "r", column: "Letters signed", side: "above" }])).toBe(
    "How many councils had more letters signed than all councils had on average?",
  );
});

test("what a grouping counted is added up to as many as there are", () => {
  const many = { column: "Guests", is: ">", value: "12" };
  const grouped = [
    { op: "filter", from: "r", where: many },
    { op: "group", from: "s1", by: "Place", take: "count" },
    { op: "sum", from: "s2", column: "count" },
  ];
  expect(asks(grouped)).toBe("How many councils with more than 12 guests are there?");
});
