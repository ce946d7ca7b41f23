import { describe, expect, it } from "vitest";
import { GuardError } from "../guard-error.ts";
import { run } from "../interpreter.ts";
import { phraseQuestion } from "../phrase.ts";
import { testRelation } from "../values/relation.fixture.ts";

const RELEASES = testRelation(
  "releases",
  ["Release", "Release date", "Platforms", "Announced"],
  [
    ["Ash", "2019-12-30", "Linux, Windows", "May 2019"],
    ["Birch", "2020-02-28", "Linux", "June 2019"],
    ["Cedar", "2020-03-01", "Linux, macOS", "July 2019"],
    ["Dogwood", "2024-02-29", "Windows, macOS", "August 2019"],
  ],
);
const NAMING = new Map([["releases", { singular: "release", plural: "releases", source: "on the Tree site" }]]);

function ask(steps: readonly Record<string, unknown>[]) {
  const program = {
    relations: { r: "releases" },
    steps: steps.map((step, index) => ({ as: `s${index + 1}`, op: "", ...step })),
    answer: `s${steps.length}`,
  };
  const execution = run(program, new Map([["releases", RELEASES]]));
  return {
    question: phraseQuestion(program, execution.results, NAMING).question,
    answer: execution.answerText,
    subtype: execution.subtype,
  };
}

function refusal(steps: readonly Record<string, unknown>[]): string {
  try {
    return ask(steps).answer;
  } catch (error) {
    if (error instanceof GuardError) return error.guard;
    throw error;
  }
}

const dateOf = (label: string) => ({ op: "lookup", from: "r", column: "Release date", label });

describe("time between dates", () => {
  it("counts the days between two dates over a leap day", () => {
    expect(ask([dateOf("Cedar"), dateOf("Birch"), { op: "days_between", a: "s1", b: "s2" }])).toEqual({
      question: "On the Tree site, how many days lie between the release dates of Cedar and Birch?",
      answer: "2 days",
      subtype: "temporal_calculation",
    });
  });
  it("spans all dates of a column", () => {
    expect(ask([{ op: "date_span", from: "r", column: "Release date" }])).toMatchObject({
      question: "On the Tree site, how many days lie between the earliest and the latest release date of all releases?",
      answer: "1,522 days",
    });
  });
  it("finds the longest gap between consecutive dates", () => {
    expect(ask([{ op: "longest_gap", from: "r", column: "Release date" }])).toMatchObject({
      question:
        "On the Tree site, what is the longest gap, in days, between two consecutive release dates of all releases?",
      answer: "1,460 days",
    });
  });
  it("refuses texts, months and equal dates", () => {
    expect(refusal([{ op: "date_span", from: "r", column: "Platforms" }])).toBe("not_a_date");
    expect(refusal([{ op: "date_span", from: "r", column: "Announced" }])).toBe("granularity");
    expect(refusal([dateOf("Ash"), { op: "days_between", a: "s1", b: "s1" }])).toBe("trivial");
  });
});

describe("values by their place", () => {
  it("gives the value, not who has it", () => {
    expect(ask([{ op: "ranked_value", from: "r", by: "Release date", k: 2, end: "lowest" }])).toMatchObject({
      question: "On the Tree site, what is the second-earliest release date among all releases?",
      answer: "28 February 2020",
    });
  });
});

describe("cells that list several values", () => {
  const where = { column: "Platforms", is: "includes", value: "Linux" };
  it("finds one of the listed values, and none that only holds it as a part", () => {
    expect(
      ask([
        { op: "named", from: "r", names: ["Ash", "Birch", "Dogwood"] },
        { op: "filter", from: "s1", where },
        { op: "count", from: "s2" },
      ]),
    ).toMatchObject({
      question: "On the Tree site, how many of Ash, Birch and Dogwood have “Linux” among their platforms?",
      answer: "2",
    });
    expect(refusal([{ op: "filter", from: "r", where: { ...where, value: "Lin" } }])).toBe("empty");
  });
});
