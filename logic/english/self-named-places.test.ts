import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";
import { selfNamedPlace, sortedPlace } from "./self-named-places.ts";

test("what is called by its sort is where things are", () => {
  expect(selfNamedPlace("floor", ["First floor"])).toEqual({ at: "on", rest: "the first floor" });
  expect(selfNamedPlace("showroom", ["Oban Showroom", "Tain Showroom"])).toEqual({
    at: "at",
    rest: "the Oban Showroom or the Tain Showroom",
  });
  expect(selfNamedPlace("showroom", ["Oban"])).toBeUndefined();
});

test("what makes things, or is headed by somebody, is no place where they are", () => {
  const made = [
    selfNamedPlace("studio", ["Harbour Studio"]),
    selfNamedPlace("workshop", ["Ames Workshop"]),
    selfNamedPlace("office", ["Home Office"]),
  ];
  expect(made).toEqual(Array(3).fill(undefined));
  // Under premises of somebody it is where these are.
  expect(sortedPlace(["Oban Office"])).toEqual({ at: "at", rest: "the Oban Office" });
});

test("a place says its sort itself under another word", () => {
  expect(sortedPlace(["Oban Showroom"])).toEqual({ at: "at", rest: "the Oban Showroom" });
  expect(sortedPlace(["Ames Wing"])).toEqual({ at: "in", rest: "the Ames Wing" });
  expect([["Oban"], ["Showroom"], ["Oban Showroom", "Ames Wing"], []].map(sortedPlace)).toEqual(
    Array(4).fill(undefined),
  );
});

test("things are at a showroom, and people have their office at one", () => {
  const relation = (id: string, column: string) =>
    testRelation(
      id,
      ["Name", column],
      ["Ard", "Bel", "Cor", "Dun"].map((name, at) => [name, at % 2 === 0 ? "Oban Showroom" : "Tain Showroom"]),
    );
  const { ask } = asker([relation("sales", "Showroom"), relation("experts", "Office")], {
    sales: { singular: "sale", plural: "sales", source: "on the Acme site" },
    experts: {
      singular: "expert",
      plural: "experts",
      source: "on the Acme site",
      names: { Office: "office location" },
    },
  });
  const counted = (from: string, column: string) =>
    ask([
      { op: "filter", from, where: { column, is: "equals", value: "Oban Showroom" } },
      { op: "count", from: "s1" },
    ]).question.replace("On the Acme site, ", "");
  expect(counted("sales", "Showroom")).toBe("how many sales are at the Oban Showroom?");
  expect(counted("experts", "Office")).toBe("how many experts have their office at the Oban Showroom?");
});
