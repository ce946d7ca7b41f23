import { expect, test } from "vitest";
import { seededRandom } from "../../core/random.ts";
import { spanOfYears } from "./span-of-years.ts";

const years = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at);

test("a span begins where the figures begin, in a round year or some round number of years before the last", () => {
  const random = seededRandom("spans");
  const spans = Array.from({ length: 200 }, () => spanOfYears(years(2011, 2024), 4, random)!);
  expect(new Set(spans.map(([since]) => since))).toEqual(new Set([2011, 2015, 2020]));
  expect(new Set(spans.map(([, until]) => until))).toEqual(new Set([2015, 2020, 2024]));
  for (const [since, until] of spans) expect(until - since).toBeGreaterThanOrEqual(4);
});

test("few years make no span", () => {
  expect(spanOfYears(years(2020, 2023), 4, seededRandom("spans"))).toBeUndefined();
  expect(spanOfYears([], 4, seededRandom("spans"))).toBeUndefined();
});
