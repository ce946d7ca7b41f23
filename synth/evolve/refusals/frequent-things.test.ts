import { expect, test } from "vitest";
import { lakeSite, lakes } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { callsThingFrequent } from "./frequent-things.ts";

test("what leads to a page of its own is not called frequent among others, where a sort is", () => {
  const bench = new Workbench(surveySite(lakeSite([lakes()])));
  const table = {
    columns: [
      { name: "Trout", type: "entity" },
      { name: "Colour", type: "text" },
    ],
  };
  bench.table = () => table as never;
  const asked = (column: string, question: string) =>
    callsThingFrequent({ question, tree: over("mode", leaf("x"), { column }) }, bench);
  expect(asked("Trout", "What is the most frequent trout among all catches?")).toBe(true);
  expect(asked("Trout", "所有渔获中，最常见的鳟鱼是哪种？")).toBe(true);
  expect(asked("Trout", "Which trout has the most catches?")).toBe(false);
  expect(asked("Colour", "What is the most frequent colour among all catches?")).toBe(false);
});
