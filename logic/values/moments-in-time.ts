import type { Column } from "../../core/relation.ts";
import type { Value } from "../../core/value.ts";
import { compareDates } from "../order.ts";

/** When something was, as ISO 8601 cut to what is printed: a date, or a calendar year; undefined where neither is stated. */
export function momentOf(value: Value, { role }: Column): string | undefined {
  if (value.kind === "date") return value.iso;
  return value.kind === "number" && role === "year" && /^\d{4}$/.test(value.decimal) ? value.decimal : undefined;
}

/** Whether a column says when things were. */
export const tellsTime = ({ type, role }: Column): boolean => type === "date" || (type === "number" && role === "year");

/** What is printed where a period has no end yet. */
const STILL = /^(?:present|today|now|current(?:ly)?|incumbent|ongoing|to date|至今|现在|现任|今)$/i;

/** From when to when something was; an end that is still to come is `open`. */
export interface Period {
  from: string | undefined;
  until: string | undefined;
  open: boolean;
}

export function periodOf(first: Value, last: Value, columns: { first: Column; last: Column }): Period {
  const open = (last.kind === "text" || last.kind === "entity") && STILL.test(last.printed.trim());
  return { from: momentOf(first, columns.first), until: momentOf(last, columns.last), open };
}

/** Before, after, or the same as printed; undefined where one is too coarse to tell. */
export function sideOf(moment: string, boundary: string): -1 | 0 | 1 | undefined {
  const order = compareDates(moment, boundary);
  if (order !== 0) return order < 0 ? -1 : 1;
  return moment.length === boundary.length ? 0 : undefined;
}

/** Whether a moment lies in a period, first and last included; undefined where the period does not say, or too coarsely. */
export function liesIn(moment: string, { from, until, open }: Period): boolean | undefined {
  const first = from === undefined ? undefined : sideOf(moment, from);
  if (first === -1) return false;
  const last = open ? -1 : until === undefined ? undefined : sideOf(moment, until);
  if (last === 1) return false;
  return first === undefined || last === undefined ? undefined : true;
}
