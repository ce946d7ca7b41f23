import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { namesOfOwn } from "./own-figures.ts";

const named = (source: Relation["source"], ...headings: string[]) =>
  namesOfOwn({ ...testRelation("schools", ["名称", ...headings], [["甲", ...headings.map(() => "7人")]]), source });

test("whose figures they are stays said where others stand beside them, and in a table of many things", () => {
  expect(named("page_collection", "本校教师", "外聘教师")).toEqual({ 本校教师: "本校教师人数" });
  expect(named("html_table", "本校教师", "住宿学生")).toEqual({ 本校教师: "本校教师人数" });
  expect(named("page_collection", "本校教师", "住宿学生")).toEqual({});
  expect(named("html_table", "教师", "外聘教师")).toEqual({});
});
