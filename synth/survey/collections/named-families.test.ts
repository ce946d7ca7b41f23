import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { namedByHeading, subjectColumn } from "./named-families.ts";

const fairs = (names: readonly string[]) => {
  const relation = testRelation(
    "fairs",
    ["Season", "Date", "Fair", "Town"],
    names.map((name, at) => [at < 2 ? "2009/10" : "2010/11", `${at + 3} May 2010`, name, at % 2 ? "Oban" : "Wick"]),
  );
  return { ...relation, columns: relation.columns.map((column) => ({ ...column, role: "text" as const })) };
};
const labelOf = (names: readonly string[]) =>
  namedByHeading(fairs(names)).columns.find(({ role }) => role === "label")?.name;

test("things that no two pages call the same are named by the column that is headed by what they are", () => {
  expect(labelOf(["Apple Day", "Plum Day", "Pear Day", "Fig Day"])).toBe("Fair");
  expect(labelOf(["Apple Day", "Plum Day", "Apple Day", "Plum Day"])).toBeUndefined();
});

test("pages of a season each say the season, whatever they are called, and the year where nothing calls it a season", () => {
  const table = testRelation("audience", ["Date", "Fair"], [["3 May 2010", "Apple Day"]]);
  const called = (names: readonly string[], of = table) => subjectColumn("Report", names, of).column.name;
  expect(called(["2009/10", "2010/11"])).toBe("Year");
  expect(called(["2009/10", "2010/11"], { ...table, name: "Season summary" })).toBe("Season");
  expect(called(["2009/10", "2010/11"], { ...table, url: "https://a.example/seasons/2009-10/" })).toBe("Season");
  expect(called(["2009/10", "Jubilee"])).toBe("Report");
  expect(called(["2009", "2010"])).toBe("Year");
  expect(called(["2009/10", "2010/11"], testRelation("fairs", ["Season", "Fair"], [["spring", "Apple Day"]]))).toBe(
    "Report",
  );
});
