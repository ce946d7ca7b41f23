import { contentId } from "../../../core/ids.ts";
import type { Relation } from "../../../core/relation.ts";
import { timeWithin } from "../../../logic/values/time-within.ts";
import { typeColumn } from "../../../logic/values/type-column.ts";
import type { FamilyPage } from "../naming/family-page.ts";
import { captionOf, timeCell, timeHeading } from "../naming/said-times.ts";
import { monthsAt, wholeYear } from "./months-of-years.ts";

/**
 * A table of months or quarters whose caption, or heading, says of which year they are ("Visitors by month, 2019") with that
 * year in a column of its own: on the site there may be others. Other tables are given as they are.
 */
export function withItsYear(table: Relation, page: FamilyPage | undefined): Relation {
  const monthAt = monthsAt(table.columns.length, table.rows);
  const caption = monthAt === undefined ? undefined : captionOf(table, page);
  const time = caption && timeWithin(caption.text);
  if (time?.kind !== "year") return table;
  const heading = timeHeading("year", table);
  if (table.columns.some(({ name }) => name.trim().toLowerCase() === heading.toLowerCase())) return table;
  const { column, values } = typeColumn(
    heading,
    table.rows.map(() => ({ text: time.printed })),
  );
  const cell = timeCell(caption!, time);
  return {
    ...table,
    id: contentId("months_of_one_year", table.id),
    columns: [...table.columns, column],
    rows: table.rows.map((row, at) => ({
      ...row,
      cells: [...row.cells, { ...cell, value: values[at]! }],
      ...wholeYear(row, monthAt),
    })),
  };
}
