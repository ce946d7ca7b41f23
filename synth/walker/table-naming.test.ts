import { expect, it } from "vitest";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { lakeSite } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { namedByItself, topicOf } from "./table-naming.ts";

it("a table's caption says what it is of where it says what its rows are", () => {
  expect(topicOf(["Table 2. Landings by species, 2019"], "species", "species")).toBe("landings");
  expect(topicOf(["Exports by country"], "countries", "country")).toBe("exports");
  expect(topicOf(["Exports by month"], "countries", "country")).toBeUndefined();
  expect(topicOf(["Our figures"], "countries", "country")).toBeUndefined();
});

const tableOf = (name: string, columns: string[], rows: string[][]) => {
  const survey = surveySite(lakeSite([testRelation(name, columns, rows)]));
  const [surveyed] = [...survey.relations, ...survey.lone];
  return namedByItself(surveyed!, survey);
};

it("rows of a year each are years", () => {
  const rows = Array.from({ length: 8 }, (_, at) => [`${1841 + at}`, `${30 + ((at * 37) % 50)} t`]);
  expect(tableOf("Grain", ["Year", "Wheat"], rows).naming).toMatchObject({ singular: "year", plural: "years" });
});
