import { expect, test } from "vitest";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { textObjection } from "./text-objection.ts";

const bench = new Workbench(surveySite(lakeSite()));
const why = (question: string) =>
  textObjection({ question, tree: over("count", leaf("lakes")), execution: { answer: {} } } as never, bench);

test("nobody waits to the end of a long subject for what is asked of it", () => {
  expect(why("What was the mill of the lake with the lowest fee when surveyed reached through?")).toBe("stranded");
  expect(why("What was Lake Ems reached through?")).toBeUndefined();
  expect(why("What is the depth of the lake that lies nearest to the mill on the map?")).toBeUndefined();
});
