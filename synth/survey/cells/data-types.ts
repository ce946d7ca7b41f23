import type { Value } from "../../../core/value.ts";

/** What programs alone call kinds of values… */
const SURELY =
  /^(?:const )?(?:int|integers?|u?int\d+(?:_t)?|float\d*|bool|boolean|str|dict|tuple|callable|ndarray|size_t|char ?\*)(?:s|,.*)?$/i;
/** …and what they call them with words of everybody's. */
const OR = /^(?:string|list|double|array|object|function|byte|bytes|none)s?$/i;
/** A heading that says so is about types. */
const SAYS_TYPE = /\b(?:type|class|format|returns?)\b/i;
/** So many of the values. */
const SHARE = 0.25;

/** "cutoff: float": what a page prints about a parameter of a program is no fact about what the page describes. */
export function areDataTypes(heading: string, present: readonly Value[]): boolean {
  if (SAYS_TYPE.test(heading)) return false;
  const printed = present.map((value) => value.printed.trim());
  const named = printed.filter((text) => SURELY.test(text) || OR.test(text));
  return named.some((text) => SURELY.test(text)) && named.length >= SHARE * printed.length;
}
