import type { Column, Row } from "../../core/relation.ts";
import { periodKey } from "../../logic/values/period.ts";
import { grouped } from "../survey/grouped.ts";
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
  const ats = periods.map(({ at }) => at);
  const [since, until] = [Math.min(...ats), Math.max(...ats)];
  if (since === until || !areSameTimes(rows.map(ownerOf), ats)) return undefined;
  const key = (at: number) => periodKey({ ...first, at });
  return { time: columns[time]!.name, since: key(since), until: key(until) };
}

/**
 * Do all things state the same times?
 *
 * @param owners whose each row is
 * @param ats when each row is, in the same order
 */
export function areSameTimes(owners: readonly string[], ats: readonly number[]): boolean {
  const stated = grouped(owners.keys(), (at) => owners[at]!);
  const times = [...stated.values()].map((own) => own.map((at) => ats[at]!).sort((a, b) => a - b));
  return new Set(times.map((own) => own.join())).size === 1;
}
