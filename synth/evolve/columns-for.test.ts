import { expect, test } from "vitest";
import { seededRandom } from "../../core/random.ts";
import type { Value } from "../../core/value.ts";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { lakeSite } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { answerColumnOf, categoryOf, isSorting } from "./columns-for.ts";
import { leaf } from "./node.ts";
import { Workbench } from "./workbench.ts";

const sorts = (...printed: string[]) =>
  isSorting({
    column: { name: "Licence", type: "text", role: "category" },
    values: printed.map((text): Value => ({ kind: "text", printed: text })),
    salience: 1,
  });

test("what brackets add to a sort makes no sort of its own", () => {
  expect(sorts("Shareware", "Shareware ($40)", "Freeware")).toBe(false);
  expect(sorts("Shareware", "Freeware (for schools)", "Demo")).toBe(true);
});

test("what is said of many different ones names none of them", () => {
  expect(sorts("Private seller", "Harbour Motors", "Ridge Cycles")).toBe(false);
  expect(sorts("Private Bank", "Harbour Motors", "Ridge Cycles")).toBe(true);
});

test("what a thing is ordered by, and where its maker is reached, is no answer, and a ratio comes in no kinds", () => {
  const cups = testRelation(
    "cups",
    ["Cup", "Item #", "Workshop", "Glaze", "Clay to ash ratio", "Height"],
    Array.from({ length: 12 }, (_, at) => [
      `Cup ${"ABCDEFGHIJKL"[at]}`,
      `KX-${100 + at}`,
      `Mill Street ${3 + at}`,
      ["ash", "salt", "clear"][at % 3]!,
      ["15:1", "12:1", "9:1"][at % 3]!,
      `${9 + at} cm`,
    ]),
  );
  const bench = new Workbench(surveySite(lakeSite([cups])));
  const random = seededRandom("cups");
  const drawn = Array.from({ length: 60 }, () => answerColumnOf(bench, leaf("cups"), random)?.name);
  expect(["Item #", "Workshop", "Glaze"].map((name) => drawn.includes(name))).toEqual([false, false, true]);
  const kinds = Array.from({ length: 60 }, () => categoryOf(bench, leaf("cups"), random)?.name);
  expect(new Set(kinds)).toEqual(new Set(["Glaze"]));
});
