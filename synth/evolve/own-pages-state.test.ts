import { expect, test } from "vitest";
import type { Relation } from "../../core/relation.ts";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import type { Survey } from "../survey/survey.ts";
import { ownPagesState } from "./own-pages-state.ts";

const PLAYS = ["The Weir", "The Pond", "The Sluice", "The Ford"];
const MAKERS = ["Ida Orr", "Max Dunn", "Ida Orr", "Lea Kerr"];
const page = (name: string) => `https://weir.example/${encodeURIComponent(name)}`;

const listed = testRelation(
  "listed",
  ["Round", "Play", "Directed by"],
  PLAYS.map((name, at) => [String(at + 1), name, MAKERS[at]!]),
);
const rows = listed.rows.map((row) => {
  const [round, play, by] = row.cells as [never, (typeof row.cells)[number], never];
  const value = { kind: "entity" as const, printed: play.value.printed, href: page(play.value.printed) };
  return { ...row, cells: [round, { ...play, value }, by] };
});
function survey(makers: readonly string[]): Pick<Survey, "relations"> {
  const made = testRelation(
    "plays",
    ["name", "Director"],
    PLAYS.map((name, at) => [name, makers[at]!]),
  );
  const relation: Relation = {
    ...made,
    source: "page_collection",
    rows: made.rows.map((row, at) => ({ ...row, about: page(PLAYS[at]!) })),
  };
  return { relations: [{ relation }] } as unknown as Survey;
}

test("rows whose own pages state the same are asked about by these", () => {
  expect(ownPagesState(listed, rows, 2, survey(MAKERS))).toBe(true);
  expect(ownPagesState(listed, rows, 2, survey(["Tom Blair", "Ida Orr", "Max Dunn", "Tom Blair"]))).toBe(false);
});

test("what leads nowhere has no pages that state it", () => {
  expect(ownPagesState(listed, listed.rows, 2, survey(MAKERS))).toBe(false);
});
