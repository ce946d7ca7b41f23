import { expect, test } from "vitest";
import { leaf, type Node, over } from "./evolve/node.ts";
import { onceKeys } from "./once-keys.ts";

const shared = (one: string[], other: string[]) => one.some((key) => other.includes(key));

test("whose ratio of two columns comes first is asked once, whichever is held against the other and of whichever rows", () => {
  const asked = (a: string, b: string, end: string, rows: Node = leaf("boats")) => {
    const table = over("formula_column", rows, { formula: "ratio", a, b });
    return onceKeys({ tree: over("label_of", over("kth", table, { by: `ratio of ${a} and ${b}`, k: 1, end })) });
  };
  const some = {
    op: "join",
    params: { columns: ["Crew", "Sails"] },
    inputs: { left: leaf("wins"), right: leaf("boats") },
  };
  const highest = asked("Crew", "Sails", "highest");
  expect(shared(highest, asked("Sails", "Crew", "lowest"))).toBe(true);
  expect(shared(highest, asked("Sails", "Crew", "highest"))).toBe(true);
  expect(shared(highest, asked("Sails", "Crew", "highest", some))).toBe(true);
  expect(shared(highest, asked("Crew", "Length", "highest"))).toBe(false);
  expect(shared(highest, asked("Crew", "Sails", "highest", leaf("kites")))).toBe(false);
});

test("what comes first by a column is asked once, by its name, its figure, another fact or one of what it leads to", () => {
  const first = (columns: string[], end = "lowest") =>
    over(
      "kth",
      { op: "join", params: { columns }, inputs: { left: leaf("wins"), right: leaf("boats") } },
      { by: "Crew", k: 1, end },
    );
  const name = onceKeys({ tree: over("label_of", first(["Crew"])) });
  const other = onceKeys({ tree: over("lookup", first(["Crew", "Builder"]), { column: "Builder" }) });
  const follow = {
    op: "follow",
    params: { on: "Yard" },
    inputs: { left: first(["Crew", "Yard"]), right: leaf("yards") },
  };
  const led = onceKeys({ tree: over("lookup", follow, { column: "Town" }) });
  const last = onceKeys({ tree: over("label_of", first(["Crew"], "highest")) });
  expect([shared(name, other), shared(name, led), shared(other, led)]).toEqual([true, true, true]);
  expect(shared(name, last)).toBe(false);
});

test("what conditions describe is asked of once, in whichever order and from whichever tables they are read", () => {
  const [few, late] = [
    { column: "Crew", is: "<", value: "5" },
    { column: "Built", is: ">", value: "1950" },
  ];
  const joined = (left: string, right: string, columns: string[]): Node => ({
    op: "join",
    params: { columns },
    inputs: { left: leaf(left), right: leaf(right) },
  });
  const one = (from: Node, and: object[]) => over("identify", from, { where: { and } });
  const name = onceKeys({ tree: over("label_of", one(joined("boats", "wins", ["Crew"]), [few, late])) });
  const yard = onceKeys({
    tree: over("lookup", one(joined("wins", "boats", ["Built"]), [late, few]), { column: "Yard" }),
  });
  const other = { ...late, value: "1980" };
  expect(shared(name, yard)).toBe(true);
  const further = over("lookup", one(leaf("boats"), [few, other]), { column: "Yard" });
  expect(shared(name, onceKeys({ tree: further }))).toBe(false);
});

test("what was grouped and added up again is counted", () => {
  const some = over("filter", leaf("wins"), { where: { column: "Year", is: ">", value: "2010" } });
  const counted = onceKeys({ tree: over("count", some) });
  const added = over("sum", over("group", some, { by: "Boat", take: "count" }), { column: "count" });
  expect(shared(counted, onceKeys({ tree: added }))).toBe(true);
});
