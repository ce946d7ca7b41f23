import { expect, test } from "vitest";
import { isOnOneLine } from "./on-one-line.ts";

const long = "words that stand on one line and go on for longer than a glance";

test.each(["", "a", "a b", "“a” – b…", long, `${long} “a”`])("%j stands on one line", (text) => {
  expect(isOnOneLine(text)).toBe(true);
});

test.each([
  " a",
  "a ",
  "a  b",
  "a\nb",
  "a\u00a0b",
  "a\u00adb",
  "a\u200bb",
  "a\u2028b",
  `${long}\t`,
  `${long}  b`,
  ` ${long}`,
])("%j does not", (text) => {
  expect(isOnOneLine(text)).toBe(false);
});
