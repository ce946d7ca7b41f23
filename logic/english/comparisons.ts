import type { Column } from "../../core/relation.ts";
import type { Test } from "../condition.ts";
import { isClock } from "../values/clock-unit.ts";
import { isHours } from "../values/hours-unit.ts";
import { englishDate } from "./english.ts";
import { quantity } from "./phrasing.ts";
import { quantityWords } from "./quantity.ts";

/** Tests that compare: of a year or a date they read as points in time. */
export type Timed = Extract<Test, { is: ">" | ">=" | "<" | "<=" | "=" | "between" }>;

/** Does a test compare? */
export function isTimed(test: Test): test is Timed {
  return (
    test.is !== "equals" &&
    test.is !== "differs" &&
    test.is !== "in" &&
    test.is !== "mentions" &&
    test.is !== "includes"
  );
}

/** Does it say from where on? */
export function isFloor(test: Test): boolean {
  return test.is === ">" || test.is === ">=";
}

/** "after 1950", "between 1950 and 1960 (both included)" */
export function timeComparison(test: Timed): string {
  if (test.is === "between")
    return `between ${englishDate(test.value[0])} and ${englishDate(test.value[1])} (both included)`;
  const date = englishDate(test.value);
  const at = test.value.length > 7 ? "on" : "in";
  switch (test.is) {
    case ">":
      return `after ${date}`;
    case "<":
      return `before ${date}`;
    case ">=":
      return `${at} ${date} or later`;
    case "<=":
      return `${at} ${date} or earlier`;
    case "=":
      return `${at} ${date}`;
  }
}

/**
 * "larger than 5 km²", "more than 5"
 *
 * @param counted what is compared is how many there are of something
 */
export function sizeComparison(test: Timed, column: Column, counted: boolean): string {
  const words = quantityWords(column);
  if (test.is === "between") {
    return `between ${quantity(test.value[0], isClock(column.unit) || isHours(column.unit) ? column.unit : undefined)} and ${quantity(test.value[1], column.unit)} (both included)`;
  }
  const size = quantity(test.value, column.unit);
  switch (test.is) {
    case ">":
      return `${counted ? "more than" : words.more} ${size}`;
    case "<":
      return `${counted ? "fewer than" : words.less} ${size}`;
    case ">=":
      return `at least ${size}`;
    case "<=":
      return `at most ${size}`;
    case "=":
      return `exactly ${size}`;
  }
}
