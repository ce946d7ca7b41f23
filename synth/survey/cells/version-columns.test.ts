import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { judgeColumns } from "./columns.ts";

test("what things came with is a version and no figure, where it is no year", () => {
  const rows = (values: readonly string[]) => values.map((value, at) => [`Check ${at}`, value]);
  const judged = (values: readonly string[]) => judgeColumns(testRelation("Checks", ["Check", "Since"], rows(values)));
  expect(judged(["5.8", "3.0", "5.10", "8.1", "6.2"]).dropped).toEqual([
    { name: "Since", reason: "its values are versions" },
  ]);
  expect(judged(["1998", "2003", "2010", "2011", "2015"]).kept.map(({ column }) => column.name)).toEqual(["Since"]);
});
