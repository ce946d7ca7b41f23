import { expect, test } from "vitest";
import { measureWord } from "../../../logic/chinese/measure-words.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { chineseRowNoun } from "./chinese-naming.ts";
import { NounEvidence } from "./noun-evidence.ts";

const people = (caption: string, posts: readonly string[]) => {
  const made = testRelation(
    "people",
    ["职务", "姓名", "单位"],
    posts.map((post, at) => [post, `梁某${at}`, "船厂"]),
    { about: true },
  );
  return { ...made, name: caption, source: "html_table" as const };
};
const called = (caption: string, posts: readonly string[]) => {
  const relation = people(caption, posts);
  // Committees lead to who heads them.
  const led = testRelation(
    "committees",
    ["委员会", "主任"],
    posts.map((_, at) => [`委员会${at}`, "甲"]),
  );
  const rows = led.rows.map(({ cells: [own, cell] }, at) => ({
    cells: [own!, { ...cell!, value: { kind: "entity" as const, printed: "甲", href: relation.rows[at]!.about! } }],
  }));
  const columns = led.columns.map((one) => ({ ...one, role: "text" as const }));
  const label = { index: 1, column: relation.columns[1]!, coverage: 1, distinct: posts.length, salience: 1 };
  return chineseRowNoun(relation, label, [], "江城帆船协会", new NounEvidence([], [{ ...led, columns, rows }]));
};
const POSTS = ["会长", "副会长", "秘书长", "监事长"];

test("people in a table that states their posts are called by its caption, and not by posts that they hold elsewhere", () => {
  expect(called("第四届理事会领导成员", POSTS)).toBe("领导成员");
  expect(called("组织机构", POSTS)).not.toBe("主任");
  expect(called("组织机构", ["船务主任", "机务主任", "财务主任", "人事主任"])).toBe("主任");
  expect(measureWord("领导成员")).toBe("位");
});
