import type { Value } from "../../../core/value.ts";

/** So many of the values say when. */
const MOSTLY = 0.8;
/** "Early September", "late autumn to winter", "mid-May – June" */
const PART_OF_YEAR =
  /^(?:(?:about|around|from|end of|start of|(?:very )?(?:early|mid|late))[\s-]+)*(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|spring|summer|autumn|fall|winter)\b/i;
const SAYS_WHEN = /\b(?:date|day|month|period|season|time|when|year)s?$/i;

/** What these head says which sort of thing it is: "Model", “车型”. */
const SAYS_WHICH = /(?:型|型号|类型|种类|类别|款式|品牌)$|\b(?:type|model|kind|brand)$/iu;
/** Sorts may be counted under such a heading. */
const OF_SORTS = /^(?:[种类型款个]|types?|models?|kinds?|brands?)$/i;

/**
 * Does a heading that asks for a sort of thing stand over measures? "Boiler type: 40 kW" tells a size of what is of that type: the type
 * itself is neither larger nor smaller than another, and nothing says what the figure is of.
 */
const isSizeOfSort = (name: string, values: readonly Value[]): boolean =>
  SAYS_WHICH.test(name.trim()) &&
  values.filter((value) => value.kind === "number" && value.unit !== undefined && !OF_SORTS.test(value.unit.trim()))
    .length >
    MOSTLY * values.length;

/** What these head is a figure, however it is written: "Pairs" under "Year" is the heading of the column beside it. */
const FIGURE = /^(?:date|number|price|year)$/i;

/** Does a column of years, dates, numbers or prices hold words alone? Its cells were read beside a heading that is not theirs. */
const isFigureless = (name: string, values: readonly Value[]): boolean =>
  FIGURE.test(name) &&
  values.length > 0 &&
  values.every((value) => "printed" in value && !/\p{N}/u.test(value.printed));

/**
 * Do the values say when, under a heading that names something else, words under one that names a figure, or measures under one that
 * names a sort? Nobody asks for "the
 * harvest of the apple" to be told a month.
 */
export function isBelied(name: string, values: readonly Value[]): boolean {
  if (isFigureless(name, values) || isSizeOfSort(name, values)) return true;
  const printed = values.flatMap((value) =>
    value.kind === "text" || value.kind === "entity" ? value.printed.trim() : [],
  );
  const times = printed.filter((text) => PART_OF_YEAR.test(text)).length;
  return times > 0 && times >= MOSTLY * printed.length && !SAYS_WHEN.test(name);
}
