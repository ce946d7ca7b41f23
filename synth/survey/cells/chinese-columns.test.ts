import { expect, test } from "vitest";
import type { Column } from "../../../core/relation.ts";
import { whyUnspeakable } from "./chinese-columns.ts";

const why = (name: string) => whyUnspeakable({ name, type: "text", role: "text" } satisfies Column);

test("when and by whom a page was put up is about the page", () => {
  expect(["发布时间", "录入人", "浏览次数"].map(why)).toEqual(
    Array(3).fill("it is about the page, not about what the page is about"),
  );
  expect(["建成时间", "发布机型"].map(why)).toEqual([undefined, undefined]);
});

test("what others asked for and what is recommended are about other things, a word of a sentence says nothing", () => {
  expect(["申请该职位的人还申请了", "猜你喜欢", "热门线路", "推荐阅读", "同类产品"].map(why)).toEqual(
    Array(5).fill("it is about other things than the page is"),
  );
  expect(["已有", "共有"].map(why)).toEqual(Array(2).fill("its heading says nothing"));
  expect(["推荐人", "还款方式", "推荐使用年限"].map(why)).toEqual([undefined, undefined, undefined]);
});

test("what visitors said is no fact, how often they did is, and both ways of writing are alike", () => {
  expect([why("住客点评"), why("點擊次數"), why("更新時間")]).toEqual([
    "it is what visitors of the site said",
    "it is about the page, not about what the page is about",
    "it is about the page, not about what the page is about",
  ]);
});
