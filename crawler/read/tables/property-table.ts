import { withoutMarks } from "../../../logic/values/cell-text.ts";
import { printedText } from "./cell-content.ts";
import type { cellPairs } from "./cell-pairs.ts";
import type { Draft, DraftCell } from "./relation-draft.ts";
import { cellAt, type TableContext } from "./table-cell.ts";
import type { LabelledCell } from "./table-kind.ts";
import { nameOf } from "./table-name.ts";

/** One thing, whose properties the table lists: labels in one cell, values in the next. */
export function infobox(pairs: readonly LabelledCell[], title: string, context: TableContext): Draft {
  return {
    name: nameOf(context, title),
    source: "infobox",
    columns: pairs.map(({ label }) => ({ name: withoutMarks(printedText(label.tag)).replace(/\s*[:：]$/, "") })),
    rows: [{ cells: pairs.map(({ value }) => cellAt(value, value.row, value.col, context)) }],
  };
}

/** Cells that print label and value; what they are about, where the first cell says it, names the row. */
export function pairedCells({ title, pairs }: NonNullable<ReturnType<typeof cellPairs>>, context: TableContext): Draft {
  const cells = pairs.map(({ cell, value, start }): DraftCell => {
    const { items: _, href, ...whole } = cellAt(cell, cell.row, cell.col, context);
    const place = { ...whole.place, start, end: start + value.length };
    return { ...whole, ...(href === undefined ? {} : { href }), text: value, place };
  });
  const columns = pairs.map(({ label }) => ({ name: label }));
  if (!title) return { name: nameOf(context, ""), source: "infobox", columns, rows: [{ cells }] };
  const named = cellAt(title, title.row, title.col, context);
  return {
    name: named.text,
    source: "infobox",
    columns: [{ name: "Name", label: true, unnamed: true }, ...columns],
    rows: [{ cells: [named, ...cells] }],
  };
}
