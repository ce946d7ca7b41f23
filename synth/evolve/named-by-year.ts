import { dataRows } from "../../core/relation.ts";
import { foldText } from "../../logic/values/normalise.ts";
import type { Survey } from "../survey/survey.ts";
import type { SurveyedRelation } from "../survey/surveyed.ts";

/** "24th edition, 2025": its number among all of its kind says no more than its year. */
const NUMBER = /^(?:the\s+)?\d{1,3}(?:st|nd|rd|th)\s+/i;
/** A name without its number among all of its kind. */
export const withoutNumber = (name: string): string => name.replace(NUMBER, "");

/** Which of all of them are meant: "edition from 2022 to 2025". */
const RANGE = / from \S+(?: \S+)? to \S+(?: \S+)?$/;

/**
 * Does a column say the year by which the pages of a collection are named, beside nothing but what they are ("Crop 2019") or what the
 * site itself is called? Then they follow one thing over the years, and a question need not say which. Pages that are told by a list
 * that they stand on are some of them, whose years go on elsewhere.
 */
export function isNamedByYear(
  { relation, label, naming }: SurveyedRelation,
  at: number,
  { siteName }: Pick<Survey, "siteName">,
): boolean {
  const column = relation.columns[at]!;
  if (relation.source !== "page_collection" || !label || label.index === at || column.role !== "year") return false;
  if (/[“”]/.test(naming.source)) return false;
  const what = foldText(column.name);
  const isSaid =
    what === foldText(naming.singular.replace(RANGE, "")) || ` ${foldText(siteName)} `.includes(` ${what} `);
  return (
    isSaid &&
    dataRows(relation).every(({ cells }) => {
      const year = cells[at]!.value.printed.trim();
      const name = foldText(withoutNumber(cells[label.index]!.value.printed).replace(/,(?=\s)/g, ""));
      return [`${what} ${year}`, `${year} ${what}`].includes(name);
    })
  );
}
