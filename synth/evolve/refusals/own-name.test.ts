import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { isByOwnName } from "./own-name.ts";
import { tablesOfPages } from "./tables-of-pages.fixture.ts";

/** Who headed seven schools, a table on each school's page. */
function heads(): Relation {
  const rows = ["Ard", "Bel", "Cor", "Dun", "Esk", "Fal", "Gor"].flatMap((school, at) =>
    Array.from({ length: at + 3 }, (_, term) => [school, `Head ${term} of ${school}`, term % 2 ? "acting" : "full"]),
  );
  return tablesOfPages("Heads", ["School", "Head", "Status"], rows);
}

const survey = surveySite(lakeSite([heads()]));
const called = survey.relations.map((one) => ({
  ...one,
  naming: { ...one.naming, singular: "head", plural: "heads" },
}));
const bench = new Workbench({ ...survey, relations: called });
const all = leaf(called[0]!.relation.id);
const where = (column: string, value: string) => over("filter", all, { where: { column, is: "equals", value } });

test("terms of office are not sorted or chosen by who held them as if they were people", () => {
  expect(isByOwnName(over("mode", all, { column: "Head" }), bench)).toBe(true);
  expect(isByOwnName(over("group", all, { by: "Head", take: "count" }), bench)).toBe(true);
  expect(isByOwnName(where("Head", "Head 1 of Ard"), bench)).toBe(true);
});

test("nor is it asked what a thing is of its own name", () => {
  const first = over("filter", all, { where: { column: "Status", is: "equals", value: "acting" } });
  expect(isByOwnName(over("lookup", first, { column: "Head" }), bench)).toBe(true);
  expect(isByOwnName(over("lookup", first, { column: "Status" }), bench)).toBe(false);
});

test("by what else is stated of them they are", () => {
  expect(isByOwnName(over("mode", all, { column: "Status" }), bench)).toBe(false);
  expect(isByOwnName(over("group", all, { by: "School", take: "count" }), bench)).toBe(false);
  expect(isByOwnName(where("Status", "acting"), bench)).toBe(false);
});

test("nor by the last word of what the things are called", () => {
  const relations = called.map((one) => ({ ...one, naming: { ...one.naming, singular: "school head" } }));
  const bench = new Workbench({ ...survey, relations });
  expect(isByOwnName(over("lookup", all, { column: "Head" }), bench)).toBe(true);
  expect(isByOwnName(where("Head", "Head 1 of Ard"), bench)).toBe(true);
  expect(isByOwnName(over("lookup", all, { column: "School" }), bench)).toBe(false);
});
