import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { unpagedMembers } from "./unpaged-members.ts";

const NAMES = ["东馆", "西馆", "南馆", "北馆"];
const halls = testRelation(
  "halls",
  ["名称", "面积"],
  NAMES.map((name, at) => [name, String(at)]),
  { about: true },
);
const links = halls.rows.map(({ about }) => ({ url: about! }));
const isSome = (lines: string[], all = links) =>
  unpagedMembers([halls], [{ links: all, lines: () => lines }], () => "展馆").has("halls");

test("a list names others of the kind that have no page", () => {
  expect(isSome([...NAMES, "流动展馆", "大巴展馆、校园展馆、社区展馆"])).toBe(true);
  expect(isSome([...NAMES, "本馆另有大巴一号、校园一号、社区一号等流动展馆。"])).toBe(true);
});

test("what is of another kind, has a page or stands elsewhere is none of them", () => {
  expect(isSome([...NAMES, "休息场所", "茶室、花园、书吧"])).toBe(false);
  expect(isSome([...NAMES, "常设展馆", "东馆、西馆、南馆、北馆"])).toBe(false);
  expect(isSome(["流动展馆", "大巴展馆、校园展馆、社区展馆"], links.slice(0, 1))).toBe(false);
});
