import type { Value } from "../../core/value.ts";

/** “东湾、石桥、南浦”: short words set side by side, each of them alone. No title and no sentence is made of these only. */
const ENUMERATION = /^[^\s、，,。；;《》（）()“”]{1,8}(?:、[^\s、，,。；;《》（）()“”]{1,8})+等?$/u;
/** One such cell may be a name with a mark in it, and so may a few among many. */
const LEAST = 2;
const OFTEN = 1 / 3;

/** Whether cells list several values each, so that none of them names its row: nobody asks which one of them. */
export function areEnumerations(values: readonly Value[]): boolean {
  const stated = values.filter(({ kind }) => kind !== "missing");
  const several = stated.filter(({ kind, printed }) => kind === "text" && ENUMERATION.test(printed.trim())).length;
  return several >= LEAST && several >= OFTEN * stated.length;
}
