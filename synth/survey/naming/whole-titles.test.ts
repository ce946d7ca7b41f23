import { expect, test } from "vitest";
import { inWhole, isOnlySort } from "./whole-titles.ts";

test("what a list adds to its title is the thing itself where most of the names end so", () => {
  expect(inWhole("语音题库", "语音", ["听力题库", "口语题库", "发音表"])).toBe("语音题库");
  expect(inWhole("古桥名录", "古桥", ["长虹桥", "拱宸桥", "花名录"])).toBe("古桥");
  expect(inWhole("古桥", "古桥", ["长虹桥"])).toBe("古桥");
});

test("a word for a sort names nothing alone", () => {
  expect(["精品", "自建", "古桥"].map(isOnlySort)).toEqual([true, true, false]);
});
