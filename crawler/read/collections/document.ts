import type { Cell, Column } from "../../../core/relation.ts";
import type { Collection } from "./collect.ts";

/**
 * Collections as `waymark read FOLDER --relations --json` prints them: cells as printed, lists as lists, `null` where a
 * page says nothing.
 *
 * @param pathOf path of the file that a page's URL was read from
 */
export function collectionsDocument(
  collections: readonly Collection[],
  pathOf: (url: string) => string,
): {
  collections: {
    name: string;
    columns: { name: string; type: string; unit?: string }[];
    rows: { path: string; cells: (string | string[] | null)[] }[];
  }[];
} {
  return {
    collections: collections.map(({ relation }) => ({
      name: relation.name,
      columns: relation.columns.map((column) => ({
        name: printedName(column),
        type: column.type,
        ...(column.unit !== undefined && { unit: column.unit }),
      })),
      rows: relation.rows.map(({ about, cells }) => ({
        path: pathOf(about ?? relation.url),
        cells: cells.map(printedCell),
      })),
    })),
  };
}

/** A label as the page prints it, its headings before bars; columns are told apart by their place here, not by a number. */
function printedName({ name, unnamed }: Column): string {
  return unnamed ? name : name.replace(/ \(\d+\)$/, "").replaceAll(" > ", " | ");
}

/** A cell as printed: a list as a list, `null` where nothing stands. */
export function printedCell({ value }: Cell): string | string[] | null {
  if (value.kind === "list") return value.items.map((item) => item.printed);
  return value.printed === "" ? null : value.printed;
}
