import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { singlesOutMember, takesSomeMembers } from "./part-of-members.ts";

const rows = "ABCDEFGHI"
  .split("")
  .map((name, at) => [`Rower ${name}`, ["Ard", "Bel", "Cor"][at % 3]!, `${20 + at * 3}`]);
const survey = surveySite(lakeSite([testRelation("rowers", ["Rower", "Club", "Wins"], rows)]));
const marked = (ones: typeof survey.lone, counted?: ReadonlySet<string>) =>
  ones.map((one) => (counted ? { ...one, countedByOwners: counted } : one));
const bench = (counted?: ReadonlySet<string>) =>
  new Workbench({ ...survey, relations: marked(survey.relations, counted), lone: marked(survey.lone, counted) });
const grouped = (take: string) => over("group", leaf("rowers"), { by: "Club", take, column: "Wins" });
const ofOne = over("filter", leaf("rowers"), { where: { column: "Club", is: "equals", value: "Ard" } });

test("nothing is added up over those of an owner's things that have a page, where the owner counts more", () => {
  const some = bench(new Set(["Club"]));
  expect(takesSomeMembers(grouped("sum"), some)).toBe(true);
  expect(takesSomeMembers(over("count", ofOne), some)).toBe(true);
  expect(takesSomeMembers(over("sum", leaf("rowers"), { column: "Wins" }), some)).toBe(false);
  expect(takesSomeMembers(grouped("sum"), bench())).toBe(false);
  expect(takesSomeMembers(grouped("sum"), bench(new Set(["Coach"])))).toBe(false);
});

test("nobody is singled out by a club of which there are more", () => {
  const byClub = (on: string) => ({
    op: "identify_by",
    params: { on },
    inputs: { from: leaf("rowers"), one: leaf("clubs") },
  });
  expect(singlesOutMember(byClub("Club"), bench(new Set(["Club"])))).toBe(true);
  expect(singlesOutMember(byClub("Coach"), bench(new Set(["Club"])))).toBe(false);
  expect(singlesOutMember(byClub("Club"), bench())).toBe(false);
});
