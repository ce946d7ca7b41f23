import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { flowsOfYears, isOfAnyYear } from "./flows-of-years.ts";

const yearly = testRelation(
  "years",
  ["Year", "Births", "Boats"],
  [
    ["2019", "120", "7"],
    ["2020", "125", "8"],
    ["2021", "131", "9"],
  ],
);
const islands = testRelation(
  "islands",
  ["Island", "Births", "Deaths", "Boats"],
  [
    ["Aby", "12", "9", "3"],
    ["Boe", "14", "7", "2"],
    ["Cree", "11", "4", "2"],
  ],
);
const undated = (relation: typeof islands) =>
  relation.columns
    .filter((column) => isOfAnyYear(relation, column, flowsOfYears([yearly, islands])))
    .map(({ name }) => name);

test("figures of a span of time that a site has of several years are of none of them where none is said", () => {
  expect(undated(islands)).toEqual(["Births"]);
  expect(undated(yearly)).toEqual([]);
  expect(undated({ ...islands, name: "Islands 2021" })).toEqual([]);
});
