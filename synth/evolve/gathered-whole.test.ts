import { expect, test } from "vitest";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { lakeSite } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { isGatheredWhole } from "./gathered-whole.ts";

/** Tables of plays on a page each, of so many rows. */
function plays(lengths: readonly number[]) {
  const rows = lengths.flatMap((length, page) =>
    Array.from({ length }, (_, at) => ({
      page,
      cells: [`Play ${page}${"abcdefgh"[at]}`, String(19 + page * 7 + at * 3)],
    })),
  );
  const relation = testRelation(
    "plays",
    ["Play", "Performances"],
    rows.map(({ cells }) => cells),
  );
  const spread = relation.rows.map((row, at) => ({
    ...row,
    cells: row.cells.map((cell) => ({
      ...cell,
      evidence: { ...cell.evidence, url: `https://lakes.example/${rows[at]!.page}` },
    })),
  }));
  const survey = surveySite(lakeSite([{ ...relation, source: "html_table", rows: spread }]));
  return isGatheredWhole({ ...survey.relations[0]!, hasNoun: true });
}

test("short tables of many pages are one list, those that all stop at a certain number are none", () => {
  expect(plays([3, 5, 2, 4, 6])).toBe(true);
  expect(plays([5, 5, 5, 5, 5])).toBe(false);
});
