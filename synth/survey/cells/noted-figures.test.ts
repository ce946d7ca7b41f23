import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { withNotes } from "./noted-figures.ts";

test("a marked figure carries what its page says of the mark", () => {
  const rows = [
    ["Fair 7", "29,900*"],
    ["Fair 6", "31,750"],
    ["Fair 5", "18,200†"],
  ];
  const fairs = testRelation("fairs", ["Name", "Visitors"], rows, { about: true });
  const noted = withNotes(fairs, () => ["Visitors", "29,900*", "* Preliminary figure.", "*** three stars"]);
  expect(noted.rows.map(({ cells }) => cells[1]!.notes)).toEqual([["Preliminary figure."], undefined, undefined]);
});
