import type { Column } from "../core/relation.ts";
import { type Condition, conjuncts, type Test } from "./condition.ts";
import { englishDate, isPlural, listOf } from "./english.ts";
import type { TableResult, ThingsPhrase } from "./operation.ts";
import { columnWords, quantity, whose } from "./phrasing.ts";
import { isTime, participle, quantityWords } from "./quantity.ts";
import { columnNamed } from "./table.ts";

/** A condition as restrictive clauses behind a noun: "whose coastline is longer than 5,000 km", "founded before 1950". */
export function conditionClauses(condition: Condition, table: TableResult, things: ThingsPhrase): string[] {
  return conjuncts(condition).map((tests) => {
    const clauses = tests.map((test) => testClause(test, columnNamed(table, test.column), things));
    return clauses.length === 1 ? clauses[0]! : `(${listOf(clauses, "or")})`;
  });
}

function testClause(test: Test, column: Column, things: ThingsPhrase): string {
  const name = columnWords(column, things);
  if (isTime(column) && isTimed(test)) {
    const verb = participle(column);
    return `${verb ?? whose(name, isPlural(name))} ${timeComparison(test)}`;
  }
  const many = isPlural(name);
  const counted = many && column.unit === undefined && column.role === "measure";
  switch (test.is) {
    case "equals":
      return `${whose(name, many)} ${quoted(test.value)}`;
    case "differs":
      return `${whose(name, many)} not ${quoted(test.value)}`;
    case "in":
      return `${whose(name, many)} ${listOf(test.value.map(quoted), "or")}`;
    case "mentions":
      return `whose ${name} ${many ? "mention" : "mentions"} "${test.value}"`;
    default:
      return counted
        ? `with ${sizeComparison(test, column, true)} ${name}`
        : `${whose(name, many)} ${sizeComparison(test, column, false)}`;
  }
}

/** Tests that compare: of a year or a date they read as points in time. */
type Timed = Extract<Test, { is: ">" | ">=" | "<" | "<=" | "=" | "between" }>;

function isTimed(test: Test): test is Timed {
  return test.is !== "equals" && test.is !== "differs" && test.is !== "in" && test.is !== "mentions";
}

function timeComparison(test: Timed): string {
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

function sizeComparison(test: Timed, column: Column, counted: boolean): string {
  const words = quantityWords(column);
  if (test.is === "between") {
    return `between ${quantity(test.value[0], undefined)} and ${quantity(test.value[1], column.unit)} (both included)`;
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

/** Names stand as they are; words that could be taken for part of the sentence stand in quotation marks. */
function quoted(text: string): string {
  return /^[\p{Lu}\p{Lo}\d][^"]{0,40}$/u.test(text) && !/\b(?:and|or)\b|,/.test(text) ? text : `"${text}"`;
}
