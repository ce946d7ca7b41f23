import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { isBareCode } from "./bare-codes.ts";

const tagged = (name: string) => ({
  ...testRelation(
    "tagged",
    ["Tag", "Ferry", "Distance"],
    [
      ["TK4471", "Ard", "12 km"],
      ["TK4490", "Bel", "31 km"],
      ["MB2207", "Cor", "9 km"],
      ["MB2213", "Ard", "44 km"],
      ["TK4502", "Dun", "17 km"],
    ],
  ),
  source: "html_table" as const,
  name,
});
function refused(name: string, op: string, params: Record<string, unknown>): boolean {
  const relation = tagged(name);
  return isBareCode(over(op, leaf(relation.id), params), new Workbench(surveySite(lakeSite([relation]))));
}

test("a code tells nobody what has it where there is no word for that", () => {
  const look = { column: "Ferry", label: "TK4471" };
  expect(refused("Sightings", "lookup", look)).toBe(false);
  expect(refused("By sea", "lookup", look)).toBe(true);
  expect(refused("Sightings", "named", { names: ["TK4471", "TK4490"] })).toBe(true);
});
