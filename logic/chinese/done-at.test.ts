import { expect, test } from "vitest";
import { doneAt } from "./done-at.ts";
import { clauseRun } from "./phrasing.ts";

test("when something was done is told by the verb, with whose time it is", () => {
  expect(doneAt("建成时间")).toEqual({ done: "建成" });
  expect(doneAt("所在展馆的开放年份")).toEqual({ done: "开放", owner: "所在展馆" });
  expect(["获奖年份", "入团时间"].map((name) => doneAt(name)?.done)).toEqual(["获奖", "入团"]);
  expect(doneAt("开放时段")).toBeUndefined();
  expect(doneAt("保质期")).toBeUndefined();
});

test("an owner is said once before what was done to it and what else it has", () => {
  const whose = (text: string) => ({ form: "whose" as const, text });
  expect(clauseRun([whose("所在展馆建成于1987年之前"), whose("所在展馆的面积大于300平方米")])).toBe(
    "所在展馆建成于1987年之前且面积大于300平方米",
  );
  expect(clauseRun([whose("所在展馆的面积大于300平方米"), whose("所在展馆建成于1987年之前")])).toBe(
    "所在展馆的面积大于300平方米且建成于1987年之前",
  );
});
