import { expect, test } from "vitest";
import { lakeSite, lakes } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { type Branch, leaf, type Node, over, rewrite } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { hasIdleScope } from "./idle-scopes.ts";

const all = new Workbench(surveySite(lakeSite()));
const part = lakes();
part.rows = part.rows.filter(({ cells }) => cells.at(-1)!.value.printed !== "glacial");
const listed = { ...part, id: "listed", source: "html_table" as const };
const known = new Map([lakes(), { ...part, id: "part" }, listed].map((relation) => [relation.id, relation]));
/** What a tree comes to: a list and a part give the lakes that are not glacial. */
const inLakes = (tree: Branch): Branch =>
  rewrite(tree, (node: Node) => {
    const rest = { where: { column: "Kind", is: "in", value: ["tectonic", "volcanic"] } };
    if (!isPart(node)) return undefined;
    return over("filter", leaf("lakes"), rest);
  }) as Branch;
const isPart = (node: Node): boolean => ("relation" in node ? node.relation === "part" : node.op === "join");
const bench = {
  relation: (id: string) => ({ relation: known.get(id)!, ...(id === "part" ? { scoped: true } : {}) }),
  raw: known,
  survey: all.survey,
  result: (tree: Branch) => all.result(inLakes(tree)),
} as unknown as Workbench;

const joined: Branch = {
  op: "join",
  params: { columns: ["Kind", "Depth"] },
  inputs: { left: leaf("listed"), right: leaf("lakes") },
};
const deep = (from: Node, value: string) =>
  over("mean", over("filter", from, { where: { column: "Kind", is: "equals", value } }), { column: "Depth" });

test("a list or a part of which a condition leaves what it leaves of all is not said", () => {
  expect([deep(joined, "volcanic"), deep(leaf("part"), "volcanic")].map((tree) => hasIdleScope(tree, bench))).toEqual([
    true,
    true,
  ]);
});

test("one that leaves others out is, and one whose own figures are asked about", () => {
  expect(hasIdleScope(over("mean", joined, { column: "Depth" }), bench)).toBe(false);
  const own = { ...joined, params: { columns: ["Kind"] } };
  expect(hasIdleScope(deep(own, "volcanic"), bench)).toBe(false);
});
