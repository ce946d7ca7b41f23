import type { Draft } from "./relation-draft.ts";

/** A single column that stands several times is several things of a row. */
const LEAST_COLUMNS = 2;

/**
 * A table whose headers repeat side by side ("No. | Name | No. | Name") goes on beside itself: one relation, whose rows are
 * those of the first columns, then those of the next.
 */
export function withoutRepeats(draft: Draft): Draft {
  const names = draft.columns.map(({ name }) => name);
  const width = periodOf(names);
  if (width === undefined) return draft;
  const rows = [];
  for (let from = 0; from < names.length; from += width) {
    for (const { cells, total } of draft.rows) {
      const part = cells.slice(from, from + width);
      if (part.every(({ text }) => text === "")) continue;
      rows.push(total ? { cells: part, total } : { cells: part });
    }
  }
  return { ...draft, columns: draft.columns.slice(0, width), rows };
}

/** After how many columns the names begin again, all of them in the same order. */
function periodOf(names: readonly string[]): number | undefined {
  const width = names.indexOf(names[0]!, 1);
  if (width < LEAST_COLUMNS || names.length % width !== 0 || names.slice(0, width).includes("")) return undefined;
  return names.every((name, at) => name === names[at % width]) ? width : undefined;
}
