import { expect, test } from "vitest";
import type { Relation } from "../core/relation.ts";
import { standsAmong } from "./over-tables.ts";
import { testRelation } from "./values/relation.fixture.ts";

test("a name within other cells of the tables stands there, too", () => {
  const finals = (club: string) =>
    testRelation(
      "finals",
      ["Year", "Club", "Town"],
      [
        ["2018", club, "Oban"],
        ["2019", "Skuas", "Ayr"],
      ],
    );
  const stands = ({ columns, rows }: Relation) => standsAmong(columns, rows, "Town");
  expect(stands(finals("Oban Rowing Club"))).toBe(true);
  expect(stands(finals("Obanite Rowers"))).toBe(false);
  expect(standsAmong(finals("Oban Rowing Club").columns, finals("Oban Rowing Club").rows, "Club")).toBe(false);
});
