import { expect, it } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";

const leading = (
  id: string,
  header: string[],
  rows: string[][],
  at: number,
  to: string,
  options: { about?: boolean } = { about: true },
) => {
  const relation = testRelation(id, header, rows, options);
  return {
    ...relation,
    rows: relation.rows.map((row) => ({
      ...row,
      about: `https://${id}.example/${encodeURIComponent(row.cells[0]!.value.printed)}`,
      cells: row.cells.map((cell, col) =>
        col === at
          ? {
              ...cell,
              value: {
                kind: "entity" as const,
                printed: cell.value.printed,
                href: `https://${to}.example/${encodeURIComponent(cell.value.printed)}`,
              },
            }
          : cell,
      ),
    })),
    columns: relation.columns.map((one, col) => (col === at ? { ...one, type: "entity" as const } : one)),
  };
};

const BIRDS = leading(
  "birds",
  ["名称", "负责专家", "数量"],
  [
    ["松鹤", "甲某", "4只"],
    ["灰雁", "乙某", "9只"],
    ["白鹭", "丙某", "2只"],
  ],
  1,
  "experts",
);
const EXPERTS = leading(
  "experts",
  ["姓名", "主讲活动", "职称"],
  [
    ["甲某", "观鸟课", "研究员"],
    ["乙某", "夜游", "助理研究员"],
    ["丙某", "湿地行", "研究员"],
  ],
  1,
  "events",
);
const EVENTS = leading(
  "events",
  ["名称", "地点", "费用"],
  [
    ["观鸟课", "东湖", "30元"],
    ["夜游", "西湖", "50元"],
    ["湿地行", "南湖", "20元"],
  ],
  1,
  "places",
);
const naming = (singular: string) => ({ singular, plural: singular, source: "鸟园网" });
const { ask } = asker(
  [BIRDS, EXPERTS, EVENTS],
  { birds: naming("鸟类"), experts: naming("专家"), events: naming("活动") },
  "zh",
);

it("who does something to a named thing is said with the verb", () => {
  const { question } = ask([
    { op: "follow", left: "birds", right: "experts", on: "负责专家", label: "松鹤" },
    { op: "lookup", from: "s1", column: "职称" },
  ]);
  expect(question).toBe("根据鸟园网，负责松鹤的专家的职称是什么？");
});

it("a chain of three owners is said in two pieces", () => {
  const { question } = ask([
    { op: "follow", left: "birds", right: "experts", on: "负责专家", label: "松鹤" },
    { op: "follow", left: "s1", right: "events", on: "主讲活动" },
    { op: "lookup", from: "s2", column: "费用" },
  ]);
  expect(question).toBe("根据鸟园网，负责松鹤的专家，其主讲活动的费用是多少元？");
});

it("nobody follows a longer chain", () => {
  const most = { op: "kth", from: "birds", by: "数量", k: 1, end: "highest" };
  const steps = [
    most,
    { op: "follow", left: "s1", right: "experts", on: "负责专家" },
    { op: "follow", left: "s2", right: "events", on: "主讲活动" },
    { op: "lookup", from: "s3", column: "费用" },
  ];
  expect(() => ask(steps)).toThrow(/owners/);
});
