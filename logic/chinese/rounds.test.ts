import { expect, test } from "vitest";
import { chineseColumn } from "./column-noun.ts";

const counted = (name: string, unit: string) => chineseColumn({ name, type: "number", role: "measure", unit });

test("what is counted in rounds is the number of rounds of what was done", () => {
  expect(counted("完成水质监测", "批次")).toBe("完成水质监测的批次数");
  expect(counted("无人机试飞", "架次")).toBe("无人机试飞的架次数");
  expect(counted("罚款金额", "万元")).toBe("罚款金额");
  expect(counted("收到意见", "份")).toBe("收到意见数量");
});
