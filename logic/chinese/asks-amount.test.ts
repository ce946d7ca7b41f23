import { expect, test } from "vitest";
import type { Column } from "../../core/relation.ts";
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
