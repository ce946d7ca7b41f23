import { expect, it } from "vitest";
import { pageCollection } from "../page-collection.fixture.ts";
import { lakeSite } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { dateSpans, factIn, isCourse, lengthOf } from "./date-spans.ts";

const NAMES = ["Ard", "Bel", "Cor", "Dun", "Esk", "Fal"];
const spansOf = (header: readonly string[], cells: (at: number) => string[]) => {
  const rows = NAMES.map((name, at) => [name, ...cells(at)]);
  return dateSpans(surveySite(lakeSite([pageCollection(header, rows)])).relations[0]!);
};
const fact = factIn({ relation: "things" }, "Ard");

it("is told in years where some of them are long, and in days else", () => {
  const works = spansOf(["Work", "Begun", "Finished"], (at) => [`${1 + at} May 1950`, `${9 + at} June ${1951 + at}`]);
  expect(works.map(({ from, to }) => [from.name, to.name])).toEqual([["Begun", "Finished"]]);
  expect(lengthOf(works[0]!, fact)).toMatchObject({ op: "time_between", params: { unit: "years" } });
  const fairs = spansOf(["Fair", "First day", "Last day"], (at) => [
    `${1 + at} May ${1950 + at}`,
    `${9 + at} May ${1950 + at}`,
  ]);
  expect(lengthOf(fairs[0]!, fact)).toMatchObject({ op: "days_between" });
});

it("is none where one of them does not come first in each row, and of a life never days", () => {
  const mixed = (at: number) => (at === 2 ? ["9 June 1951", "1 May 1950"] : ["1 May 1950", "9 June 1951"]);
  expect(spansOf(["Work", "Begun", "Finished"], mixed)).toEqual([]);
  const short = spansOf(["Child", "Born", "Died"], (at) => [`${1 + at} May 1950`, `${9 + at} June 1950`]);
  expect(lengthOf(short[0]!, fact)).toMatchObject({ op: "time_between" });
});

it("lies between the beginning and the end of one thing", () => {
  expect(isCourse("Opened", "Closed")).toBe(true);
  expect(isCourse("Date of birth", "Date of death")).toBe(true);
  expect(isCourse("开工日期", "竣工日期")).toBe(true);
  expect(isCourse("First lecture", "Exam date")).toBe(false);
  expect(isCourse("Survey started", "Yearbook published")).toBe(false);
  expect(isCourse("电话调查开始日期", "中文年鉴出版日期")).toBe(false);
});
