import { expect, test } from "vitest";
import type { Column } from "../../core/relation.ts";
import { askedWithVerb } from "./asked-with-verb.ts";
import { chineseAsks } from "./asks.ts";

const asks = (name: string, ...printed: string[]) =>
  chineseAsks(
    { name, type: "text", role: "text" } satisfies Column,
    name,
    printed.map((text) => ({ kind: "text", printed: text })),
  );

test("what is printed as an amount is asked for by how much it is, though it is no number", () => {
  expect(asks("最大起重能力", "5吨级", "12吨级", "300吨以上")).toBe("是多少");
  expect(asks("适合年龄", "6—12岁", "8岁以上", "12-16岁")).toBe("是多少");
});

test("sorts, codes and words are asked for by what they are, be there figures in them", () => {
  expect(asks("设备等级", "5吨级", "12吨级")).toBe("是什么");
  expect(asks("特长", "5号楼", "3座")).toBe("是什么");
  expect(asks("用途", "供水", "300吨级货船通航")).toBe("是什么");
  expect(asks("用途")).toBe("是什么");
});

test("a room is asked for by where it is, an office that is a body by what it is", () => {
  expect(asks("办公室", "主楼305", "东配楼212")).toBe("在哪里");
  expect(asks("办公室", "教务办公室", "后勤办公室")).toBe("是哪个");
});

test("the school that somebody left, the body that something is of and what somebody is good at are asked for with the verb", () => {
  const asked = (name: string) => askedWithVerb({ name, type: "text", role: "text" }, name, "梁某", "是什么");
  expect(asked("毕业院校")).toBe("梁某毕业于哪所院校");
  expect(asked("所在科室")).toBe("梁某属于哪个科室");
  expect(asked("擅长")).toBe("梁某擅长什么");
  expect(asked("特长")).toBeUndefined();
});

test("when something was done once is asked with the verb, and of whom else it is in full", () => {
  const asked = (name: string, asks: string) =>
    askedWithVerb({ name, type: "date", role: "text" }, name, "南滩浴场", asks);
  expect(asked("成立时间", "是哪一年")).toBe("南滩浴场成立于哪一年");
  expect(asked("启动年份", "是哪一年")).toBe("南滩浴场启动于哪一年");
  expect(asked("竣工日期", "是哪一天")).toBe("南滩浴场竣工于哪一天");
  expect(asked("开票时间", "是哪一天")).toBeUndefined();
  expect(asked("成立时间", "是什么时候")).toBeUndefined();
  expect(asked("所在公司的成立时间", "是哪一年")).toBeUndefined();
});
