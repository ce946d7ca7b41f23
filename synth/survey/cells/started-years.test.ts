import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { withStartsNamed } from "./started-years.ts";

const YEARS = ["1987", "2003", "2008", "1992"];

/** What a column of years is called whose pages print them so. */
function called(heading: string, line: (year: string) => string): string {
  const made = testRelation(
    "people",
    ["Name", heading],
    YEARS.map((year, at) => [`P${at}`, year]),
  );
  const columns = made.columns.map((column, at) => (at === 1 ? { ...column, role: "year" as const } : column));
  const rows = made.rows.map((row, at) => ({ ...row, about: `https://crew.example/${at}` }));
  const linesOf = (url: string) => ["Name: somebody", line(YEARS[Number(url.at(-1))]!), "Founded 1901"];
  return withStartsNamed({ ...made, columns, rows }, linesOf).columns[1]!.name;
}

test("a year from which something goes on is when it begins", () => {
  expect(called("任教时间", (year) => `任教时间：${year}年至今`)).toBe("开始任教年份");
  expect(called("任期", (year) => `任期 ${year}年至今`)).toBe("任期开始年份");
  expect(called("Service", (year) => `Service: ${year}–present`)).toBe("Service start year");
  expect(called("Service", (year) => `Service: since ${year}`)).toBe("Service start year");
});

test("another year keeps its name, and so does what says already that something begins", () => {
  expect(called("任教时间", (year) => `任教时间：${year}年`)).toBe("任教时间");
  expect(called("Service", (year) => `Service: ${year}`)).toBe("Service");
  expect(called("Service", (year) => (year === "1987" ? `Service: ${year}–present` : `Service: ${year}`))).toBe(
    "Service",
  );
  expect(called("入职时间", (year) => `入职时间：${year}年至今`)).toBe("入职时间");
  expect(called("Member since", (year) => `Member since: ${year}–present`)).toBe("Member since");
});
