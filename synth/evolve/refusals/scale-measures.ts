import type { Column } from "../../../core/relation.ts";
import { headWord, upToHead } from "../../../logic/english/noun-kinds.ts";
import { withoutQualifier } from "../../../logic/values/infer-column.ts";

/**
 * Units of scales by which what is in a glass, a jar or a furnace is told apart: two of a kind together are no further along them. Their
 * letters are large or small as they are written, for "fH" is a hardness and "FH" is none.
 */
const SCALE_UNIT =
  /^(?:[IE]BU|EBC|SRM|AB[VW]|% ?(?:ABV|[Aa]bv|[Aa]lc\.?(?: ?\/ ?[Vv]ol\.?)?|[Vv]ol\.?|[Bb]rix)|pH|[SO]G|°? ?(?:Bx|[Bb]rix|Plato|Lovibond|Oechsle|Bé|Baumé)|° ?[df]H|SHU|Scoville(?: (?:[Hh]eat )?[Uu]nits?)?|[Pp]roof|NTU|FNU|ppm|ppb|ISO|dpt?|[Dd]ioptres?|(?:[Ss]tars?|[Pp]oints?) out of \d+|\/ ?(?:5|10|100))$/;
/** What such a scale tells. */
const SCALE =
  /\b(?:abv|brix|difficulty|glyc(?:a)?emic index|grade|(?:final|original|specific) gravity|heat level|ibu|opacity|ph|purity|rating|salinity|scoville|sharpness|turbidity)$/i;
/** "Degree of difficulty" */
const DEGREE = /^(?:degree|level)s? of (?:the )?/i;
/** "Bitterness", "softness": what something is like. */
const QUALITY = /\p{L}{3}ness$/iu;
const NO_QUALITY = /(?:business|harness|illness|likeness|sickness|wilderness|witness)$/i;

/**
 * Whether a column says where on a scale each thing stands: how bitter, dark, sour or hot it is, or how it was rated. Of several the mean
 * says something, and the highest; all of them together are nothing, nor is a share of that.
 */
export function isOnScale({ name, unit }: Pick<Column, "name" | "unit">): boolean {
  if (unit !== undefined && SCALE_UNIT.test(unit.trim())) return true;
  const said = withoutQualifier(name).trim();
  const head = headWord(said);
  return SCALE.test(upToHead(said.replace(DEGREE, ""))) || (QUALITY.test(head) && !NO_QUALITY.test(head));
}
