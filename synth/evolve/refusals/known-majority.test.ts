import { expect, test } from "vitest";
import { leaf, over } from "../node.ts";
import { asksKnownMajority } from "./known-majority.ts";

const mode = (column: string) => asksKnownMajority(over("mode", leaf("riders"), { column }));

test("what most people are by foot, hand or sex is known without looking", () => {
  expect(["Preferred foot", "Batting hand", "Sex", "惯用手", "性别"].map(mode)).toEqual([true, true, true, true, true]);
  const group = over("group", leaf("riders"), { by: "Gender", take: "count" });
  const most = over("kth", group, { by: "count", k: 1, end: "highest" });
  expect(asksKnownMajority(over("label_of", most, {}))).toBe(true);
});

test("what differs from place to place, and how many have a trait, is not", () => {
  expect(["Town", "Hand tool", "位置", "手机"].map(mode)).toEqual([false, false, false, false]);
  const group = over("group", leaf("riders"), { by: "Town", take: "count" });
  const most = over("kth", group, { by: "count", k: 1, end: "highest" });
  expect(asksKnownMajority(over("label_of", most, {}))).toBe(false);
  expect(asksKnownMajority(over("count", leaf("riders"), { column: "Sex" }))).toBe(false);
});
