import type { Cell, Relation } from "../../../core/relation.ts";
import { readDate } from "../../../logic/values/date-text.ts";
import { evidenceOfPart } from "./part-column.ts";

/** So many of the cells that state something state one day, by number and as a share. */
const DATES = { least: 8, share: 0.6 };
/** "none (overseas territory)" */
const NONE = /^(?:none|no|n\/?a|not applicable)(?:\s*[(;,]|$)/i;
/** A day with a remark in brackets, and behind a semicolon what calls itself a note, or a matter of earlier times. */
const WITH_NOTE = /^(?<date>[^;()]{6,40}?)\s*(?:\([^()]*\)\s*)?;\s*(?:note|notable|see|earlier|previous(?:ly)?)\b/i;

/**
 * A collection whose column of words mostly states one day each ("5 May 1861 (from the Crown)") has a column of dates there.
 * What says that there is none states none; what states several days, or a year alone, is stated and not understood.
 */
export function withDatesAmongWords(relation: Relation): Relation {
  const dated = relation.columns.flatMap(({ type, role, unnamed }, index) =>
    type === "text" && role !== "label" && !unnamed && isDated(relation, index) ? [index] : [],
  );
  if (dated.length === 0) return relation;
  return {
    ...relation,
    columns: relation.columns.map((column, index) =>
      dated.includes(index) ? { ...column, type: "date", role: "date" } : column,
    ),
    rows: relation.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell, index) => (dated.includes(index) ? asDate(cell) : cell)),
    })),
  };
}

function isDated({ rows }: Relation, index: number): boolean {
  const values = rows.map(({ cells }) => asDate(cells[index]!).value);
  const dates = values.filter(({ kind }) => kind === "date").length;
  const stated = values.filter(({ kind }) => kind !== "missing").length;
  return dates >= DATES.least && dates >= DATES.share * stated;
}

function asDate(cell: Cell): Cell {
  const { value, evidence } = cell;
  if (value.kind === "missing" || value.kind === "unsure") return cell;
  if (value.kind === "date" && value.granularity === "day") return cell;
  const { printed } = value;
  if (NONE.test(printed.trim())) return { ...cell, value: { kind: "missing", printed } };
  const date = WITH_NOTE.exec(printed)?.groups?.["date"];
  const read = date === undefined ? undefined : readDate(date, undefined);
  if (date === undefined || read?.kind !== "date" || read.granularity !== "day")
    return { ...cell, value: { kind: "unsure", printed, why: "it states no one day" } };
  return {
    value: { ...read, printed: date },
    evidence: evidenceOfPart(evidence, 0, date.length),
  };
}
