import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakePage, lakeSite, lakes } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import type { SurveyedRelation } from "../../survey/surveyed.ts";
import { type Branch, leaf, type Node, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { hidesJoin } from "./hidden-joins.ts";

const ALL = lakes().rows.map(({ cells }) => cells[0]!.value.printed);
const SOME = ALL.slice(0, 7);
const PLACE = "on the page “Wardens” of the Lakes site";

function hides(
  tree: Branch,
  names: readonly string[] = SOME,
  naming: Partial<SurveyedRelation["naming"]> = {},
  header = "Lake",
  called: Partial<SurveyedRelation> = {},
) {
  const site = surveySite(lakeSite([lakes()]));
  const survey = { ...site, relations: site.relations.map((one) => ({ ...one, ...called })) };
  const made = testRelation(
    "wardens",
    [header, "Staff", "Boats"],
    names.map((name, at) => [name, `${3 + at * 7}`, `${11 - at}`]),
  );
  const relation = {
    ...made,
    source: "html_table" as const,
    rows: made.rows.map((row, at) => ({ ...row, about: lakePage(names[at]!) })),
  };
  const [label, ...columns] = relation.columns.map((column, index) => ({
    ...{ index, column: { ...column, role: index === 0 ? ("label" as const) : column.role } },
    ...{ coverage: 1, distinct: names.length, salience: 1 },
  }));
  const things = site.relations[0]!;
  const wardens: SurveyedRelation = {
    ...{ ...things, relation, label: label!, columns, groups: [], nouns: [] },
    naming: { ...things.naming, source: PLACE, ...naming },
  };
  return hidesJoin(tree, new Workbench({ ...survey, relations: [...survey.relations, wardens] }));
}

const joined: Branch = {
  op: "join",
  params: { columns: ["Depth", "Surface area"] },
  inputs: { left: leaf("wardens"), right: leaf("lakes") },
};
const mean = (rows: Node, column = "Depth") => over("mean", rows, { column });
const deepest = (rows: Node) => over("kth", rows, { by: "Depth", k: 1, end: "highest" });
const busy = (rows: Node) => over("filter", rows, { where: { column: "Staff", is: ">", value: "9" } });

test("what the pages of some things state is not asked as of all, for the sake of a list that names some", () => {
  expect(hides(mean(joined))).toBe(true);
  expect(hides(over("pearson", joined, { column: "Depth", by: "Surface area" }))).toBe(true);
  expect(hides(over("label_of", deepest(joined)))).toBe(true);
  // The deepest of all may be one that the list leaves out.
  expect(hides(over("lookup", deepest(joined), { column: "Staff" }))).toBe(true);
  const deep = over("filter", joined, { where: { column: "Depth", is: ">", value: "30" } });
  expect(hides(over("count", deep))).toBe(true);
  expect(hides(over("pearson", joined, { column: "Depth", by: "Staff" }))).toBe(true);
});

test("a condition on what the list states says which are meant, and so does asking for that", () => {
  expect(hides(mean(busy(joined)))).toBe(false);
  expect(hides(mean({ ...joined, inputs: { ...joined.inputs, left: busy(leaf("wardens")) } }))).toBe(false);
  const named = over("named", leaf("wardens"), { names: ALL.slice(0, 4) });
  expect(hides(mean({ ...joined, inputs: { ...joined.inputs, left: named } }))).toBe(false);
  expect(hides(mean(joined, "Staff"))).toBe(false);
});

test("so do words for what is listed, and another noun", () => {
  expect(hides(mean(joined), SOME, { source: "among the seven lakes listed on the page “Wardens” of the site" })).toBe(
    false,
  );
  expect(hides(mean(joined), SOME, { singular: "reserve", plural: "reserves" }, "Reserve")).toBe(false);
});

test("a list that leaves out none is a second source where it is read, and else is named for nothing", () => {
  expect(hides(over("pearson", joined, { column: "Depth", by: "Staff" }), ALL)).toBe(false);
  expect(hides(mean(joined), ALL)).toBe(true);
  expect(hides(mean(leaf("lakes")), ALL)).toBe(false);
});

test("a noun that says no more than that of the pages, or pages that have none, say nothing of a row being left out", () => {
  const waters = { singular: "water", plural: "waters" };
  const things = surveySite(lakeSite([lakes()])).relations[0]!;
  const unnamed = { naming: { ...things.naming, singular: "entry", plural: "entries" } };
  const fuller = { naming: { ...things.naming, singular: "inland water", plural: "inland waters" } };
  expect(hides(mean(joined), SOME, waters, "Water", fuller)).toBe(true);
  expect(hides(mean(joined), SOME, waters, "Water", unnamed)).toBe(true);
  expect(hides(mean(joined), SOME, waters, "Water")).toBe(false);
  expect(hides(mean(joined), SOME, { ...waters, singular: "水", plural: "水" }, "水")).toBe(false);
  const baths = { naming: { ...things.naming, singular: "室内泳馆", plural: "室内泳馆" } };
  expect(hides(mean(joined), SOME, { singular: "泳馆", plural: "泳馆" }, "泳馆", baths)).toBe(true);
});
