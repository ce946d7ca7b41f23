import { expect, test } from "vitest";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { type Branch, leaf, type Node, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { startsAtPart } from "./path-from-part.ts";

const site = lakeSite();
const path = (set: Node): Branch => ({
  op: "follow",
  params: { on: "Kind" },
  inputs: { left: over("kth", set, { by: "Depth", k: 1, end: "highest" }), right: leaf("lakes") },
});
const part = over("filter", leaf("lakes"), { where: { column: "Kind", is: "equals", value: "glacial" } });

test("a path starts at the foremost of all where these can be looked through", () => {
  const bench = new Workbench(surveySite(site));
  expect(startsAtPart(path(part), bench)).toBe(true);
  expect(startsAtPart(path(leaf("lakes")), bench)).toBe(false);
});

test("of more than a person looks through, it may start at the foremost of a part", () => {
  const [lakes] = site.relations;
  const many = { ...lakes!, rows: Array.from({ length: 200 }, (_, at) => lakes!.rows[at % lakes!.rows.length]!) };
  const bench = new Workbench(surveySite(site));
  const large = { ...bench, sources: () => [{ relation: many }] } as unknown as Workbench;
  expect(startsAtPart(path(part), large)).toBe(false);
});
