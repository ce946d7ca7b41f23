import { expect, test } from "vitest";
import { answerText } from "../answer-text.ts";
import { wideBrackets } from "./brackets.ts";

test("brackets beside Chinese characters are wide", () => {
  expect(["大(2)型", "甲桥(老桥)", "f(x)", "A (B)"].map(wideBrackets)).toEqual([
    "大（2）型",
    "甲桥（老桥）",
    "f(x)",
    "A (B)",
  ]);
  expect(answerText({ type: "name", text: "小(1)型" }, "zh")).toBe("小（1）型");
});
