import { expect, test } from "vitest";
import type { Column } from "../../core/relation.ts";
import { answerText } from "../answer-text.ts";
import { quantityWords } from "../english/quantity.ts";
import { matchAnswer } from "../match/match-answer.ts";
import { CLOCK_UNIT } from "../values/clock-unit.ts";
import { chineseQuantityWords } from "./quantity-words.ts";
import { asksNumber, chineseQuantity } from "./units.ts";

const column = (name: string, unit: string): Column => ({ name, type: "number", role: "measure", unit });

test("a result that is a time is fast or slow, and what takes time long or short", () => {
  expect(chineseQuantityWords(column("个人最好成绩", CLOCK_UNIT.zh)).less).toBe("快于");
  expect(chineseQuantityWords(column("泳池纪录", CLOCK_UNIT.zh)).low).toBe("快");
  expect(chineseQuantityWords(column("用时", CLOCK_UNIT.zh)).less).toBe("短于");
  expect(chineseQuantityWords(column("成绩", "米")).less).toBe("低于");
  expect(quantityWords(column("Finish time", CLOCK_UNIT.en)).least).toBe("fastest");
  expect(quantityWords(column("Running time", CLOCK_UNIT.en)).least).toBe("shortest");
});

test("it is asked for and answered by the clock", () => {
  expect(asksNumber(CLOCK_UNIT.zh)).toBe("是多少");
  expect(chineseQuantity("9000", CLOCK_UNIT.zh)).toBe("2小时30分");
  const answer = { type: "number", decimal: "7505.4", unit: CLOCK_UNIT.zh } as const;
  expect(answerText(answer, "zh")).toBe("2小时5分5.4秒");
  expect(answerText({ ...answer, unit: CLOCK_UNIT.en })).toBe("2:05:05.4");
});

test("an answer may be given in seconds or by the clock", () => {
  const answer = { type: "number", decimal: "7505.4", unit: CLOCK_UNIT.zh } as const;
  for (const given of ["2:05:05.4", "2小时5分5.4秒", "7505.4秒"])
    expect(matchAnswer(answer, given, "平均成绩是多少？").match, given).toBe(true);
  expect(matchAnswer(answer, "2小时6分", "平均成绩是多少？").match).toBe(false);
});
