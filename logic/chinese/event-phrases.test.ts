import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";

const FELLOWS = testRelation(
  "fellows",
  ["姓名", "进入研究院", "出生日期", "设计的桥", "跨度"],
  [
    ["甲某", "1978年", "1950年3月1日", "东桥", "120米"],
    ["乙某", "1985年", "1961年4月2日", "西桥", ""],
    ["丙某", "1991年", "1964年5月3日", "南桥", "90米"],
    ["丁某", "1971年", "1948年6月4日", "北桥", "75米"],
  ],
);
const FILMS = testRelation(
  "films",
  ["片名", "片长"],
  ["山路", "渡口", "夜航"].map((name, at) => [name, `${90 + at}分钟`]),
);
const { ask } = asker(
  [FELLOWS, FILMS],
  {
    fellows: { singular: "设计师", plural: "设计师", source: "院网" },
    films: { singular: "短片", plural: "短片", titled: true, source: "影展网" },
  },
  "zh",
);
const question = (steps: Record<string, unknown>[]) => ask(steps).question.replace(/^根据院网，|^根据影展网，/, "");

test("what was done on a date is said with the verb where the heading is one", () => {
  const before = { op: "filter", from: "fellows", where: { column: "进入研究院", is: "<", value: "1980" } };
  expect(question([before, { op: "count", from: "s1" }])).toBe("有多少位设计师在1980年之前进入研究院？");
  const first = { op: "kth", from: "fellows", by: "进入研究院", k: 1, end: "lowest" };
  expect(question([first, { op: "label_of", from: "s1" }])).toBe("最早进入研究院的是哪位设计师？");
  expect(question([{ op: "lookup", from: "fellows", column: "进入研究院", label: "甲某" }])).toBe(
    "甲某是哪一年进入研究院的？",
  );
  const last = { op: "ranked_value", from: "fellows", by: "进入研究院", k: 1, end: "highest" };
  expect(question([last])).toBe("所有设计师中，最晚进入研究院的时间是哪一年？");
  expect(
    question([
      { ...first, by: "出生日期" },
      { op: "label_of", from: "s1" },
    ]),
  ).toBe("出生最早的是哪位设计师？");
});

test("what somebody did something to is asked for with the verb", () => {
  expect(question([{ op: "lookup", from: "fellows", column: "设计的桥", label: "甲某" }])).toBe("甲某设计的桥有哪些？");
});

test("that one alone fits is said among those that state what is compared", () => {
  const stated = { op: "stated", from: "fellows", columns: ["跨度"] };
  const test = { column: "跨度", is: "<", value: "100" };
  const only = { op: "identify", from: "s1", where: { and: [test, { column: "进入研究院", is: "<", value: "1980" }] } };
  expect(question([stated, only, { op: "label_of", from: "s2" }])).toBe(
    "列有跨度的设计师中，哪位设计师跨度小于100米且在1980年之前进入研究院？",
  );
});

test("titles stand in their marks", () => {
  expect(question([{ op: "lookup", from: "films", column: "片长", label: "渡口" }])).toBe("《渡口》的片长是多少分钟？");
});
