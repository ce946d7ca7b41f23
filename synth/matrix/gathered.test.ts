import { expect, test } from "vitest";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { lakeSite } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { gatheredQuantities } from "./gathered.ts";
import { ProgramBuilder } from "./program-builder.ts";
import { runCell } from "./run-cell.ts";

const YARDS = ["North Yard", "South Yard", "East Yard", "West Yard", "Old Yard"];
const boats = YARDS.flatMap((yard, at) =>
  Array.from({ length: at === 0 ? 2 : 3 }, (_, boat) => [`Boat ${at}${boat}`, yard, `${31 + 7 * at * at + 3 * boat}`]),
);
const survey = surveySite(lakeSite([testRelation("boats", ["Boat", "Yard", "Berths"], boats)]));
const [berths] = gatheredQuantities(YARDS, survey);
const relations = new Map(survey.relations.concat(survey.lone).map(({ relation }) => [relation.id, relation]));

test("several rows that name a thing are its parts, which are added up", () => {
  expect(berths?.noun).toBe("total number of berths");
  expect(berths?.note).toContain("“Yard”");
  const sumOf = (yard: string) => {
    const builder = new ProgramBuilder();
    return runCell([builder.program(builder.own(berths!, yard))], relations).reference;
  };
  expect(sumOf("North Yard")).toMatchObject({ value: String(31 + 34) });
  expect(sumOf("South Yard")).toMatchObject({ value: String(38 + 41 + 44) });
});

test("a total of all things' rows is that of the whole table", () => {
  const builder = new ProgramBuilder();
  expect(runCell([builder.program(builder.over("sum", berths!, YARDS))], relations).reference.type).toBe("precise");
});

test("where a thing is not named there are no parts of it", () => {
  expect(gatheredQuantities([...YARDS, "New Yard"], survey)).toEqual([]);
});
