import { expect, it } from "vitest";
import { operandWords } from "./operands.ts";
import type { ChineseValue } from "./phrase.ts";

const value = (owner: string, name: string) => ({
  kind: "value" as const,
  owner,
  text: `${owner}的${name}`,
  asks: "是多少",
  sources: [],
  notes: [],
});

it("where one name has to stand in marks all do, and what these hold numbers nothing", () => {
  expect(operandWords([value("“急救与护理班”", "名额"), value("潜水班", "名额")])).toBe(
    "“急救与护理班”的名额与“潜水班”的名额",
  );
  expect(operandWords([value("潜水班", "名额"), value("木工班", "名额")])).toBe("潜水班的名额与木工班的名额");
  expect(operandWords([value("急救与护理科", "名额"), value("骨科", "名额")])).toBe(
    "（1）急救与护理科的名额与（2）骨科的名额",
  );
});

it("says the two ends of one quantity by their superlatives, and of what has none so by its greatest and least value", () => {
  const ends = (name: string, high: string, low: string) => {
    const end = (rank: string, end: string): ChineseValue => ({
      kind: "value",
      text: `所有门票中，${rank}的${name}`,
      extreme: { within: "所有门票中，", name, end, rank },
      asks: "是多少",
      sources: [],
      notes: [],
    });
    return operandWords([end(high, "最大值"), end(low, "最小值")]);
  };
  expect(ends("票价", "最高", "最低")).toBe("所有门票中，最高票价与最低票价");
  expect(ends("会员人数", "最多", "最少")).toBe("所有门票中，最多的会员人数与最少的会员人数");
  expect(ends("长度", "最长", "最短")).toBe("所有门票中，长度的最大值与最小值");
  expect(ends("距离", "最远", "最近")).toBe("所有门票中，距离的最大值与最小值");
  expect(ends("2019年票价", "最高", "最低")).toBe("所有门票中，2019年票价的最大值与最小值");
});
