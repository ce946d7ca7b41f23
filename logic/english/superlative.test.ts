import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { GuardError } from "../guard-error.ts";
import { testRelation } from "../values/relation.fixture.ts";

const COURSES = testRelation(
  "courses",
  ["Course", "Fastest run", "Length", "Region", "Climb, without loops"],
  [
    ["Ard", "31 min", "9 km", "North", "90 m"],
    ["Bel", "28 min", "7 km", "North", "70 m"],
    ["Cor", "45 min", "12 km", "South", "20 m"],
    ["Dun", "39 min", "11 km", "South", "30 m"],
  ],
);
const MAKERS = testRelation(
  "makers",
  ["Region", "Founded"],
  [
    ["North", "1950"],
    ["South", "1961"],
  ],
);
const { ask } = asker([COURSES, MAKERS], {
  makers: { singular: "region", plural: "regions", source: "on the Acme site" },
  courses: { singular: "course", plural: "courses", source: "on the Acme site" },
});
const question = (...steps: Parameters<typeof ask>[0]) => ask(steps).question.replace("On the Acme site, ", "");

test("of two superlatives one stands elsewhere", () => {
  const by = { by: "Fastest run", end: "highest", from: "courses" };
  expect(question({ op: "kth", k: 1, ...by }, { op: "label_of", from: "s1" })).toBe(
    "which course's fastest run is the longest?",
  );
  expect(question({ op: "kth", k: 2, ...by }, { op: "lookup", from: "s1", column: "Length" })).toBe(
    "what is the length, in km, of the course whose fastest run is the second-longest?",
  );
  expect(question({ op: "top", k: 3, ...by }, { op: "median", from: "s1", column: "Length" })).toMatch(
    /^what is the median length, in km, of the three courses whose fastest runs are the longest/,
  );
  expect(question({ op: "ranked_value", k: 1, ...by })).toBe(
    "what is the highest value of the fastest run, in minutes, among all courses?",
  );
  expect(
    question({ op: "kth", k: 1, by: "Length", end: "highest", from: "courses" }, { op: "label_of", from: "s1" }),
  ).toBe("which course is the longest?");
});

test("a name with a comma is closed before what it is of", () => {
  const grouped = { op: "group", from: "courses", by: "Region", take: "mean", column: "Climb, without loops" };
  const first = { op: "kth", k: 1, by: "mean of Climb, without loops", end: "highest", from: "s1" };
  expect(question(grouped, first, { op: "label_of", from: "s2" })).toBe(
    "which region has the highest mean climb, without loops, of its courses?",
  );
  expect(question(grouped, first, { op: "lookup", from: "s2", column: "mean of Climb, without loops" })).toBe(
    "what is the mean climb, without loops, in m, of the courses in the region with the highest mean climb, without loops, of its courses?",
  );
});

test("what was done to what a thing names is said with its verb", () => {
  const joined = { op: "join", left: "courses", right: "makers", on: "Region", columns: ["Founded"] };
  const two = { op: "named", from: "s1", names: ["Ard", "Cor"] };
  const first = { op: "kth", k: 1, by: "Founded", end: "lowest" };
  expect(question(joined, two, { ...first, from: "s2" }, { op: "label_of", from: "s3" })).toContain(
    "region was founded earliest",
  );
  const north = { op: "filter", from: "s1", where: { column: "Length", is: ">", value: "8" } };
  const long = { op: "filter", from: "s2", where: { column: "Length", is: "<", value: "12" } };
  expect(
    question(joined, north, long, { ...first, from: "s3" }, { op: "lookup", from: "s4", column: "Length" }),
  ).toMatch(/of the course whose region was founded earliest among the courses that are longer than 8 km/);
});

test("what is held every year was the first to be held, and not held earliest", () => {
  const fairs = testRelation(
    "fairs",
    ["Fair", "First held", "Founded", "Stalls"],
    [
      ["Ard", "1950", "1949", "30"],
      ["Bel", "1961", "1960", "20"],
      ["Cor", "1972", "1970", "50"],
      ["Dun", "1983", "1980", "40"],
    ],
  );
  const called = { fairs: { singular: "fair", plural: "fairs", source: "on the Acme site" } };
  const asked = (by: string, k: number, end: string, ...then: Parameters<typeof ask>[0]) =>
    asker([fairs], called)
      .ask([{ op: k > 2 ? "top" : "kth", k, by, end, from: "fairs" }, ...then])
      .question.replace("On the Acme site, ", "");
  const name = { op: "label_of", from: "s1" };
  expect(asked("First held", 1, "lowest", name)).toBe("which fair was the first to be held?");
  expect(() => asked("First held", 2, "lowest", name)).toThrow(GuardError);
  expect(asked("First held", 1, "highest", name)).toBe("which fair was first held most recently?");
  expect(asked("Founded", 1, "lowest", name)).toBe("which fair was founded earliest?");
  expect(asked("First held", 3, "lowest", { op: "median", from: "s1", column: "Stalls" })).toContain(
    "at the three fairs that were the first to be held",
  );
});
