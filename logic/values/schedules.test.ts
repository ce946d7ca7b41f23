import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "./relation.fixture.ts";
import { areSchedules, isSchedule } from "./schedules.ts";

test("what says on which days or at what hours is told from what names a kind", () => {
  const inChinese = ["星期一至星期五", "07:00—18:00", "7:30-17:00（冬季）", "9：00至21：00", "18:00～次日2:00"];
  for (const text of ["Saturdays only", "Tue–Fri", "10:00–16:00", "from 9 am", ...inChinese])
    expect(isSchedule(text), text).toBe(true);
  for (const text of ["Daily", "Sunday", "Mon", "By appointment", "Sunderland", "The Sun", "Sunday Times", "星期一"])
    expect(isSchedule(text), text).toBe(false);
});

test("schedules are neither counted as kinds nor the most frequent kind", () => {
  const shops = ["Saturdays only", "Daily", "Saturdays only", "Weekly", "Daily", "Saturdays only"];
  const rows = shops.map((shop, at) => [`Farm ${at}`, shop]);
  const { refusal } = asker([testRelation("farms", ["Farm", "Shop"], rows)], {
    farms: { singular: "farm", plural: "farms", source: "on the Farm site" },
  });
  expect(refusal([{ op: "mode", from: "farms", column: "Shop" }])).toBe("not_a_category");
  const different = [
    { op: "distinct", from: "farms", column: "Shop" },
    { op: "count", from: "s1" },
  ];
  expect(refusal(different)).toBe("not_a_category");
  const grouped = { op: "group", from: "farms", by: "Shop", take: "count" };
  const most = { op: "kth", from: "s1", by: "count", k: 1, end: "highest" };
  expect(refusal([grouped, most, { op: "label_of", from: "s2" }])).toBe("not_a_category");
});

test("a column says when where most of its texts do, some of them by days or hours", () => {
  expect(areSchedules(["Daily", "Friday to Sunday", "Not served", "Daily"])).toBe(true);
  expect(areSchedules(["From 3pm", "By 10.30am"])).toBe(true);
  expect(areSchedules(["Daily", "Weekly", "Daily"])).toBe(false);
  expect(areSchedules(["Open all year", "Saturdays only", "Members only", "By post"])).toBe(false);
  expect(areSchedules([])).toBe(false);
});
