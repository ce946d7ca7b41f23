import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { nodeObjection } from "./of-nodes.ts";
import { takesPackedAmounts } from "./packed-amounts.ts";

const headings = ["Jam", "Maker", "Net contents", "净含量", "Sugar"];
const jams = testRelation(
  "jams",
  headings,
  Array.from({ length: 12 }, (_, at) => [
    `Jam ${"abcdefghijkl"[at]}`,
    `Maker ${"xyz"[at % 3]}`,
    `${200 + 30 * at} g`,
    `${210 + 25 * at} g`,
    `${31 + at} g`,
  ]),
);
const bench = new Workbench(surveySite(lakeSite([jams])));
const taken = (op: string, params: Record<string, unknown>) =>
  takesPackedAmounts(over(op, leaf("jams"), params), bench);

test("how much is in a pack is not averaged, added up or held against anything", () => {
  expect(taken("mean", { column: "Net contents" })).toBe(true);
  expect(nodeObjection(over("mean", leaf("jams"), { column: "Net contents" }), bench)).toBe("packed_amounts");
  expect(taken("sum", { column: "净含量" })).toBe(true);
  expect(taken("pearson", { column: "Sugar", by: "Net contents" })).toBe(true);
  expect(taken("group", { by: "Maker", take: "mean", column: "Net contents" })).toBe(true);
});

test("it is compared, limited and ranked, and other amounts are averaged", () => {
  expect(taken("kth", { by: "Net contents", k: 1, end: "highest" })).toBe(false);
  expect(taken("filter", { where: { column: "净含量", is: ">", value: "300" } })).toBe(false);
  expect(taken("group", { by: "Maker", take: "count" })).toBe(false);
  expect(taken("mean", { column: "Sugar" })).toBe(false);
});
