import type { Value } from "../../../core/value.ts";

/** "适宜沿江地区种植。", "It stands on the quay." */
const ENDED = /[。！？]$|^(?:\S+\s+){4,}\S*\p{Ll}{2}[.!?]$/u;
/** "株型紧凑，叶片挺直，后期转色好", "Rebuilt after the fire; opened again a year later" */
const CLAUSES =
  /^[^，；。]{3,}[，；][^，；。]{3,}[，；][^，；。]{3,}$|[。！？；]\p{Script=Han}{2}|\p{Ll}{2}[.;!?]\s\p{L}+\s\p{L}/u;

/** Is a text a sentence, or several clauses of one? Such says something of one thing, and is no sort of things. */
export const isSentence = (value: Value): boolean =>
  value.kind === "text" && (ENDED.test(value.printed.trim()) || CLAUSES.test(value.printed.trim()));

/** So many sentences, as a share of the values, make a column one of prose. */
const MOSTLY = 0.5;

/** `all`: hardly anything else stands in a column; `some`: it sorts nothing, but one may look up what it says. */
export function sentencesAmong(values: readonly Value[]): "all" | "some" | undefined {
  const count = values.filter(isSentence).length;
  if (count === 0) return undefined;
  return count > MOSTLY * values.length ? "all" : "some";
}
