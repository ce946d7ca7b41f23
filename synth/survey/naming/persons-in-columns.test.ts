import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { namesPersonsInColumn } from "./persons-in-columns.ts";

const table = (person: string, names: string[]) =>
  testRelation(
    "x",
    ["Race", person],
    names.map((name, at) => [`Lap ${at % 2}`, name]),
  );

test("rows of a table that names its people in a column are no people, and those that it names by are", () => {
  const wins = table("Winner", ["Ada Holm", "Bo Lund", "Ada Holm"]);
  expect(namesPersonsInColumn("medallist", wins, undefined)).toBe(true);
  expect(namesPersonsInColumn("medallist", wins, 0)).toBe(false);
  expect(namesPersonsInColumn("winner", wins, undefined)).toBe(false);
  expect(namesPersonsInColumn("race", wins, undefined)).toBe(false);
  expect(namesPersonsInColumn("medallist", table("Winner", ["Red", "Blue", "Red"]), undefined)).toBe(false);
  const chinese = table("教练", ["王小明", "李四", "王小明"]);
  expect(namesPersonsInColumn("运动员", chinese, undefined)).toBe(true);
  expect(namesPersonsInColumn("教练", chinese, undefined)).toBe(false);
});
