import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { judgeColumns } from "./columns.ts";

test("what is dialled, or stands on a door, is a code; so many rooms, and a part that is so long, are not", () => {
  const rows = ["4301", "4122", "4208", "4417", "4090"].map((number, at) => [
    `Person ${at}`,
    number,
    `${200 + 7 * at}`,
    `${3 + at}`,
    `${40 + at} m`,
  ]);
  const judged = judgeColumns(testRelation("Staff", ["Name", "Extension", "Room", "Rooms", "Pier extension"], rows));
  expect(judged.dropped.map(({ name, reason }) => [name, reason])).toEqual([
    ["Extension", "its values are codes"],
    ["Room", "its values are codes"],
  ]);
  expect(judged.kept.map(({ column }) => column.name)).toEqual(["Rooms", "Pier extension"]);
});
