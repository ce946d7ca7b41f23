import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { judgeColumns } from "./columns.ts";

test("a column of days and hours is no property to ask about", () => {
  const hours = ["Daily", "Friday to Sunday", "From 3pm", "Daily"].map((when, at) => [`Hut ${at}`, when]);
  expect(judgeColumns(testRelation("Huts", ["Hut", "Meals"], hours)).dropped).toEqual([
    { name: "Meals", reason: "its values say on which days or at what hours" },
  ]);
});
