import { Lists } from "../../../core/lists.ts";
import type { Cell, Relation } from "../../../core/relation.ts";
import { foldText } from "../../../logic/values/normalise.ts";

/**
 * A collection with the marks that pages print where they state nothing ("League titles –"): what reads pages of one template takes
 * a dash for what only stands between values, and whether a page says nothing of something or prints a dash for it may be
 * all the difference between not known and none.
 *
 * @param within the relations within the pages
 */
export function withMarksForNothing(collection: Relation, within: readonly Relation[]): Relation {
  const { columns, rows } = collection;
  const lacking = new Set(
    rows.flatMap(({ about, cells }) => (about !== undefined && cells.some(isLeftOut) ? [about] : [])),
  );
  if (lacking.size === 0) return collection;
  const marks = new Lists<{ heading: string; cell: Cell }>();
  for (const { url, columns: own, rows: stated } of within) {
    const [row] = stated;
    if (!lacking.has(url) || !row || stated.length > 1) continue;
    for (const [at, cell] of row.cells.entries())
      if (cell.value.kind === "missing" && cell.value.printed !== "")
        marks.add(url, { heading: foldText(own[at]!.name), cell });
  }
  const markOf = (url: string, name: string) => marks.of(url).find(({ heading }) => heading === foldText(name))?.cell;
  return {
    ...collection,
    rows: rows.map((row) => {
      const { about, cells } = row;
      if (about === undefined || marks.of(about).length === 0) return row;
      return {
        ...row,
        cells: cells.map((cell, at) => (isLeftOut(cell) && markOf(about, columns[at]!.name)) || cell),
      };
    }),
  };
}

const isLeftOut = ({ value }: Cell) => value.kind === "missing" && value.printed === "";
