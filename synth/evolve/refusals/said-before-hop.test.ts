import { expect, test } from "vitest";
import { relationTable } from "../../../logic/table.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { type Branch, leaf, type Node, over } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { isSaidAtStart, isSaidBeforeHop, isSaidByWay } from "./said-before-hop.ts";

const lines = relationTable(
  testRelation(
    "lines",
    ["Line", "Depot", "region", "Length"],
    [
      ["North line", "Ash", "Oberland", "31"],
      ["Hill line", "Elm", "Unterland", "12"],
    ],
  ),
);
const depots = relationTable(
  testRelation(
    "depots",
    ["Depot", "Region", "Opened"],
    [
      ["Ash", "Oberland", "1911"],
      ["Elm", "Mittelland", "1925"],
    ],
  ),
);
const longest = over("kth", leaf("lines"), { by: "Length", k: 1, end: "highest" });
const led = (left: Node, params: Record<string, string> = {}): Branch => ({
  op: "follow",
  params: { on: "Depot", ...params },
  inputs: { left, right: leaf("depots") },
});
/** Tables by what was done last: the first or the second line, and where it leads. */
const asked = (row: number, column: string, label?: string) => {
  const left = label === undefined ? longest : leaf("lines");
  const follow = led(left, label === undefined ? {} : { label });
  const table = (node: Node) =>
    node === follow
      ? { ...depots, rows: [depots.rows[row]!] }
      : node === longest
        ? { ...lines, rows: [lines.rows[row]!] }
        : lines;
  return isSaidBeforeHop(over("lookup", follow, { column }), { table } as unknown as Workbench);
};

test("what the thing itself states under the same heading is not looked up where it leads", () => {
  expect([asked(0, "Region"), asked(0, "Region", "North line")]).toEqual([true, true]);
});

test("where the thing says otherwise, or nothing, the way has to be gone", () => {
  expect([asked(1, "Region"), asked(1, "Region", "Hill line"), asked(0, "Opened")]).toEqual([false, false, false]);
});

test("what the words say that lead somewhere is not looked up there", () => {
  const found = (name: string, floor: string) => {
    const halls = relationTable(testRelation("halls", ["Hall", "Floor"], [[name, floor]]));
    const follow = led(longest);
    const table = (node: Node) => (node === follow ? halls : lines);
    return isSaidByWay(over("lookup", follow, { column: "Floor" }), { table } as unknown as Workbench);
  };
  expect([found("Second floor, west hall", "second floor"), found("二楼西厅", "二楼")]).toEqual([true, true]);
  expect([found("Ashbury hall", "Ash"), found("West hall", "second floor"), found("西厅", "二楼")]).toEqual([
    false,
    false,
    false,
  ]);
});

test("what a thing states under another heading is not looked up where it leads, in either script", () => {
  const rowers = (club: string, event: string) =>
    relationTable(testRelation("rowers", ["Rower", "Coach", "Club", "Event"], [["Ada", "Bea", club, event]]));
  const isSaid = (sport: string, club: string, event = "") => {
    const start = leaf("rowers");
    const follow: Branch = {
      op: "follow",
      params: { on: "Coach", label: "Ada" },
      inputs: { left: start, right: leaf("coaches") },
    };
    const coaches = relationTable(testRelation("coaches", ["Coach", "Sport"], [["Bea", sport]]));
    const table = (node: Node) => (node === follow ? coaches : rowers(club, event));
    return isSaidAtStart(over("lookup", follow, { column: "Sport" }), { table } as unknown as Workbench);
  };
  expect(isSaid("Rowing", "Oban Rowing Club")).toBe(true);
  expect(isSaid("射箭", "东湖市射箭队", "男子团体")).toBe(true);
  expect(isSaid("Rowing", "Oban Club", "Eights")).toBe(false);
  expect(isSaid("射箭", "东湖市一队")).toBe(false);
  // A short word, or a figure, stands in a text by chance.
  expect(isSaid("Run", "The Run Club")).toBe(false);
  expect(isSaid("1987", "Club of 1987")).toBe(false);
});
