import { isSpelledUnit } from "../../../logic/values/units.ts";

/** Before a figure that says which: "PEGI 12+", "Grade 3*". A verb ("Sleeps 4+") and a bound ("up to 4") stand before amounts. */
const ABBREVIATION = /^\p{Lu}{2,6}[\s-]$/u;
const CLASS = /^(?:band|category|class|grade|group|level|stage|tier|type|zone)[\s-]$/iu;
const MOST_CLASSES = 7;
/** A figure right behind a letter or two is part of a code, whatever is written around it: “行业B2级用地”. */
const OF_CODE = /(?<!\p{Script=Latin})[A-Z]{1,2}$/u;

/**
 * Are figures that stand within the same words the names of a few classes, each of several things? Between two of them there is
 * nothing, and nobody takes their mean: the cells stay what is printed, a sort of thing. So are figures within codes.
 */
export function areClasses(found: readonly Readonly<Record<string, string>>[]): boolean {
  const { before = "", figure: first = "", after = "" } = found[0] ?? {};
  if (OF_CODE.test(before) && /^\d/.test(first)) return true;
  if (!ABBREVIATION.test(before) && !CLASS.test(before)) return false;
  if (isSpelledUnit(before.trim()) || /\p{L}/u.test(after)) return false;
  const distinct = new Set(found.map(({ figure }) => figure)).size;
  return distinct <= MOST_CLASSES && 2 * distinct <= found.length;
}
