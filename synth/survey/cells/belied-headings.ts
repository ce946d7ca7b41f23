import type { Value } from "../../../core/value.ts";

/** So many of the values say when. */
const MOSTLY = 0.8;
/** "Early September", "late autumn to winter", "mid-May – June" */
const PART_OF_YEAR =
  /^(?:(?:about|around|from|end of|start of|(?:very )?(?:early|mid|late))[\s-]+)*(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|spring|summer|autumn|fall|winter)\b/i;
const SAYS_WHEN = /\b(?:date|day|month|period|season|time|when|year)s?$/i;

/** Do the values say when, under a heading that names something else? Nobody asks for "the harvest of the apple" to be told a month. */
export function isBelied(name: string, values: readonly Value[]): boolean {
  const printed = values.flatMap((value) =>
    value.kind === "text" || value.kind === "entity" ? value.printed.trim() : [],
  );
  const times = printed.filter((text) => PART_OF_YEAR.test(text)).length;
  return times > 0 && times >= MOSTLY * printed.length && !SAYS_WHEN.test(name);
}
