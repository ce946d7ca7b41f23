import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { type Branch, leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { dividesBodies } from "./peoples-bodies.ts";

const rows = [..."ABCDEFGH"].map((letter, at) => [`Name ${letter}`, `${60 + at * 3} kg`, `${at * 2 + 1}`]);
const bench = new Workbench(
  surveySite(
    lakeSite([
      testRelation("rowers", ["Rower", "Weight", "Medals"], rows),
      testRelation("anvils", ["Anvil", "Weight", "Owners"], rows),
    ]),
  ),
);
const divides = (relation: string, by: string, op = "percent_difference") => {
  const [a, b] = ["highest", "lowest"].map((end) => over("ranked_value", leaf(relation), { by, k: 1, end }));
  return dividesBodies({ op, params: {}, inputs: { a: a!, b: b! } } satisfies Branch, bench);
};

test("nobody asks how many times as heavy one of several people is as another", () => {
  expect([divides("rowers", "Weight"), divides("rowers", "Weight", "ratio")]).toEqual([true, true]);
  expect(divides("rowers", "Weight", "difference")).toBe(false);
  expect(divides("rowers", "Medals")).toBe(false);
  expect(divides("anvils", "Weight")).toBe(false);
});
