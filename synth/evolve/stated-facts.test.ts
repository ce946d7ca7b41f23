import { expect, test } from "vitest";
import { seededRandom } from "../../core/random.ts";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { lakeSite } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { leaf } from "./node.ts";
import { drawFact } from "./stated-facts.ts";
import { Workbench } from "./workbench.ts";

const factsOf = (name: string, values: readonly string[]) => {
  const shops = testRelation(
    "shops",
    ["Shop", name],
    values.map((value, at) => [`Shop ${"abcdefgh"[at]}`, value]),
  );
  const bench = new Workbench(surveySite(lakeSite([shops])));
  const drawn = Array.from({ length: 40 }, (_, at) => drawFact(bench, leaf("shops"), seededRandom(`${at}`)));
  return drawn.find((one) => one !== undefined);
};

test("yes and a day of rest are conditions where they can be put into words", () => {
  const yes = ["Yes", "No", "Yes", "Yes", "No"];
  expect(factsOf("Step-free access", yes)).toEqual({ column: "Step-free access", is: "equals", value: "Yes" });
  const hours = ["Closed", "9:00–17:00", "Closed", "9:00–17:00", "9:00–18:00"];
  expect(factsOf("Monday", hours)).toEqual({ column: "Monday", is: "equals", value: "Closed" });
});

test("what nobody can say, what is left open and what all have is none", () => {
  expect(factsOf("Thorns", ["Yes", "No", "Yes", "Yes", "No"])).toBeUndefined();
  expect(factsOf("Step-free access", ["Yes", "No", "Ask us", "Yes", "No"])).toBeUndefined();
  expect(factsOf("Step-free access", ["Yes", "Yes", "Yes", "Yes", "Yes"])).toBeUndefined();
  expect(factsOf("Monday", ["Closed", "9:00–17:00", "", "9:00–17:00", "Closed"])).toBeUndefined();
});
