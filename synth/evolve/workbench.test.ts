import { expect, test } from "vitest";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { lakeSite, lakes } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { leaf } from "./node.ts";
import { Workbench } from "./workbench.ts";

/** The columns that questions may be about, of lakes whose second to fifth heading are these. */
function asked(...headings: string[]): string[] {
  const made = lakes();
  const columns = made.columns.map((column, at) => (at === 0 ? column : { ...column, name: headings[at - 1]! }));
  const bench = new Workbench(surveySite(lakeSite([{ ...made, columns }])));
  return bench.columns(leaf("lakes")).map(({ column }) => column.name);
}

test("letters over figures stand for words that only the table's readers know, be a year beside them", () => {
  const teams = testRelation(
    "teams",
    ["Team", "MP in 2016/17", "Seats"],
    ["Ard", "Bel", "Cor", "Dun", "Esk"].map((team, at) => [team, `${at * 3 + 1}`, `${at * 5 + 2}`]),
  );
  const columns = new Workbench(surveySite(lakeSite([teams]))).columns(leaf("teams")).map(({ column }) => column.name);
  expect(columns).not.toContain("MP in 2016/17");
  expect(columns).toContain("Seats");
});

test("a heading in capitals among others in small letters is somebody's name, unless it ends in what is measured", () => {
  expect(asked("Surface area", "Mean depth", "Survey year", "Nora Quist")).not.toContain("Nora Quist");
  expect(asked("Surface area", "Mean depth", "Survey Date", "Kind of lake")).toContain("Survey Date");
});

test("figures that are headed by things of the site have no name", () => {
  const made = (...headings: string[]) => {
    const years = testRelation(
      "regattas",
      ["Regatta", ...headings, "Crews"],
      ["First", "Second", "Third", "Fourth", "Fifth"].map((name, at) => [
        name,
        `${at + 2}`,
        `${9 - at}`,
        `${at * 7 + 20}`,
      ]),
    );
    const bench = new Workbench(surveySite(lakeSite([years, lakes()])));
    return bench.columns(leaf("regattas")).map(({ column }) => column.name);
  };
  expect(made("Brenner", "Ems")).toEqual(["Crews"]);
  expect(made("Brenner", "Boats")).toEqual(["Brenner", "Boats", "Crews"]);
});
