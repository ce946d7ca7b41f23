import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";
import { cameTo, heldWhere } from "./held-things.ts";

const concerts = testRelation(
  "concerts",
  ["Concert", "Places", "Pieces"],
  [
    ["Ard", "12", "4"],
    ["Bel", "15", "3"],
    ["Cor", "21", "7"],
    ["Dun", "30", "5"],
  ],
);
const { ask } = asker([concerts], { concerts: { singular: "concert", plural: "concerts", source: "" } });

test("what is held somewhere is said by where, and what happens is not held", () => {
  expect(heldWhere("summer concert", "hall")).toBe("Held at");
  expect(heldWhere("fair", "town")).toBe("Held in");
  expect(heldWhere("accident", "town")).toBeUndefined();
});

test("places are at what is held, and other figures are its own", () => {
  expect(cameTo("number of places", "evening course")).toBe("on");
  expect(cameTo("places", "hut")).toBeUndefined();
  const combined = (column: string) => ask([{ op: "sum", from: "concerts", column }]).question;
  expect(combined("Places")).toBe("What is the combined number of places across all concerts?");
  const large = { op: "filter", from: "concerts", where: { column: "Pieces", is: ">", value: "3" } };
  expect(ask([large, { op: "sum", from: "s1", column: "Places" }]).question).toContain("places at the concerts");
  expect(combined("Pieces")).toBe("What is the combined number of pieces of all concerts?");
});

test("so many on average are so many per thing", () => {
  const mean = (from: string) => ({ op: "mean", from, column: "Pieces" });
  expect(ask([mean("concerts")]).question).toMatch(/^What is the mean number of pieces per concert\?/);
  const large = { op: "filter", from: "concerts", where: { column: "Places", is: ">", value: "14" } };
  expect(ask([large, mean("s1")]).question).not.toContain(" per ");
});
