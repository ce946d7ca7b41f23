import { describe, expect, it } from "vitest";
import type { Column } from "../../core/relation.ts";
import { chineseColumn } from "./column-noun.ts";

const called = (name: string, unit: string) => chineseColumn({ name, type: "number", role: "measure", unit } as Column);

describe("a heading below one that counts", () => {
  it("tells which of the things are counted", () => {
    expect(called("图书(册) > 外文", "册")).toBe("外文图书数量");
    expect(called("图书（册） > 合计", "册")).toBe("图书总数");
    expect(called("教师(人) > 兼职", "人")).toBe("兼职教师人数");
  });
  it("tells what was done to them", () => {
    expect(called("藏品(件) > 修复", "件")).toBe("藏品修复数量");
    expect(called("住房（套） > 售出", "套")).toBe("住房售出数量");
  });
  it("keeps what says a quantity of its own", () => {
    expect(called("喷头 > 冷却时间(秒)", "秒")).toBe("喷头的冷却时间");
    expect(called("图书(册) > 外文图书", "册")).toBe("外文图书数量");
  });
});

it("says of how many people a house may have nothing more", () => {
  expect(["教师编制", "车间定员", "在编教师", "编制"].map((name) => called(name, "人"))).toEqual([
    "教师编制",
    "车间定员",
    "在编教师人数",
    "编制人数",
  ]);
});
