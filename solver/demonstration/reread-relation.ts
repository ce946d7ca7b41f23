import type { Cell, Column, Relation, Row } from "../../core/relation.ts";
import type { Value } from "../../core/value.ts";
import { printedText } from "../../logic/table.ts";
import { type PrintedCell, typeColumn } from "../../logic/values/type-column.ts";
import type { Reading, SeenPages } from "./seen-pages.ts";

/** A cell that does not say any more what the plan was made from. */
export interface Difference {
  url: string;
  column: string;
  planned: string;
  found: string;
}

/**
 * The relation as a session has seen it: its columns, and the rows that stand on seen pages with every value read again
 * from the session's own bytes. Cells of pages that were not seen are missing; rows without a seen cell are left out.
 */
export function rereadRelation(
  planned: Relation,
  wanted: (column: Column) => boolean,
  seen: SeenPages,
): { relation: Relation; differences: Difference[] } {
  const used = planned.columns.map(wanted);
  const readings = planned.rows.map((row) =>
    row.cells.map((cell, at): Reading => (used[at] ? seen.read(cell) : { type: "unseen" })),
  );
  const kept = planned.rows.map((_, at) => readings[at]!.some((reading) => reading.type !== "unseen"));
  const differences: Difference[] = [];
  const columns = planned.columns.map((column, at) => {
    if (!used[at]) return [];
    // A column is typed as a whole, as it was when it was first read: its unseen cells still show how numbers are written.
    const printed = planned.rows.map((row, r) => printedCell(row.cells[at]!, readings[r]![at]!));
    const { values } = typeColumn(column.name, printed);
    planned.rows.forEach((row, r) => {
      const reading = readings[r]![at]!;
      if (reading.type !== "differs") return;
      const { value, evidence } = row.cells[at]!;
      if (value.kind === "missing") return;
      differences.push({ url: evidence.url, column: column.name, planned: printedText(value), found: reading.text });
    });
    return values;
  });
  const rows = planned.rows.flatMap((row, r): Row[] => {
    if (!kept[r]) return [];
    const cells = row.cells.map(
      (cell, at): Cell => ({ ...cell, value: readValue(cell, readings[r]![at]!, columns[at]![r]) }),
    );
    return [{ ...row, cells }];
  });
  return { relation: { ...planned, rows }, differences };
}

function printedCell(cell: Cell, reading: Reading): PrintedCell {
  if (cell.value.kind === "missing") return { text: cell.value.printed };
  if (reading.type === "printed") return reading.printed;
  const { value } = reading.type === "cell" ? reading.cell : cell;
  if (value.kind === "list")
    return { text: value.printed, items: value.items.map((item) => ({ text: printedText(item) })) };
  return { text: value.printed, ...(value.kind === "entity" ? { href: value.href } : {}) };
}

/** What a page leaves unsaid has no place of its own: whatever stands where the others say it is none of theirs. */
function readValue(planned: Cell, reading: Reading, typed: Value | undefined): Value {
  if (planned.value.kind === "missing") return planned.value;
  switch (reading.type) {
    case "cell":
      return reading.cell.value;
    case "printed":
      // A name that happens to be a number ("release 15") stays the name that the plan took it for.
      if (planned.value.kind === "text") return { kind: "text", printed: reading.printed.text };
      return typed ?? { kind: "missing", printed: "" };
    case "differs":
    case "unseen":
      return { kind: "missing", printed: "" };
  }
}
