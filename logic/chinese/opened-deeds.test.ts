import { expect, test } from "vitest";
import { chineseColumn } from "./column-noun.ts";
import { fewerDe } from "./fewer-de.ts";
import { openedDeed } from "./opened-deeds.ts";

test("what was done to things that are counted stands before them with 的", () => {
  expect(openedDeed("修复问题")).toBe("修复的问题");
  expect(openedDeed("修复")).toBe("修复");
  expect(openedDeed("收录的论文")).toBe("收录的论文");
  expect(chineseColumn({ name: "受理申请（件）", type: "number", role: "measure", unit: "件" })).toBe("受理的申请数量");
});

test("whose deed it was stands before the verb without a second 的", () => {
  expect(fewerDe("东湖服务站的受理的申请数量减少了多少件")).toBe("东湖服务站受理的申请数量减少了多少件");
  expect(fewerDe("所有服务站的受理的申请数量之和是多少件")).toBe("所有服务站受理的申请数量之和是多少件");
  expect(fewerDe("受理的申请数量最多的是哪个服务站")).toBe("受理的申请数量最多的是哪个服务站");
  expect(fewerDe("2012年的受理的申请数量是多少件")).toBe("2012年受理的申请数量是多少件");
});
