import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { nodeObjection } from "./of-nodes.ts";

const bench = new Workbench(
  surveySite(
    lakeSite([
      testRelation(
        "huts",
        ["Hut", "Length", "Height"],
        Array.from({ length: 8 }, (_, at) => [
          `Hut ${"abcdefgh"[at]}`,
          `${20 + at} ft ${at + 1} in`,
          `${70 + 3 * at} in`,
        ]),
      ),
    ]),
  ),
);
const said = (op: string, params: Record<string, unknown>) => nodeObjection(over(op, leaf("huts"), params), bench);

test("what pages give in feet and inches is not asked for in inches, nor held against inches", () => {
  expect(said("mean", { column: "Length" })).toBe("small_unit");
  expect(said("ranked_value", { by: "Length", k: 1, end: "lowest" })).toBe("small_unit");
  expect(said("filter", { where: { column: "Length", is: ">", value: "250" } })).toBe("small_unit");
});

test("which is the longest is asked, and what is given in inches alone", () => {
  expect(said("kth", { by: "Length", k: 1, end: "highest" })).not.toBe("small_unit");
  expect(said("mean", { column: "Height" })).not.toBe("small_unit");
});
