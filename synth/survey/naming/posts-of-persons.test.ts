import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { namesOfPersons } from "./posts-of-persons.ts";

const named = (...names: string[]): Readonly<Record<string, string>> => {
  const relation: Relation = testRelation("rows", names, [names.map((_, at) => "甲乙丙丁"[at]!)]);
  return namesOfPersons({
    ...relation,
    columns: relation.columns.map((one, at) => ({ ...one, type: "text", role: at === 0 ? "label" : "text" })),
  });
};

test("a post beside somebody is theirs, and not that of the thing", () => {
  expect(named("渡口", "站长", "职务")).toEqual({ 职务: "站长的职务" });
  expect(named("渡口", "地址", "职务")).toEqual({});
});

test("where the rows are people it is their own", () => {
  expect(named("负责人", "职务")).toEqual({});
});
