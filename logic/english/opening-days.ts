import type { Clause } from "../operation.ts";
import { relative } from "./person-role.ts";

const WEEKDAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/i;
const SHUT = /^closed$/i;

/** Is a value under the heading of a weekday that a place is not open on it: "Monday: Closed"? */
export const isShutOn = (heading: string, value: string): boolean =>
  WEEKDAY.test(heading.trim()) && SHUT.test(value.trim());

/** "that are closed on Mondays"; undefined of other headings and values. */
export function shutClause(heading: string, value: string, noun: string): Clause | undefined {
  if (!isShutOn(heading, value)) return undefined;
  const day = heading.trim().toLowerCase().replace(/s$/, "");
  const rest = `closed on ${day[0]!.toUpperCase()}${day.slice(1)}s`;
  const that = relative(noun, "");
  return { form: "that", head: `${that} are`, one: `${that} is`, rest, predicate: `are ${rest}` };
}
