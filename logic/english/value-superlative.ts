import type { Column } from "../../core/relation.ts";
import type { ThingsPhrase, ValuesOfRows } from "../operation.ts";
import type { End } from "./end.ts";
import { isMass, ordinalWord } from "./english.ts";
import { roleOf } from "./holder-nouns.ts";
import { plainThings } from "./phrasing.ts";
import { quantityWords } from "./quantity.ts";

/**
 * The value that is said of most rows, or that of which what was taken of its rows is highest: "which credit line is the second
 * most frequent among all clocks", "which town is named most often as the nearest town among all caves", "for which colour is
 * the mean price of the clocks the lowest". Undefined where only some of the values are meant.
 */
export function valueSuperlative(
  things: ThingsPhrase,
  { rows, taken, said: isSaid }: ValuesOfRows,
  column: Column,
  end: End,
  k: number,
): ThingsPhrase | undefined {
  if (things.fixed !== undefined || things.clauses.length > 0) return undefined;
  const noun = isMass(things.singular) ? `kind of ${things.singular}` : things.singular;
  const place = k > 1 ? ordinalWord(k) : "";
  const said = { ...plainThings(things), one: true } as const;
  if (taken !== undefined) {
    const { most, least } = quantityWords(column);
    const rank = `${place === "" ? "" : `${place}-`}${end === "highest" ? most : least}`;
    return {
      ...said,
      fixed: `the ${noun} for which the ${taken} is the ${rank}`,
      asked: `for which ${noun} is the ${taken} the ${rank}`,
    };
  }
  const rank = `${place === "" ? "" : `${place} `}${end === "highest" ? "most" : "least"}`;
  // "Type of boat" says which things it sorts.
  if (isSaid) return { ...said, fixed: `the ${rank} common ${noun}`, asked: `which ${noun} is the ${rank} common` };
  const bare = roleOf(things.singular);
  if (bare === undefined)
    return {
      ...said,
      fixed: `the ${rank} frequent ${noun} among ${rows}`,
      asked: `which ${noun} is the ${rank} frequent among ${rows}`,
    };
  const named = `named ${rank} often as the ${things.singular} among ${rows}`;
  return { ...said, fixed: `the ${bare} ${named}`, asked: `which ${bare} is ${named}` };
}
