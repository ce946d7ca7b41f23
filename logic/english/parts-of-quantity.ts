import { isPlural, plural, singular } from "./english.ts";

/**
 * Where what is measured is called as the column that tells its parts is ("Turnover" of "Turnover | Turnover (GBP)"), each row is an item of
 * it, and not a turnover.
 *
 * @param quantity what is measured, as said
 * @param by what the column is called that names the parts
 */
export const isOfParts = (quantity: string, by: string | undefined): boolean =>
  by !== undefined && singular(quantity.toLowerCase()) === singular(by.trim().toLowerCase());

/** "the turnover listed as “Book fairs”" */
export const partOf = (quantity: string, label: string): string => `${quantity} listed as “${label}”`;

/** "which item of turnover" */
export const partNouns = (quantity: string): { singular: string; plural: string } => {
  const of = isPlural(quantity) ? quantity : singular(quantity);
  return { singular: `item of ${of}`, plural: `${plural("item")} of ${of}` };
};
