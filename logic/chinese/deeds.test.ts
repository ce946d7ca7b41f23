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

test("who is named by what they are for a thing is called what they are, and did something", () => {
  const shows = testRelation(
    "shows",
    ["展名", "策划", "首席", "人数"],
    [
      ["春", "林一舟", "何舟", "90"],
      ["夏", "林一舟", "何舟", "120"],
      ["秋", "林一舟", "叶小满", "110"],
      ["冬", "叶小满", "叶小满", "95"],
      ["岁", "叶小满", "叶小满", "97"],
    ],
  );
  const teachers = testRelation(
    "teachers",
    ["姓名", "擅长业务"],
    [
      ["林一舟", "刻版"],
      ["何舟", "装裱"],
      ["叶小满", "刻版"],
    ],
  );
  const called = (ledTo: Record<string, string>) =>
    asker(
      [shows, teachers],
      {
        shows: { singular: "展览", plural: "展览", source: "江城网站", ledTo },
        teachers: { singular: "讲师", plural: "讲师", source: "江城网站" },
      },
      "zh",
    ).ask;
  const most = (by: string): Record<string, unknown>[] => [
    { op: "group", from: "shows", by, take: "count" },
    { op: "kth", from: "s1", by: "count", k: 1, end: "highest" },
    { op: "label_of", from: "s2" },
  ];
  const led = called({ 策划: "讲师", 首席: "讲师" });
  expect(led(most("策划")).question).toBe("根据江城网站，由哪位讲师策划的展览最多？");
  expect(led(most("首席")).question).toBe("根据江城网站，由哪位讲师担任首席的展览最多？");
  expect(led(most("策划").with(2, { op: "lookup", from: "s2", column: "count" })).question).toBe(
    "根据江城网站，策划展览最多的讲师的策划展览数量是多少？",
  );
  const found = led([
    ...most("策划").slice(0, 2),
    { op: "follow", left: "s2", right: "teachers", on: "策划" },
    { op: "lookup", from: "s3", column: "擅长业务" },
  ]);
  expect(found.question).toBe("根据江城网站，策划展览最多的讲师擅长哪项业务？");
  // Where nothing says who they are the heading does.
  expect(called({})(most("策划")).question).not.toContain("讲师");
});
