import type { Row } from "../../../core/relation.ts";
import { partOfYear } from "../../../logic/values/period.ts";

/** Of a column of months or quarters so many cells at least name one (share). */
const NAMING = 0.7;
/** "Year", "Annual total", "全年": what sums up the months above it. */
const WHOLE_YEAR =
  /^(?:(?:whole |full |calendar )?year|annual|yearly|total|sum|mean|average|(?:annual|yearly|year) (?:total|mean|average)|(?:total|mean|average) (?:for the |of the )?year|全年(?:合计|平均|累计)?|年(?:合计|平均|均)|合计|总计|平均)$/i;

/** Which column names the months or quarters of the rows, without their year. */
export function monthsAt(columns: number, rows: readonly Row[]): number | undefined {
  const data = rows.filter(({ total }) => !total);
  const naming = (at: number) => data.filter(({ cells }) => partOfYear(cells[at]!.value.printed)?.anyYear).length;
  const at = Array.from({ length: columns }, (_, index) => index).find(
    (index) => naming(index) >= NAMING * data.length,
  );
  return data.length === 0 ? undefined : at;
}

/** A row that stands among months and sums them up is a total. */
export const wholeYear = ({ cells }: Row, monthAt: number | undefined): { total?: true } =>
  monthAt !== undefined && isWholeYear(cells[monthAt]!.value.printed) ? { total: true } : {};

/** Does a text name the whole of a year, beside its months? */
export const isWholeYear = (text: string): boolean => WHOLE_YEAR.test(text.trim());
