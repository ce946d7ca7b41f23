import { type Column, dataRows, type Row } from "../../core/relation.ts";
import { nameKey } from "../../logic/values/normalise.ts";
import type { SurveyedRelation } from "../survey/surveyed.ts";

/** A column sorts things where so much of them (share) states it, and so much has another of its sort beside it. */
const LEAST_STATED = 0.8;
const LEAST_PAIRED = 0.5;

/** How a site sorts its things most finely. */
export interface Sorting {
  column: Column;
  /** Things of one sort; only those that others are beside. */
  sorts: readonly (readonly Row[])[];
}

/**
 * What people name two things together by: the crew of two rowers, the ward of two nurses. A column that leads to another page (there
 * the others of the sort stand, too) comes before one of words, then the one with more sorts. Undefined where no column sorts them.
 */
export function sortingOf({ relation, columns, label }: SurveyedRelation): Sorting | undefined {
  const rows = dataRows(relation).filter(({ about }) => about !== undefined);
  const found = columns.flatMap(({ column, index, parts }) => {
    const isSorting = column.role === "category" || column.type === "entity";
    if (!isSorting || index === label?.index || parts !== undefined) return [];
    const sorts = sortsBy(rows, index);
    const stated = sorts.reduce((sum, sort) => sum + sort.length, 0);
    const paired = sorts.filter((sort) => sort.length > 1);
    const inPairs = paired.reduce((sum, sort) => sum + sort.length, 0);
    const isUsed = sorts.length > 1 && stated >= LEAST_STATED * rows.length && inPairs >= LEAST_PAIRED * rows.length;
    return isUsed ? [{ column, sorts: paired, leads: column.type === "entity", of: sorts.length }] : [];
  });
  const [best] = found.sort((a, b) => Number(b.leads) - Number(a.leads) || b.of - a.of);
  return best && { column: best.column, sorts: best.sorts };
}

function sortsBy(rows: readonly Row[], at: number): Row[][] {
  const sorts = new Map<string, Row[]>();
  for (const row of rows) {
    const { value } = row.cells[at]!;
    if (value.kind === "missing") continue;
    const key = nameKey(value.printed);
    sorts.set(key, [...(sorts.get(key) ?? []), row]);
  }
  return [...sorts.values()];
}
