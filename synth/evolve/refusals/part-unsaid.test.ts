import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite, lakes } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import type { SurveyedRelation } from "../../survey/surveyed.ts";
import { type Branch, leaf, type Node, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { leavesPartUnsaid } from "./part-unsaid.ts";

const NAMES = ["Brenner", "Drina", "Gera", "Inn", "Ems"];

function unsaid(tree: Branch, flags: Partial<SurveyedRelation> = { ofYear: true }): boolean {
  const survey = surveySite(lakeSite([lakes()]));
  const relation = {
    ...testRelation(
      "grants",
      ["Lake", "Grant"],
      NAMES.map((name, at) => [name, `£${100 * (at + 3)}`]),
    ),
    source: "html_table" as const,
  };
  const [label, grant] = relation.columns.map((column, index) => ({
    ...{ index, column: { ...column, role: index === 0 ? ("label" as const) : column.role } },
    ...{ coverage: 1, distinct: NAMES.length, salience: 1 },
  }));
  const grants: SurveyedRelation = {
    ...{ ...survey.relations[0]!, relation, label: label!, columns: [grant!], groups: [], nouns: [] },
    ...flags,
  };
  return leavesPartUnsaid(tree, new Workbench({ ...survey, relations: [...survey.relations, grants] }));
}

const joined: Branch = {
  op: "join",
  params: { columns: ["Depth"] },
  inputs: { left: leaf("grants"), right: leaf("lakes") },
};
const lowest = (rows: Node, column: string) => over("label_of", over("kth", rows, { column, k: 1, order: "lowest" }));
const granted = (rows: Node) => over("filter", rows, { where: { column: "Grant", is: ">", value: "300" } });

test("what the pages of some things state is not asked as if it were of all of them", () => {
  expect(unsaid(lowest(joined, "Depth"))).toBe(true);
  expect(unsaid(over("mean", joined, { column: "Depth" }))).toBe(true);
  expect(unsaid(over("count", over("filter", joined, { where: { column: "Depth", is: ">", value: "20" } })))).toBe(
    true,
  );
  expect(unsaid(lowest(joined, "Depth"), { ofPart: true })).toBe(true);
  const idle = over("formula_column", joined, { formula: "ratio", a: "Grant", b: "Grant", called: "x" });
  expect(unsaid(lowest(idle, "Depth"))).toBe(true);
});

test("something of the table itself says which are meant: as a condition, or as what is asked", () => {
  expect(unsaid(lowest(granted(joined), "Depth"))).toBe(false);
  expect(unsaid(lowest(joined, "Grant"))).toBe(false);
  expect(unsaid(over("named", joined, { names: ["Drina", "Ems"] }))).toBe(false);
});

test("a table that stands somewhere, and the pages themselves, leave nothing unsaid", () => {
  expect(unsaid(lowest(joined, "Depth"), {})).toBe(false);
  expect(unsaid(lowest(leaf("lakes"), "Depth"))).toBe(false);
});
