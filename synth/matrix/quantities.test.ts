import { expect, test } from "vitest";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { lakeSite } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { quantitiesOf } from "./quantities.ts";
import { scopesOf } from "./scopes.ts";

test("a quantity is of the year that its question says, wherever that comes from", () => {
  const rows = Array.from({ length: 7 }, (_, at) => [
    `Mill ${"abcdefg"[at]}`,
    `${310 + at * at * 17}`,
    `${90 + at * 13} t`,
  ]);
  const found = surveySite(lakeSite([testRelation("mills", ["Mill", "Sacks", "Flour"], rows)]));
  const [surveyed] = [...found.relations, ...found.lone];
  const names = { Sacks: "袋数", Flour: "2019年面粉" };
  const naming = { ...surveyed!.naming, singular: "磨坊", plural: "磨坊", names };
  const survey = { ...found, language: "zh" as const, relations: [{ ...surveyed!, hasNoun: true, naming }], lone: [] };
  const scope = scopesOf(survey)[0]!;
  const quantities = quantitiesOf(scope, survey);
  const periodOf = (name: string) => quantities.find(({ column }) => column.column.name === name)!.period;
  expect(periodOf("Flour")).toBe("2019");
  expect(periodOf("Sacks")).toBeUndefined();
});
