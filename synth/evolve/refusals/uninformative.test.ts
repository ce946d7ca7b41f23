import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { type Branch, leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { isEven } from "./uninformative.ts";

const needed = (sizes: readonly number[]) => {
  const grants = testRelation(
    "grants",
    ["Grant", "Sum"],
    sizes.map((size, at) => [`Grant ${"ABCDEFGHIJKLMNOPQRST"[at]}`, `£${size}`]),
  );
  const most: Branch = over("take_until", leaf("grants"), { column: "Sum", share: "50" });
  return isEven(most, new Workbench(surveySite(lakeSite([grants]))));
};

test("nobody counts how many of a few sizes make up half of all", () => {
  expect(needed([100, 500, 250, 750, 100, 500, 250, 750, 100, 500])).toBe(true);
  expect(needed([100, 900, 900, 900, 900, 900, 500, 300, 400])).toBe(true);
  expect(needed([100, 920, 310, 470, 515, 250, 760, 640, 333])).toBe(false);
});
