import { expect, test } from "vitest";
import type { Column } from "../../core/relation.ts";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";
import { chineseAsks } from "./asks.ts";
import { chineseColumn } from "./column-noun.ts";
import { measureWord } from "./measure-words.ts";
import { chinesePointer, ownerAnd } from "./pointer-noun.ts";

const column = (name: string, type: Column["type"] = "entity"): Column => ({ name, type, role: "category" });

test("a column headed by the name of things leads to the things", () => {
  expect(chineseColumn(column("丛刊名"))).toBe("丛刊");
  expect(chineseColumn(column("课题名称"))).toBe("课题");
  expect(chineseColumn(column("英文名称"))).toBe("英文名称");
  expect(chineseColumn(column("作者姓名"))).toBe("作者姓名");
  expect(chineseColumn(column("课题名称", "text"))).toBe("课题名称");
  expect(chineseColumn({ ...column("课题名称"), role: "label" })).toBe("课题名称");
  expect(chinesePointer("桥名", "古桥")).toBe("桥");
  expect(chinesePointer("丛刊", "丛刊")).toBe("所属丛刊");
});

test("what a thing belongs to is not said again in what is asked of it", () => {
  expect(ownerAnd("所属丛刊", "丛刊主编")).toBe("所属丛刊的主编");
  expect(ownerAnd("所属丛刊", "创刊年份")).toBe("所属丛刊的创刊年份");
  expect(ownerAnd("江口站", "站长")).toBe("江口站的站长");
});

test("of a work it is asked who edited the series that it belongs to, by its title", () => {
  const books = testRelation(
    "books",
    ["书名", "丛刊名"],
    [
      ["渡口", "甲编"],
      ["夜航", "乙编"],
      ["山路", "甲编"],
    ],
    {
      links: ["丛刊名"],
    } as never,
  );
  const series = testRelation(
    "series",
    ["丛刊", "丛刊主编"],
    [
      ["甲编", "林一舟"],
      ["乙编", "安·林德"],
    ],
  );
  const naming = (singular: string) => ({ singular, plural: singular, source: "江城社网站" });
  const { ask } = asker([books, series], { books: naming("图书"), series: naming("丛刊") }, "zh");
  const led = { op: "follow", left: "books", right: "series", on: "丛刊名", label: "渡口" };
  expect(ask([led, { op: "lookup", from: "s1", column: "丛刊主编" }])).toMatchObject({
    question: expect.stringMatching(/《渡口》.*丛刊名?的主编是谁/u) as string,
    answer: "林一舟",
  });
});

test("who edited or translated it is asked with 谁 where persons did, and 什么 where an office did", () => {
  const value = (printed: string) => ({ kind: "text" as const, printed });
  const text: Column = { name: "责任编辑", type: "text", role: "text" };
  expect(chineseAsks(text, "责任编辑", [value("林一舟"), value("安·林德")])).toBe("是谁");
  expect(chineseAsks(text, "责任编辑", [value("文艺编辑室")])).toBe("是什么");
  expect(chineseAsks(text, "译者", [])).toBe("是谁");
});

test("series are counted in 套, books in 本, and papers that are no books are not", () => {
  expect(["丛书", "新书", "图书", "证书"].map(measureWord)).toEqual(["套", "本", "本", "个"]);
});

test("a mission that is flown takes place, any other task is one of several", () => {
  expect(["支线任务", "任务", "航天任务", "载人飞行任务"].map(measureWord)).toEqual(["个", "个", "次", "次"]);
});
