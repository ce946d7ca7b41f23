import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { averagesUnlike } from "./unlike-things.ts";

const WEIGHTS = [0.4, 3.1, 12, 95, 240, 0.9, 7.5, 33, 61, 18, 2.2, 5.6];
const LIKE = [61, 74, 58, 90, 83, 66, 72, 95, 69, 77, 81, 64];
const things = (id: string, weights: readonly number[], note: (at: number) => string, heading = "Weight") =>
  testRelation(
    id,
    ["Name", heading, "Visits", "Note"],
    weights.map((weight, at) => [`${id} ${"abcdefghijkl"[at]}`, `${weight} kg`, `${3 + 41 * at}`, note(at)]),
  );
const site = lakeSite([
  things("relics", WEIGHTS, (at) => `Found at ${"xyz"[at % 3]}`),
  things("rowers", LIKE, (at) => `Born in ${"xyz"[at % 3]}`),
  things("bells", LIKE, (at) => (at === 4 ? "A set of eight bells" : `Cast in ${"xyz"[at % 3]}`)),
  things("ports", WEIGHTS, (at) => `On the ${"xyz"[at % 3]}`, "Catch landed"),
]);
const bench = new Workbench(surveySite(site));
const asks = (op: string, relation: string, column: string) =>
  averagesUnlike(over(op, leaf(relation), { column, ...(op === "kth" ? { k: 1, end: "highest" } : {}) }), bench);

test("objects whose weights lie orders of magnitude apart have no mean, nor have sets among single pieces", () => {
  expect(["mean", "median", "range", "stdev"].map((op) => asks(op, "relics", "Weight"))).toEqual(Array(4).fill(true));
  expect(asks("mean", "bells", "Weight")).toBe(true);
});

test("which of them is the heaviest is asked; people have a mean weight, and what is landed and counted has one", () => {
  expect(asks("kth", "relics", "Weight")).toBe(false);
  expect(asks("mean", "rowers", "Weight")).toBe(false);
  expect(asks("mean", "relics", "Visits")).toBe(false);
  expect(asks("mean", "ports", "Catch landed")).toBe(false);
});
