import type { Relation, Row } from "../../core/relation.ts";
import { printedText } from "../../logic/table.ts";
import { foldText } from "../../logic/values/normalise.ts";
import type { Survey } from "../survey/survey.ts";
import type { SurveyedRelation } from "../survey/surveyed.ts";

/** Where so many of the rows have pages, and so many of these state the same, the pages are what is asked about. */
const MOST = 0.8;

/**
 * Whether the rows of tables are things with pages of their own that state what a column of the tables does: of episodes whose pages
 * name the director one asks by their pages, and not by where they are listed.
 */
export function ownPagesState(
  { columns }: Relation,
  rows: readonly Row[],
  by: number,
  { relations }: Pick<Survey, "relations">,
): boolean {
  return columns.some((_, at) => at !== by && relations.some((other) => stateTheSame(rows, at, by, other)));
}

function stateTheSame(rows: readonly Row[], at: number, by: number, { relation }: SurveyedRelation): boolean {
  if (relation.source !== "page_collection") return false;
  const pages = new Map(relation.rows.map((row) => [row.about, row]));
  const led = rows.flatMap((row) => {
    const { value } = row.cells[at]!;
    const page = value.kind === "entity" && value.href !== undefined ? pages.get(value.href) : undefined;
    return page ? [{ row, page }] : [];
  });
  // A page that several rows lead to is of what the tables name, and not of the row.
  if (led.length < MOST * rows.length || new Set(led.map(({ page }) => page)).size < MOST * led.length) return false;
  return relation.columns.some((_, column) => {
    const same = led.filter(({ row, page }) => said(row, by) === said(page, column));
    return same.length >= MOST * led.length;
  });
}

const said = ({ cells }: Row, at: number): string => foldText(printedText(cells[at]!.value));
