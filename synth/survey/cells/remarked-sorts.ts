import { type Cell, dataRows, type Relation } from "../../../core/relation.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { evidenceOfPart } from "./part-column.ts";

/** A value with a bracket at its end. */
const BRACKETED = /^(?<sort>[^()（）]*[^()（）\s])\s*[(（](?<remark>[^()（）]+)[)）]$/u;
/** When, how much, or that somebody says more: no part of what the sort is called. */
const REMARK =
  /(?:1[5-9]|20)\d\d|\d+(?:[.,]\d+)?\s?(?:%|年|月|日|人|元|万|次|days?|months?|weeks?|years?)|^(?:since|from|until|as of|by|see|expected|planned|provisional|pending|pro tem)\b|^(?:含|约|自|原|截至|预计|暂定|待|详见|见|注)/iu;
/** Fewer values are no sorts… */
const LEAST_VALUES = 4;
/** …and neither are those of which so many are different (by share). */
const MOST_SORTS = 0.5;

/**
 * A collection whose columns of sorts have these without what stands in brackets behind some of them: "Withdrawn" of “Withdrawn (2019)”.
 * Who counts the withdrawn ones counts this one, and nobody calls a state by when it began.
 */
export function withoutRemarks(relation: Relation): Relation {
  const rows = dataRows(relation);
  const sorting = relation.columns.flatMap(({ type, role, unnamed }, index) => {
    if (type !== "text" || role === "label" || role === "identifier" || unnamed) return [];
    const printed = rows.flatMap(({ cells }) => {
      const { value } = cells[index]!;
      return value.kind === "text" ? [value.printed.trim()] : [];
    });
    const sorts = new Set(printed.map((text) => foldText(sortOf(text) ?? text)));
    const isSorting = printed.length >= LEAST_VALUES && sorts.size <= MOST_SORTS * printed.length;
    return isSorting && printed.some((text) => sortOf(text) !== undefined) ? [index] : [];
  });
  if (sorting.length === 0) return relation;
  return {
    ...relation,
    rows: relation.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell, index) => (sorting.includes(index) ? bare(cell) : cell)),
    })),
  };
}

/** What is told by a figure is no sort: “13,888 coins (since 2021)”. */
function sortOf(text: string): string | undefined {
  const { sort, remark } = BRACKETED.exec(text)?.groups ?? {};
  return sort !== undefined && remark !== undefined && !/\d/.test(sort) && REMARK.test(remark.trim())
    ? sort
    : undefined;
}

function bare(cell: Cell): Cell {
  const { value, evidence } = cell;
  const sort = value.kind === "text" ? sortOf(value.printed.trim()) : undefined;
  if (sort === undefined) return cell;
  const start = value.printed.indexOf(sort);
  return { ...cell, value: { kind: "text", printed: sort }, evidence: evidenceOfPart(evidence, start, sort.length) };
}
