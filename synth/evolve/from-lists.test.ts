import { expect, test } from "vitest";
import type { Relation } from "../../core/relation.ts";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { lakeSite, lakes } from "../relation.fixture.ts";
import { printedByLists } from "../survey/lists/printed-by-lists.ts";
import { surveySite } from "../survey/survey-site.ts";
import { makeCandidate } from "./candidate.ts";
import { leaf, over } from "./node.ts";
import { Workbench } from "./workbench.ts";

/** A list of all lakes on two pages that prints their kinds. */
function list(): Relation {
  const rows = lakes().rows.map(({ cells }) => [cells[0]!.value.printed, cells[4]!.value.printed]);
  const made = testRelation("list", ["Lake", "Kind of lake"], rows);
  return {
    ...made,
    rows: made.rows.map((row, at) => ({
      about: lakes().rows[at]!.about!,
      cells: row.cells.map((cell) => ({
        ...cell,
        evidence: { ...cell.evidence, url: `https://lakes.example/list-${at < 5 ? 1 : 2}` },
      })),
    })),
  };
}

const reading = lakeSite();
const plain = new Workbench(surveySite(reading));
const bench = new Workbench(surveySite({ ...reading, printed: printedByLists([lakes()], [list()]) }));
const kinds = over("mode", leaf("lakes"), { column: "Kind" });
const depth = over("mean", leaf("lakes"), { column: "Depth" });

test("what lists print is read off the lists, and asked as it was", () => {
  const [before, now] = [plain, bench].map((one) => makeCandidate(kinds, one, [])!);
  expect(before!.pages).toHaveLength(10);
  expect(now!.pages).toEqual(["https://lakes.example/list-1", "https://lakes.example/list-2"]);
  expect(now!.question).toBe(before!.question);
  expect(now!.execution.answerText).toBe(before!.execution.answerText);
});

test("what they do not print is read off the page of each thing", () => {
  expect(makeCandidate(depth, bench, [])!.pages).toHaveLength(10);
});

test("which of them are meant is read off the lists, and the rest off the pages of these", () => {
  const some = over("filter", leaf("lakes"), { where: { column: "Kind", is: "equals", value: "glacial" } });
  expect(makeCandidate(over("mean", some, { column: "Depth" }), bench, [])!.pages).toHaveLength(2 + 4);
});
