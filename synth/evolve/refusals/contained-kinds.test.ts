import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { type Branch, leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { isInAnotherKind } from "./contained-kinds.ts";

function isIn(node: Branch, types: readonly string[]): boolean {
  const survey = surveySite(lakeSite());
  const relation = testRelation(
    "machines",
    ["Machine", "Type"],
    types.map((type, at) => [`Machine ${"ABCDEFGH"[at]}`, type]),
  );
  const [label, type] = relation.columns.map((column, index) => ({
    ...{ index, column, coverage: 1, distinct: types.length, salience: 1 },
  }));
  const relations = [{ ...survey.relations[0]!, relation, label: label!, columns: [type!], groups: [], nouns: [] }];
  return isInAnotherKind(node, new Workbench({ ...survey, relations }));
}

const TYPES = ["Computerised", "Computerised", "Mechanical", "Computerised & embroidery", "Mechanical"];
const where = (value: string) => over("filter", leaf("machines"), { where: { column: "Type", is: "equals", value } });
const mode = over("mode", leaf("machines"), { column: "Type" });

test("a kind that another one names among others is not asked about", () => {
  expect(isIn(where("Computerised"), TYPES)).toBe(true);
  expect(isIn(mode, TYPES)).toBe(true);
});

test("other kinds, and kinds of several words that name no other, are", () => {
  expect(isIn(where("Mechanical"), TYPES)).toBe(false);
  expect(isIn(where("Computerised & embroidery"), TYPES)).toBe(false);
  const apart = ["Steam", "Steam", "Steam turbine", "Sand and gravel", "Sand and gravel"];
  expect(isIn(where("Steam"), apart)).toBe(false);
  expect(isIn(mode, apart)).toBe(false);
});

test("an item of a list that others hold within a longer one is not asked about", () => {
  const includes = (value: string) =>
    over("filter", leaf("machines"), { where: { column: "Type", is: "includes", value } });
  const listed = ["stone, sand", "sand", "crushed stone, clay", "clay, sand", "Stone, crushed stone"];
  expect(["stone", "clay", "sand"].map((item) => isIn(includes(item), listed))).toEqual([true, false, false]);
});
