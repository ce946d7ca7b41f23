import { expect, test } from "vitest";
import { chineseKindAndName } from "./kind-and-name.ts";

test("a name that could be a part of the sentence stands in marks behind what it is", () => {
  const named = (name: string, noun: string) => chineseKindAndName(name, { noun });
  expect(named("雨中来信", "任务")).toBe("任务“雨中来信”");
  expect(named("谁动了灯塔", "展品")).toBe("展品“谁动了灯塔”");
  expect(named("青瓷碗", "展品")).toBe("青瓷碗");
  expect(named("滨河改造项目", "项目")).toBe("滨河改造项目");
  expect(named("作家之家", "书店")).toBe("作家之家");
  expect(named("林一舟", "教师")).toBe("林一舟");
  expect(named("夜航", "小说")).toBe("《夜航》");
});
