import type { Relation } from "../../../core/relation.ts";
import { isCurrency } from "../../../logic/values/units.ts";

const PRICE = /^(?:(?:our|current|regular|normal) )?price$/i;
/** What a page calls the price of what was dearer. */
const NOW = /^(?:now(?: only)?|(?:sale|special|offer|our|new|reduced) price|reduced to|today)$/i;

/**
 * A collection of which some pages give a price, and the others what the price is now that it was cut: both are what the thing
 * costs, and one column. Where a page gives both, they are two.
 */
export function withOnePrice(collection: Relation): Relation {
  const amounts = collection.columns.flatMap(({ name, unit }, at) =>
    unit !== undefined && isCurrency(unit) ? [{ name: name.trim(), unit, at }] : [],
  );
  const price = amounts.find(({ name }) => PRICE.test(name));
  const now = amounts.find(({ name, unit, at }) => NOW.test(name) && unit === price?.unit && at !== price.at);
  const states = (row: Relation["rows"][number], at: number) => row.cells[at]!.value.kind !== "missing";
  if (!price || !now || collection.rows.some((row) => states(row, price.at) && states(row, now.at))) return collection;
  return {
    ...collection,
    columns: collection.columns.filter((_, at) => at !== now.at),
    rows: collection.rows.map((row) => {
      const cells = row.cells.map((cell, at) => (at === price.at && !states(row, at) ? row.cells[now.at]! : cell));
      return { ...row, cells: cells.filter((_, at) => at !== now.at) };
    }),
  };
}
