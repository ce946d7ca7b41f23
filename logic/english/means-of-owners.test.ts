import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";

const ports = testRelation(
  "ports",
  ["Port", "Berths", "Toll"],
  [
    ["Arden", "12", "€40"],
    ["Bell", "7", "€55"],
    ["Corra", "21", "€31"],
  ],
);
const ferries = testRelation(
  "ferries",
  ["Ferry", "Port", "Seats"],
  ["Ash", "Birk", "Cedar", "Elm", "Fir", "Gorse"].map((name, at) => [
    name,
    ["Arden", "Bell", "Corra"][at % 3]!,
    String(40 + 20 * at),
  ]),
);
const { ask } = asker([ferries, ports], {
  ferries: { singular: "ferry", plural: "ferries", source: "" },
  ports: { singular: "port", plural: "ports", source: "" },
});
const asked = (op: string, column: string) =>
  ask([
    { op: "join", left: "ferries", right: "ports", on: "Port", columns: [column] },
    { op: "filter", from: "s1", where: { column: "Seats", is: ">", value: "50" } },
    { op, from: "s2", column },
  ]).question;

test("a mean is one of numbers and of tolls, and no mean port's", () => {
  expect(asked("mean", "Berths")).toBe(
    "What is the mean number of berths of the port for the ferries with more than 50 seats?",
  );
  expect(asked("median", "Toll")).toBe(
    "What is the median toll of the port, in euros, for the ferries with more than 50 seats?",
  );
  expect(asked("range", "Berths")).toBe(
    "What is the difference between the highest and the lowest number of berths of the port among the ferries with more than 50 seats?",
  );
});
