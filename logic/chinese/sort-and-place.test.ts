import { expect, test } from "vitest";
import type { Column } from "../../core/relation.ts";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";
import { chineseForms } from "./column-forms.ts";

const pieces = testRelation(
  "pieces",
  ["名称", "类别", "高度"],
  [
    ["甲", "漆木器", "30厘米"],
    ["乙", "漆木器", "12厘米"],
    ["丙", "综合型", "45厘米"],
    ["丁", "其他", "8厘米"],
    ["戊", "综合型", "21厘米"],
  ],
);
const talks = testRelation(
  "talks",
  ["名称", "举办地点", "听众人数"],
  [
    ["甲", "二楼报告厅", "30人"],
    ["乙", "二楼报告厅", "12人"],
    ["丙", "北楼", "45人"],
    ["丁", "北楼", "8人"],
  ],
);
const naming = (noun: string) => ({ singular: noun, plural: noun, source: "河东馆" });
const { ask } = asker([pieces, talks], { pieces: naming("展品"), talks: naming("讲座") }, "zh");
const sort = (value: string) => ({ column: "类别", is: "equals", value });
const tallest = (value: string, more: object[] = []) =>
  ask([
    { op: "filter", from: "pieces", where: more.length > 0 ? { and: [sort(value), ...more] } : sort(value) },
    { op: "kth", from: "s1", by: "高度", k: 1, end: "highest" },
    { op: "label_of", from: "s2" },
  ]).question;

test("things of a sort are called by it before their noun", () => {
  expect(tallest("漆木器")).toContain("漆木器类展品中，");
  expect(tallest("综合型")).toContain("综合型展品中，");
  expect(tallest("漆木器", [{ column: "高度", is: ">", value: "10" }])).toContain("高度高于10厘米的漆木器类展品中，");
});

test("a share of things is one of such a sort", () => {
  const where = { column: "类别", is: "equals", value: "漆木器" };
  const { question } = ask([{ op: "probability", from: "pieces", where, draws: 1 }]);
  expect(question).toContain("所有展品中，漆木器类展品所占的比例");
});

test("things whose noun is of two sorts are called by theirs alone", () => {
  const inns = testRelation(
    "inns",
    ["名称", "类别", "床位数"],
    [
      ["松风", "客栈", "18张"],
      ["竹影", "客栈", "25张"],
      ["溪声", "客栈", "17张"],
      ["云顶", "酒店", "210张"],
      ["碧波", "酒店", "160张"],
    ],
  );
  const members = { ...inns, id: "members" };
  const known = { inns: naming("宾馆客栈"), members: naming("会员客栈") };
  const about = asker([inns, members], known, "zh");
  const mean = (from: string) =>
    about.ask([
      { op: "filter", from, where: sort("客栈") },
      { op: "mean", from: "s1", column: "床位数" },
    ]).question;
  expect(mean("inns")).toContain("所有客栈的平均床位数");
  expect(mean("members")).toContain("客栈类会员客栈");
  const where = { and: [sort("客栈"), { column: "床位数", is: ">", value: "20" }] };
  const one = about.ask([
    { op: "identify", from: "inns", where },
    { op: "label_of", from: "s1" },
  ]);
  expect(one.question).toBe("根据河东馆，哪家客栈的床位数超过20张？");
  const share = about.ask([{ op: "probability", from: "inns", where: sort("客栈"), draws: 1 }]);
  expect(share.question).toContain("所有宾馆客栈中，客栈所占的比例");
});

test("what is told apart by codes is asked for by what these are called", () => {
  const wells = testRelation(
    "wells",
    ["编号", "深度"],
    [
      ["GJ001", "18米"],
      ["GJ002", "25米"],
      ["GJ003", "12米"],
    ],
  );
  const { question } = asker([wells], { wells: naming("古井") }, "zh").ask([
    { op: "kth", from: "wells", by: "深度", k: 1, end: "highest" },
    { op: "label_of", from: "s1" },
  ]);
  expect(question).toBe("根据河东馆，最深的古井的编号是什么？");
});

test("a deed does not take what is counted of it as its object, and projects are no 项 each", () => {
  const trips = testRelation(
    "trips",
    ["名称", "团员人数"],
    [
      ["甲", "30人"],
      ["乙", "12人"],
      ["丙", "45人"],
      ["丁", "8人"],
    ],
  );
  const known = { trips: naming("考察"), grants: naming("公益项目"), fairs: naming("社区活动") };
  const about = asker([trips, { ...trips, id: "grants" }, { ...trips, id: "fairs" }], known, "zh");
  const asked = (from: string, steps: readonly object[]) =>
    about.ask(steps.map((step) => ({ from, ...step }))).question;
  const median = [{ op: "median", column: "团员人数" }];
  expect(asked("trips", median)).toContain("所有考察的团员人数的中位数");
  expect(asked("grants", median)).toContain("所有公益项目团员人数的中位数");
  const few = [
    { op: "filter", where: { column: "团员人数", is: "<", value: "20" } },
    { op: "count", from: "s1" },
  ];
  expect(asked("grants", few)).toContain("多少个公益项目");
  expect(asked("fairs", few)).toContain("多少场社区活动");
});

test("where something takes place is said with the verb", () => {
  const where = { column: "举办地点", is: "equals", value: "北楼" };
  const counted = ask([
    { op: "filter", from: "talks", where },
    { op: "count", from: "s1" },
  ]);
  expect(counted.question).toBe("根据河东馆，有多少场讲座在北楼举办？");
  const most = ask([
    { op: "filter", from: "talks", where },
    { op: "kth", from: "s1", by: "听众人数", k: 1, end: "highest" },
    { op: "label_of", from: "s2" },
  ]);
  expect(most.question).toBe("根据河东馆，在北楼举办的讲座中，听众人数最多的是哪场讲座？");
});

test("a question that says so speaks of the column", () => {
  const forms = (name: string, value?: string) =>
    chineseForms({ name, type: "text", role: "category" } as Column, value);
  expect(forms("类别", "漆木器")).toContain("漆木器");
  // Without a sort before the noun the heading has to be said: a 类 anywhere says nothing of it.
  expect(forms("类别")).not.toContain("类");
  expect(forms("举办地点")).toContain("举办");
  expect(forms("产地", "漆木器").some((form) => ["漆木器", "举办"].includes(form))).toBe(false);
});
