import { expect, it } from "vitest";
import { officialTitle } from "./official-titles.ts";

it("what a notice announces has what the notice states, but for what papers have", () => {
  const title = "关于举办春季急救与护理技能培训班的通知";
  expect(officialTitle(title, "培训地点")).toBe("“春季急救与护理技能培训班”");
  expect(officialTitle(title, "发文字号")).toBe(`《${title}》`);
  expect(officialTitle(title, "发布时间")).toBe(`《${title}》`);
  expect(officialTitle("关于召开第四届渔业论坛的公告", "报到时间")).toBe("“第四届渔业论坛”");
});

it("other papers are called by their titles, and other things not so", () => {
  expect(officialTitle("关于开放南滩浴场的公告", "开放时间")).toBe("《关于开放南滩浴场的公告》");
  expect(officialTitle("关于印发《浴场管理办法》的通知", "文号")).toBe("《关于印发〈浴场管理办法〉的通知》");
  expect(officialTitle("春季急救技能培训班", "培训地点")).toBeUndefined();
  expect(officialTitle("关于我们", "电话")).toBeUndefined();
});
