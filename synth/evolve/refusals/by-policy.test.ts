import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { unclearSorts } from "./unclear-sorts.ts";

test("what is allowed or not is no sort of thing", () => {
  const said = ["welcome", "not allowed", "on request"];
  const rows = Array.from({ length: 12 }, (_, at) => [
    `Cabin ${at + 1}`,
    said[at % 3]!,
    ["Arbor", "Birk", "Cove"][at % 3]!,
    ["free", "extra", "included"][at % 3]!,
  ]);
  const made = testRelation("cabins", ["Cabin", "Pets", "Valley", "Boat policy"], rows);
  const bench = new Workbench(surveySite(lakeSite([made])));
  const by = (column: string) => unclearSorts(over("mode", leaf("cabins"), { column }), bench);
  expect(["Pets", "Valley", "Boat policy"].map(by)).toEqual(["by_policy", undefined, undefined]);
  expect(unclearSorts(over("group", leaf("cabins"), { by: "Pets", take: "count" }), bench)).toBe("by_policy");
});
