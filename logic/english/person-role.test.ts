import { describe, expect, it, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";
import { isAgentRole, isAnybody, isPersonRole, relative } from "./person-role.ts";

describe("who is asked for", () => {
  it("is whoever holds an office, by its word alone or by the names in its cells", () => {
    expect(isPersonRole("head coach", ["—"])).toBe(true);
    expect(isPersonRole("project lead", ["Davor Perković", "Astrid Nyhlén", "J. R. van der Berg"])).toBe(true);
    expect(isPersonRole("owner", ["Dr. Marie-Claire O'Neill"])).toBe(true);
  });

  it("is no body, no thing and no quantity", () => {
    expect(isPersonRole("owner", ["Maria Lind", "Water Authority"])).toBe(false);
    expect(isPersonRole("lead", ["Pb", "12 mm"])).toBe(false);
    expect(isPersonRole("head", [])).toBe(false);
    expect(isPersonRole("capital", ["Mexico City", "Port Louis"])).toBe(false);
  });
});

test("inspectors and wardens with names of people are people", () => {
  expect(["district inspector", "warden"].map((name) => isPersonRole(name, ["Ada Holm", "Bo T. Lund"]))).toEqual([
    true,
    true,
  ]);
  expect(isPersonRole("keeper", ["Harbour Trust"])).toBe(false);
});

test("whatever the lexicon has for people is one where each cell is a person's name", () => {
  expect(["raiser", "luthier", "coxswain", "referee"].map((name) => isPersonRole(name, ["Ada Holm"]))).toEqual(
    Array(4).fill(true),
  );
  expect(isPersonRole("printer", ["LaserStar 200"])).toBe(false);
  expect(isPersonRole("organist", ["Rosa Weigl (since 1975)", "Olav Falk, tel. 55 23 77"])).toBe(true);
});

test("whoever emigrated or married is somebody, whatever the noun", () => {
  expect(["emigrated", "married", "was built"].map((said) => relative("carver", said))).toEqual(["who", "who", "that"]);
});

test("what things lie in is a place and nobody, whatever else its word means", () => {
  expect(["ward", "district ward"].map((name) => isPersonRole(name, ["Upper Fenwick", "Alder Quay"]))).toEqual([
    false,
    false,
  ]);
});

test("words for anybody say not which of all people a site shows; a role, or what people do, does", () => {
  expect(["person", "staff member", "member of staff", "Employee", "人员"].map(isAnybody)).toEqual(Array(5).fill(true));
  expect(["potter", "board member", "trustee", "personality", "技术人员"].map(isAnybody)).toEqual(Array(5).fill(false));
});

test("a contractor is asked for by who, be it a firm or somebody without a name", () => {
  expect(isAgentRole("contractor", ["Ada Holm", "Lind & Sons", "Quay Works Ltd"])).toBe(true);
  expect(isAgentRole("buyer", ["A Jutland collector", "the Harbour Museum"])).toBe(true);
  expect(isAgentRole("buyer", ["A small sum"])).toBe(false);
  expect(isAgentRole("server", ["nginx 1.2", "Lind & Sons"])).toBe(false);
  expect(isAgentRole("firm", ["Lind & Sons"])).toBe(false);
});

test("the only one of people is somebody, and of machines that are called as doers are something", () => {
  const asked = (noun: string, names: readonly string[]) => {
    const rows = names.map((name, at) => [name, ["Oak", "Elm"][at % 2]!, ["Red", "Blue", "Red"][at % 3]!]);
    const { ask } = asker([testRelation("those", ["Name", "Room", "Team"], rows)], {
      those: { singular: noun, plural: `${noun}s`, source: "" },
    });
    const both = [
      { column: "Room", is: "equals", value: "Elm" },
      { column: "Team", is: "equals", value: "Blue" },
    ];
    const one = { op: "identify", from: "those", where: { and: both } };
    return ask([one, { op: "label_of", from: "s1" }])
      .question.split(" ")
      .slice(0, 5)
      .join(" ");
  };
  const people = ["Ada Holm", "Bo Lind", "Cy Moe", "Di Ness", "Ed Orr", "Flo Pym"];
  expect([asked("person", people), asked("narrator", people), asked("cooker", people)]).toEqual([
    "Who is the only person",
    "Who is the only narrator",
    "Which is the only cooker",
  ]);
});
