import { dataRows } from "../core/relation.ts";
import { isOfType } from "./survey/cells/columns.ts";
import type { Survey } from "./survey/survey.ts";
import type { SurveyedColumn, SurveyedRelation } from "./survey/surveyed.ts";

/** Columns of words that are named in a reason. */
const NAMED = 6;
/** A value that all rows but one share parts nothing. */
const LEAST_PARTED = 2;

/**
 * Why nothing at all is asked about relations that were found, though no candidate was turned away: what the largest of them states can
 * neither be compared nor part its rows ("Company: another one on each row").
 */
export function whyNothingAsked({ relations, lone, dropped }: Pick<Survey, "relations" | "lone" | "dropped">): string {
  const [largest] = [...relations].sort((a, b) => sizeOf(b) - sizeOf(a));
  if (!largest) return noneOverPages(lone, dropped);
  const told = largest.columns.map((column) => `${column.column.name} (${whyIdle(column, largest)})`);
  const more = told.length > NAMED ? ` and ${told.length - NAMED} more` : "";
  const left = largest.dropped.length > 0 ? `; columns that are not asked about: ${largest.dropped.length}` : "";
  const columns = told.length > 0 ? told.slice(0, NAMED).join(", ") + more : "no column";
  return `nothing to compare ${sizeOf(largest)} ${largest.naming.plural} by: ${columns}${left} (waymark show site says why of each)`;
}

/** Why none of what was found can be asked about over several pages: where it stands, and what speaks against the rest. */
function noneOverPages(lone: Survey["lone"], dropped: Survey["dropped"]): string {
  if (lone.length + dropped.length === 0) return "no relation was found to ask about";
  const reasons = new Map<string, number>();
  for (const { reason } of dropped) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  const told = [...reasons].sort((one, other) => other[1] - one[1]).map(([reason, count]) => `${count}: ${reason}`);
  const alone =
    lone.length > 0 ? [`${lone.length}: on one page each (generate --kind single_source asks of one page)`] : [];
  const all = [...alone, ...told].slice(0, NAMED);
  const many = lone.length + dropped.length;
  const found = many === 1 ? "1 relation was found" : `${many} relations were found`;
  return `${found}, none to ask about over several pages (${all.join("; ")}; waymark show site says why of each)`;
}

const sizeOf = ({ relation }: SurveyedRelation): number => dataRows(relation).length;

function whyIdle({ index, column, parts, distinct }: SurveyedColumn, { relation }: SurveyedRelation): string {
  const values = dataRows(relation).map(({ cells }) => cells[index]!.value);
  const typed = values.filter((value) => isOfType(value, column));
  if (typed.length < values.length) return "left out by some";
  if (parts) return "lists of several values";
  if (column.type !== "text" && column.type !== "entity") return "no question about it stood";
  if (distinct === values.length) return "another one on each row";
  const counts = new Map<string, number>();
  for (const { printed } of typed) counts.set(printed, (counts.get(printed) ?? 0) + 1);
  const parting = [...counts.values()].filter(
    (count) => count >= LEAST_PARTED && values.length - count >= LEAST_PARTED,
  );
  return parting.length === 0 ? "hardly ever another one" : "its values sort nothing";
}
