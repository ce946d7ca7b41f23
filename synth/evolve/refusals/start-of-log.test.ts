import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { type Branch, leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { asksForStartOfLog } from "./start-of-log.ts";

const DAYS = ["9 May 2024", "2 March 2024", "7 November 2023", "1 June 2023", "4 April 2022"];

const meeting = (at: number) => `Meeting ${"ABCDE"[at]}`;

function asks(days: readonly string[], ...nodes: readonly Branch[]): boolean[] {
  return asksOf(days, meeting, ...nodes);
}

function asksOf(days: readonly string[], nameOf: (at: number) => string, ...nodes: readonly Branch[]): boolean[] {
  const minutes = testRelation(
    "minutes",
    ["Minutes", "Date", "Items"],
    days.map((day, at) => [nameOf(at), day, `${at * 3 + 4}`]),
  );
  const bench = new Workbench(surveySite(lakeSite([minutes])));
  return nodes.map((node) => asksForStartOfLog(node, bench));
}

const ranked = (end: string, by = "Date") => over("ranked_value", leaf("minutes"), { by, k: 1, end });
const cut = (is: string) => over("filter", leaf("minutes"), { where: { column: "Date", is, value: "2023" } });

test("the first entry of a log is not asked for, nor how long it spans, nor what came before a day", () => {
  const span = over("date_span", leaf("minutes"), { column: "Date" });
  expect(asks(DAYS, ranked("lowest"), span, cut("<"))).toEqual([true, true, true]);
});

test("the last entry is, and what came after a day, and figures", () => {
  expect(asks(DAYS, ranked("highest"), cut(">"), ranked("lowest", "Items"))).toEqual([false, false, false]);
});

test("a table that begins with the oldest, or is in no order of days, is no log", () => {
  expect(asks(DAYS.toReversed(), ranked("lowest"))).toEqual([false]);
  expect(asks([...DAYS.slice(1), DAYS[0]!], ranked("lowest"))).toEqual([false]);
  expect(asks(["2024", "2022", "2021", "2019", "2015"], ranked("lowest"))).toEqual([false]);
});

test("editions of a year each, none of them left out, are a series and no log", () => {
  expect(asksOf(DAYS, (at) => `Almanac ${2024 - at}`, ranked("lowest"))).toEqual([false]);
  expect(asksOf(DAYS, (at) => `Almanac ${2024 - 2 * at}`, ranked("lowest"))).toEqual([true]);
});
