import { expect, test } from "vitest";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { lakeSite } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { makeCandidate } from "./candidate.ts";
import { leaf, over } from "./node.ts";
import { Workbench } from "./workbench.ts";

const boats = testRelation(
  "boats",
  ["Boat", "Berths", "Masts"],
  ["4", "6", "8", "10"].map((berths, at) => [`Boat ${"ABCD"[at]}`, berths, `${at === 0 ? 2 : 1 + at}`]),
);
const bench = new Workbench(surveySite(lakeSite([boats])));
const asked = (column: string) => {
  const { question, execution } = makeCandidate(over("mean", leaf("boats"), { column }), bench, [])!;
  return [/Round/.test(question), execution.answerText];
};

test("what comes out even is given as it is, and is not rounded", () => {
  expect(asked("Berths")).toEqual([false, "7"]);
  expect(asked("Masts")).toEqual([false, "2.75"]);
});

test("what does not end is rounded, and the question says how", () => {
  const { question, execution } = makeCandidate(
    over("stdev", leaf("boats"), { column: "Berths", of: "sample" }),
    bench,
    [],
  )!;
  expect([/Round to two decimal places/.test(question), execution.answerText]).toEqual([true, "2.58"]);
});
