import { expect, test } from "vitest";
import { linkedPages } from "../linked-pages.fixture.ts";
import { lakeSite } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { type Branch, leaf, nodeKey, over } from "./node.ts";
import { outcomeOf } from "./outcome.ts";
import { selectFirst } from "./select-first.ts";
import { Workbench } from "./workbench.ts";

const YARDS = ["Ard", "Bel", "Cor", "Dun", "Esk", "Fal"];
const yards = linkedPages(
  "yards",
  ["Name", "Owner", "Docks"],
  YARDS.map((name, at) => [name, `Owner ${at}`, `${at * at + 3}`]),
);
const ferries = linkedPages(
  "ferries",
  ["Name", "Yard", "Length"],
  Array.from({ length: 12 }, (_, at) => [`Ferry ${"ABCDEFGHIJKL"[at]}`, YARDS[at % 6]!, `${at * 7 + 30} m`]),
  { Yard: "yards" },
);
const bench = new Workbench(surveySite(lakeSite([ferries, yards])));
const join: Branch = {
  op: "join",
  params: { on: "Yard", columns: ["Owner", "Docks"] },
  inputs: { left: leaf("ferries"), right: leaf("yards") },
};
const early = (tree: Branch) => selectFirst(tree, (node) => bench.table(node));

test("what comes first by its own figure is looked up on the one page that it leads to", () => {
  const tree = over("lookup", over("kth", join, { by: "Length", k: 1, end: "highest" }), { column: "Owner" });
  expect(early(tree).inputs["from"]).toMatchObject({ op: "follow", params: { on: "Yard" } });
  expect(outcomeOf(tree, bench, [])?.pages.length).toBe(13);
  const byOther = over("lookup", over("kth", join, { by: "Docks", k: 1, end: "highest" }), { column: "Owner" });
  expect(nodeKey(early(byOther))).toBe(nodeKey(byOther));
});

test("rows are chosen by what they state themselves before more is looked up of them", () => {
  const where = { column: "Length", is: ">", value: "80" };
  const tree = over("mean", over("filter", join, { where }), { column: "Docks" });
  expect(early(tree).inputs["from"]).toMatchObject({ op: "join", inputs: { left: { op: "filter" } } });
  expect(outcomeOf(tree, bench, [])?.pages.length).toBe(12 + 4);
  const byOther = over("mean", over("filter", join, { where: { ...where, column: "Docks" } }), { column: "Length" });
  expect(nodeKey(early(byOther))).toBe(nodeKey(byOther));
});
