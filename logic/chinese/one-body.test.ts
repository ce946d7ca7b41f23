import { expect, test } from "vitest";
import type { TableResult } from "../operation.ts";
import { testRelation } from "../values/relation.fixture.ts";
import { chineseConditions } from "./condition-words.ts";
import type { ChineseThings } from "./phrase.ts";
import { chineseNames, howManyWords, whichWords } from "./phrasing.ts";

test("a body whose name joins two words is one, as the others are that stand without marks; two names are not", () => {
  expect(chineseNames(["睡眠与呼吸科"])).toEqual(["睡眠与呼吸科"]);
  expect(chineseNames(["山与海"])).toEqual(["“山与海”"]);
  expect(chineseNames(["睡眠与呼吸科", "骨科"])).toEqual(["“睡眠与呼吸科”", "“骨科”"]);
});

test("a body's name ends where its kind is said, a longer value of another sort stands in marks", () => {
  const table = testRelation(
    "staff",
    ["姓名", "所在单位"],
    [
      ["甲", "乙"],
      ["丙", "丁"],
    ],
  );
  const result = { type: "table", columns: table.columns, rows: table.rows } as unknown as TableResult;
  const things: ChineseThings = { kind: "things", noun: "人员", clauses: [], sources: [], notes: [] };
  const said = (value: string) =>
    chineseConditions({ column: "所在单位", is: "equals", value }, result, things)[0]!.text.replace(
      /^.*?(?=“|临|江)/u,
      "",
    );
  expect(said("临江呼吸危重症医学科")).toBe("临江呼吸危重症医学科");
  expect(said("江上的灯一盏一盏亮起来")).toBe("“江上的灯一盏一盏亮起来”");
});

test("what counts itself needs no measure word", () => {
  expect([
    whichWords({ noun: "届" }),
    howManyWords({ kind: "things", noun: "届", clauses: [], sources: [], notes: [] }),
  ]).toEqual(["哪一届", "多少届"]);
});

test("a thing whose name ends as a place does is asked for as a thing", () => {
  expect(["矿产地", "出土地", "原产地"].map((noun) => whichWords({ noun }))).toEqual(["哪处矿产地", "哪里", "哪里"]);
});
