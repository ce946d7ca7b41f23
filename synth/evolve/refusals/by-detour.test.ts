import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { type Branch, leaf, over } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { goesByDetour } from "./by-detour.ts";

const lines = [
  ["North line", "Depot A", "1911"],
  ["South line", "Depot B", "1925"],
  ["Hill line", "Depot C", "1930"],
] as const;
const routes = testRelation("routes", ["Line", "Run from", "Opened"], lines);
const stopsOf = (deviant: string) =>
  testRelation(
    "stops",
    ["Stop", "Line", "Depot", "Benches"],
    Array.from({ length: 9 }, (_, at) => {
      const [line, depot] = lines[at % 3]!;
      return [`Stop ${"ABCDEFGHI"[at]}`, line, at === 4 ? deviant : depot, `${at * 3 + 2}`];
    }),
  );
const benchOf = (deviant: string) =>
  ({ raw: new Map([routes, stopsOf(deviant)].map((one) => [one.id, one])) }) as unknown as Workbench;
const join = (column: string): Branch => ({
  op: "join",
  params: { on: "Line", columns: [column] },
  inputs: { left: leaf("stops"), right: leaf("routes") },
});
const led = (left: Branch | ReturnType<typeof leaf>, column: string): Branch =>
  over("lookup", { op: "follow", params: { on: "Line" }, inputs: { left, right: leaf("routes") } }, { column });

test("what a thing states itself in all rows is not asked of what it belongs to", () => {
  const same = benchOf("Depot B");
  expect([goesByDetour(join("Run from"), same), goesByDetour(join("Opened"), same)]).toEqual([true, false]);
  expect(goesByDetour(led(leaf("stops"), "Run from"), same)).toBe(true);
  expect(goesByDetour(led(leaf("stops"), "Opened"), same)).toBe(false);
  const further = (on: string): Branch => ({
    op: "follow",
    params: { on },
    inputs: { left: led(leaf("stops"), "Opened").inputs["from"]!, right: leaf("depots") },
  });
  expect([goesByDetour(further("Run from"), same), goesByDetour(further("Opened"), same)]).toEqual([true, false]);
});

test("where one row says otherwise the two are two facts, and what is chosen among groups states nothing itself", () => {
  expect(goesByDetour(join("Run from"), benchOf("Depot A"))).toBe(false);
  const grouped = over("group", leaf("stops"), { by: "Line", take: "count" });
  expect(goesByDetour(led(grouped, "Run from"), benchOf("Depot B"))).toBe(false);
});
