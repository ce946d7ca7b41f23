import { expect, test } from "vitest";
import { lapseWords } from "./lapse-words.ts";

test("what lasts from its beginning to its end is said to last so long", () => {
  expect(lapseWords("开始", "结束", "天数")).toBe("持续天数");
  expect(lapseWords("开幕", "闭幕", "月数")).toBe("持续月数");
  expect(lapseWords("开工", "竣工", "天数")).toBe("从开工到竣工的天数");
  expect(lapseWords("结束", "开始", "天数")).toBe("从结束到开始的天数");
});
