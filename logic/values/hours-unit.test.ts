import { expect, test } from "vitest";
import type { Column } from "../../core/relation.ts";
import { answerText } from "../answer-text.ts";
import { unitWords } from "../english/phrasing.ts";
import { quantityWords } from "../english/quantity.ts";
import { matchAnswer } from "../match/match-answer.ts";
import { HOURS_UNIT, hoursText } from "./hours-unit.ts";
import { typeColumn } from "./type-column.ts";

const unitOf = (...cells: string[]) =>
  typeColumn(
    "Travel time",
    cells.map((text) => ({ text })),
  ).column.unit;

test("times printed in hours and minutes are told so", () => {
  expect(unitOf("14 h 20 min", "3 h 35 min", "20 h 00 min", "55 min")).toBe(HOURS_UNIT.en);
  expect(unitOf("14小时20分钟", "3小时35分钟", "20小时")).toBe(HOURS_UNIT.zh);
  expect(unitOf("1 hr 10 min", "35 min", "40 min", "25 min")).toBe("min");
  expect(["870", "720", "60", "45", "60.5"].map((minutes) => hoursText(minutes, "en"))).toEqual([
    "14 h 30 min",
    "12 hours",
    "1 hour",
    "45 minutes",
    "1 h 0.5 min",
  ]);
  expect(hoursText("870", "zh")).toBe("14小时30分钟");
});

test("they are asked for and answered in both", () => {
  const column: Column = { name: "Travel time", type: "number", role: "measure", unit: HOURS_UNIT.en };
  expect(quantityWords(column).more).toBe("longer than");
  expect(unitWords("travel time", HOURS_UNIT.en)).toBe(", in hours and minutes,");
  const answer = { type: "number", decimal: "630", unit: HOURS_UNIT.en } as const;
  expect(answerText(answer)).toBe("10 h 30 min");
  for (const given of ["10 h 30 min", "10 hours and 30 minutes", "10:30", "10.5 hours", "630 minutes", "630"])
    expect(matchAnswer(answer, given, "How long does it take?").match, given).toBe(true);
  expect(matchAnswer(answer, "10 h 20 min", "How long does it take?").match).toBe(false);
  const chinese = { type: "number", decimal: "630", unit: HOURS_UNIT.zh } as const;
  expect(matchAnswer(chinese, "10小时30分", "用时是多少？").match).toBe(true);
});
