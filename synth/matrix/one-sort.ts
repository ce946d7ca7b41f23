import type { Row } from "../../core/relation.ts";
import { foldText } from "../../logic/values/normalise.ts";
import type { SurveyedRelation } from "../survey/surveyed.ts";

/** Of a sort of which the site has fewer nothing can be said. */
const LEAST_OF_SORT = 3;
/** A sort states a column where so much of it does (share), and does not where none of it does. */
const STATING = 0.75;
/** Two sorts are unlike where so much of what is stated of either (share) is stated of one alone. */
const LEAST_PARTING = 0.2;

type Things = Pick<SurveyedRelation, "relation" | "groups">;

/**
 * Whether rows are of one sort, as far as their site tells: where it sorts them (by a column, or under headings), much of what is stated
 * of one sort is stated of none of another (lamps have a brightness, pumps a flow). Such things have no more in common than that they
 * weigh something; countries of several regions, of which the same is stated, are of one sort.
 *
 * @param rows the indices of those that are compared
 */
export function areOfOneSort(things: Things, rows: readonly number[]): boolean {
  const chosen = new Set(rows);
  return sortings(things).every((sorts) => {
    const compared = sorts.filter((sort) => sort.length >= LEAST_OF_SORT && sort.some((row) => chosen.has(row)));
    const stated = compared.map((sort) => statedShares(sort.map((row) => things.relation.rows[row]!)));
    return stated.every((one, at) => stated.slice(at + 1).every((other) => !areUnlike(one, other)));
  });
}

/** Every way in which the site sorts its things: each as the rows of each sort. */
function sortings({ relation, groups }: Things): number[][][] {
  const byColumn = relation.columns.flatMap(({ role }, at) => {
    if (role !== "category") return [];
    const sorts = new Map<string, number[]>();
    for (const [row, { cells, total }] of relation.rows.entries()) {
      const { value } = cells[at]!;
      if (total || value.kind === "missing") continue;
      const key = foldText(value.printed);
      sorts.set(key, [...(sorts.get(key) ?? []), row]);
    }
    return [[...sorts.values()]];
  });
  return [...byColumn, groups.map(({ rows }) => rows)];
}

/** By column: the share of rows that state it. */
const statedShares = (rows: readonly Row[]): number[] =>
  (rows[0]?.cells ?? []).map(
    (_, at) => rows.filter(({ cells }) => cells[at]!.value.kind !== "missing").length / rows.length,
  );

function areUnlike(one: readonly number[], other: readonly number[]): boolean {
  const either = one.filter((share, at) => Math.max(share, other[at]!) >= STATING).length;
  const parting = one.filter((share, at) => {
    const pair = [share, other[at]!];
    return Math.max(...pair) >= STATING && Math.min(...pair) === 0;
  });
  return parting.length >= LEAST_PARTING * either && parting.length > 0;
}
