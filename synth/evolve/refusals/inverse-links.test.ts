import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { type Branch, leaf, over } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { asksBack } from "./inverse-links.ts";

const NAMES = ["Ada Roe", "Ben Lund", "Cy Marsh", "Dot Hale", "Eve Quill"];
const schools = testRelation(
  "schools",
  ["School", "Head"],
  NAMES.map((name, at) => [`School ${at}`, name]),
);
const people = testRelation(
  "people",
  ["Person", "Work"],
  NAMES.map((name, at) => [name, `Work ${at}`]),
);
const worksBy = (painterOf: (at: number) => string) =>
  testRelation(
    "works",
    ["Work", "Painter", "Year"],
    NAMES.map((_, at) => [`Work ${at}`, painterOf(at), `${1900 + at}`]),
  );
const benchOf = (works: ReturnType<typeof worksBy>) =>
  ({ raw: new Map([schools, people, works].map((one) => [one.id, one])) }) as unknown as Workbench;
const head: Branch = {
  op: "follow",
  params: { on: "Head", label: "School 1" },
  inputs: { left: leaf("schools"), right: leaf("people") },
};
const asked = (column: string): Branch =>
  over("lookup", { op: "follow", params: { on: "Work" }, inputs: { left: head, right: leaf("works") } }, { column });
const joined = (column: string): Branch => ({
  op: "join",
  params: { on: "Work", columns: [column] },
  inputs: { left: leaf("people"), right: leaf("works") },
});

test("whose the works of somebody are is not asked", () => {
  const own = benchOf(worksBy((at) => NAMES[at]!));
  expect([asksBack(asked("Painter"), own), asksBack(asked("Year"), own)]).toEqual([true, false]);
  expect([asksBack(joined("Painter"), own), asksBack(joined("Year"), own)]).toEqual([true, false]);
});

test("where the works are those that somebody keeps, whoever painted them, it is", () => {
  const kept = benchOf(worksBy((at) => NAMES[(at + 1) % NAMES.length]!));
  expect([asksBack(asked("Painter"), kept), asksBack(joined("Painter"), kept)]).toEqual([false, false]);
});
