import { headerUnit } from "../../../logic/values/infer-column.ts";

const MONTH =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?$|^(?:[1-9]|1[0-2])月$|^[一二三四五六七八九十]{1,2}月$/i;
/** Fewer months side by side are columns of a table like others. */
const LEAST_MONTHS = 6;
const WHOLE_YEAR = /^(?:(?:full |whole )?year|annual|全年|年)$/i;

/**
 * Are a table's columns months and its rows quantities of different units ("Mean high °C", "Rainfall (mm)")? It then reads
 * across, a month per thing, for no column is of one unit.
 *
 * @param heads names of the columns but the first; @param labels first cells of the rows
 */
export function monthsAcross(heads: readonly string[], labels: readonly string[]): boolean {
  const months = heads.filter((head) => MONTH.test(head)).length;
  if (months < LEAST_MONTHS || months < heads.filter((head) => head !== "").length - 1 || labels.length < 2)
    return false;
  const units = labels.map(headerUnit);
  const stated = units.filter((unit) => unit !== undefined);
  return stated.length * 2 >= labels.length && new Set(units).size > 1;
}

/** Is it what sums up the months beside it? */
export function isWholeYear(head: string, heads: readonly string[]): boolean {
  return WHOLE_YEAR.test(head) && heads.filter((one) => MONTH.test(one)).length >= LEAST_MONTHS;
}
