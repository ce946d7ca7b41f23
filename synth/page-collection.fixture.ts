import type { Relation } from "../core/relation.ts";
import { testRelation } from "../logic/values/relation.fixture.ts";

/** A relation of pages of one template: each row has a page of its own. */
export function pageCollection(header: readonly string[], rows: readonly (readonly string[])[]): Relation {
  const made = testRelation("things", header, rows, { about: true });
  const apart = made.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => ({ ...cell, evidence: { ...cell.evidence, url: row.about! } })),
  }));
  return { ...made, source: "page_collection", rows: apart };
}
