import type { Column, Row } from "../../core/relation.ts";
import { periodKey } from "../../logic/values/period.ts";
import type { RowTimes } from "./row-times.ts";

/** A first and a last year or season, and the column that says them. */
interface SharedSpan {
  time: string;
  since: string;
  until: string;
}

/**
 * The first and the last of the years that each of several things states alike: what its rows come to is so much in these years, and no
 * total of all times. Undefined where things have years of their own, as careers have.
 *
 * @param ownerOf whose row it is
 */
export function sharedSpan(
  columns: readonly Column[],
  rows: readonly Row[],
  { time, within, periods }: RowTimes,
  ownerOf: (row: Row) => string,
): SharedSpan | undefined {
  const [first] = periods;
  if (first === undefined || within !== undefined || first.anyYear) return undefined;
  const stated = new Map<string, number[]>();
  for (const [at, row] of rows.entries())
    stated.set(ownerOf(row), [...(stated.get(ownerOf(row)) ?? []), periods[at]!.at]);
  const kinds = new Set([...stated.values()].map((ats) => ats.sort((a, b) => a - b).join()));
  const ats = periods.map(({ at }) => at);
  const [since, until] = [Math.min(...ats), Math.max(...ats)];
  if (kinds.size > 1 || since === until) return undefined;
  const key = (at: number) => periodKey({ ...first, at });
  return { time: columns[time]!.name, since: key(since), until: key(until) };
}
