import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";
import { chineseAsks } from "./asks.ts";

const rows = [
  ["《春》", "东剧场", "文化馆", "90分钟", "甲局"],
  ["《夏》", "东剧场", "图书馆", "120分钟", "甲局"],
  ["《秋》", "东剧场", "文化馆", "110分钟", "甲局"],
  ["《冬》", "西剧场", "文化馆", "95分钟", "乙局"],
];
const made = testRelation("plays", ["剧名", "首演剧场", "主办单位", "时长", "主管单位"], rows);
const { ask } = asker([made], { plays: { singular: "剧目", plural: "剧目", source: "江城网站" } }, "zh");
const grouped = (by: string, take: Record<string, unknown>, column: string, end: string) =>
  ask([
    { op: "group", from: "plays", by, ...take },
    { op: "kth", from: "s1", by: column, k: 1, end },
    { op: "label_of", from: "s2" },
  ]).question;

test("where, or by whom, something was done is asked with the verb", () => {
  expect(grouped("首演剧场", { take: "count" }, "count", "lowest")).toBe("根据江城网站，在哪个剧场首演的剧目最少？");
  expect(grouped("主办单位", { take: "mean", column: "时长" }, "mean of 时长", "highest")).toBe(
    "根据江城网站，由哪个单位主办的剧目平均时长最长？",
  );
  expect(grouped("主管单位", { take: "count" }, "count", "lowest")).toBe("根据江城网站，由哪个单位主管的剧目最少？");
  expect(ask([{ op: "mode", from: "plays", column: "主办单位" }]).question).toBe(
    "根据江城网站，由哪个单位主办的剧目最多？",
  );
  expect(chineseAsks({ name: "首演剧场", type: "text", role: "text" }, "首演剧场")).toBe("是哪个剧场");
});
