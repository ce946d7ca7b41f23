import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";

import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { isDerivedAlike } from "./derived-alike.ts";

test("a weekday that most of those chosen from share is told without choosing", () => {
  const asked = (days: readonly number[]) => {
    const ferries = testRelation(
      "ferries",
      ["Ferry", "Launched", "Length"],
      days.map((day, at) => [`Ferry ${"ABCDEF"[at]}`, `${day} March 2021`, `${50 + at} m`]),
    );
    const bench = new Workbench(surveySite(lakeSite([ferries])));
    const longest = over("kth", leaf("ferries"), { by: "Length", k: 1, end: "highest" });
    return isDerivedAlike(over("weekday", over("lookup", longest, { column: "Launched" })), bench);
  };
  expect(asked([1, 8, 15, 22, 29, 30])).toBe(true);
  expect(asked([1, 2, 3, 4, 5, 6])).toBe(false);
});
