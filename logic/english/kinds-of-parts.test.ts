import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";
import { areKindsOfPart } from "./kinds-of-parts.ts";

test("of a part of a thing people ask what kind it is", () => {
  const machines = testRelation(
    "machines",
    ["Machine", "Light", "Maker"],
    [
      ["A", "LED", "Acme"],
      ["B", "lamp", "Bolt"],
      ["C", "LED", "Acme"],
    ],
  );
  const { ask } = asker([machines], {
    machines: { singular: "machine", plural: "machines", source: "on the Sewing site" },
  });
  expect(ask([{ op: "lookup", from: "machines", column: "Light", label: "A" }]).question).toBe(
    "On the Sewing site, what kind of light does A have?",
  );
});

test("names, figures, properties and what somebody plays are asked for as they are called", () => {
  expect(areKindsOfPart("roof", ["slate", "Tin"], "house")).toBe(true);
  expect(areKindsOfPart("station", ["Arden", "Norrey"], "line")).toBe(false);
  expect(areKindsOfPart("room", ["SB 3.30"], "course")).toBe(false);
  expect(areKindsOfPart("room", ["Main auditorium", "Small hall"], "talk")).toBe(false);
  expect(areKindsOfPart("status", ["open", "closed"], "line")).toBe(false);
  expect(areKindsOfPart("instrument", ["violin", "horn"], "musician")).toBe(false);
  expect(areKindsOfPart("lights", ["lamp"], "house")).toBe(false);
  expect(areKindsOfPart("light", ["LED", "15W bulb"], "machine")).toBe(true);
  expect(areKindsOfPart("buttonhole", ["1-step", "Sensor"], "machine")).toBe(true);
  expect(areKindsOfPart("zzyzx", ["1-step", "Sensor"], "machine")).toBe(false);
  expect(areKindsOfPart("light", ["15W"], "machine")).toBe(false);
});

test("things have so many kinds of what each has several of", () => {
  const doors = ["oak", "glass", "oak", "steel", "fire door", "glass", "oak", "steel"];
  const halls = testRelation(
    "halls",
    ["Hall", "Doors", "Bells"],
    doors.map((door, at) => [`Hall ${"ABCDEFGH"[at]}`, door, ["Old Tom", "Great Peter", "Little John"][at % 3]!]),
  );
  const { ask } = asker([halls], { halls: { singular: "hall", plural: "halls", source: "on the Hall site" } });
  const many = (column: string) =>
    ask([
      { op: "distinct", from: "halls", column },
      { op: "count", from: "s1" },
    ]).question;
  expect(many("Doors")).toBe("On the Hall site, how many different kinds of doors are there among all halls?");
  expect(many("Bells")).toBe("On the Hall site, how many different bells are there among all halls?");
});
