import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { type Branch, leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { ordersSome, spansSelection } from "./order-of-some.ts";

const fairs = testRelation(
  "fairs",
  ["Fair", "Date", "Stalls"],
  [..."ABCDEF"].map((letter, at) => [`Fair ${letter}`, `${at + 3} May 201${at}`, `${20 + at}`]),
);

test("how things follow each other is not asked of those that have a page", () => {
  const survey = surveySite(lakeSite([fairs]));
  const ofSome = (all: typeof survey.lone) => all.map((one) => ({ ...one, pagesOfSome: true as const }));
  const some = { ...survey, relations: ofSome(survey.relations), lone: ofSome(survey.lone) };
  const span = over("date_span", leaf("fairs"), { column: "Date" });
  const mean = over("mean", leaf("fairs"), { column: "Stalls" });
  expect([ordersSome(span, new Workbench(survey)), ordersSome(span, new Workbench(some))]).toEqual([false, true]);
  const last = (by: string) => over("ranked_value", leaf("fairs"), { by, k: 1, end: "highest" });
  expect(["Date", "Stalls"].map((by) => ordersSome(last(by), new Workbench(some)))).toEqual([true, false]);
  expect(ordersSome(mean, new Workbench(some))).toBe(false);
});

test("how far the first and the last of a selection lie apart says who was chosen", () => {
  const survey = surveySite(lakeSite([fairs]));
  const chosen = { list: "https://lakes.example/", front: true, paged: false };
  const select = (all: typeof survey.lone) => all.map((one) => ({ ...one, selection: chosen }));
  const some = { ...survey, relations: select(survey.relations), lone: select(survey.lone) };
  const end = (which: string) => over("ranked_value", leaf("fairs"), { by: "Date", k: 1, end: which });
  const between: Branch = {
    op: "time_between",
    params: { unit: "months" },
    inputs: { a: end("lowest"), b: end("highest") },
  };
  const span = over("date_span", leaf("fairs"), { column: "Date" });
  for (const tree of [between, span]) {
    expect([spansSelection(tree, new Workbench(survey)), spansSelection(tree, new Workbench(some))]).toEqual([
      false,
      true,
    ]);
  }
  expect(spansSelection(end("lowest"), new Workbench(some))).toBe(false);
});
