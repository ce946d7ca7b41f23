import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { type Branch, leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { asksBareRank } from "./bare-rank.ts";

const JUDGES = ["Ann Oak", "Ben Elm", "Cy Ash", "Dee Fir", "Eli Yew", "Fay Box"];
const survey = surveySite(
  lakeSite([
    testRelation(
      "judges",
      ["Judge", "Level", "Born"],
      JUDGES.map((name, at) => [name, at % 2 ? "State" : "Town", `${1950 + at * 3}`]),
    ),
    testRelation(
      "clubs",
      ["Club", "Manager", "Head judge"],
      JUDGES.map((name, at) => [`Club ${at}`, name, JUDGES.at(-1 - at)!]),
    ),
  ]),
);
const bench = new Workbench({
  ...survey,
  relations: survey.relations.map((one) =>
    one.relation.id === "judges" ? { ...one, naming: { ...one.naming, singular: "judge", plural: "judges" } } : one,
  ),
  lone: survey.lone.map((one) =>
    one.relation.id === "judges" ? { ...one, naming: { ...one.naming, singular: "judge", plural: "judges" } } : one,
  ),
});
const asks = (on: string, column: string) => {
  const led: Branch = {
    op: "follow",
    params: { on, label: "Club 1" },
    inputs: { left: leaf("clubs"), right: leaf("judges") },
  };
  return asksBareRank(over("lookup", led, { column }), bench);
};

test("of whoever has a role elsewhere the level in their own list is asked only where it is said what they are there", () => {
  expect(asks("Manager", "Level")).toBe(true);
  expect(asks("Manager", "Born")).toBe(false);
  expect(asks("Head judge", "Level")).toBe(false);
});
