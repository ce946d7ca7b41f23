import type { ReadPage } from "../../../core/page.ts";
import { resolveUrl } from "../dom/resolve-url.ts";
import { normalise } from "../dom/text.ts";
import { cellAddress } from "../foreign/cell-address.ts";
import { type Sheet, Workbook } from "../foreign/foreign-document.ts";
import { parseInChild } from "../foreign/run-child.ts";
import type { ReadOptions, Source } from "../reader.ts";
import type { MatrixCell } from "../tables/matrix-cell.ts";
import { matrixDraft } from "../tables/matrix-table.ts";
import { finishRelation } from "../tables/relation-draft.ts";
import { splitTables } from "../tables/table-split.ts";
import { emptyPage } from "./plain-text.ts";

/** Sheets wider than this are not squared: no table is. */
const MOST_COLUMNS = 2000;

/** Reads a workbook (XLSX, XLS, ODS): each visible sheet a grid in the observation, its tables with a header row relations. */
export async function readXlsx(source: Source, options: ReadOptions): Promise<ReadPage> {
  const workbook = Workbook.parse(await parseInChild("xlsx", source.body, source.url));
  const page = emptyPage(source);
  page.contentType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  if (workbook.title !== "") page.title = workbook.title;
  if (workbook.cut) page.warnings.push("the workbook is larger than is read: its last cells are missing");
  const parts: string[] = [];
  for (const sheet of workbook.sheets) {
    if (sheet.hidden) {
      page.warnings.push(`sheet "${sheet.name}" is hidden and was passed over`);
      continue;
    }
    if (sheet.unread) page.warnings.push(`sheet "${sheet.name}" is empty or could not be read`);
    const rows = sheetRows(sheet, source.url);
    const lines = rows.map((row) =>
      row
        .map((cell) => cell.text)
        .join(" | ")
        .replace(/[\s|]+$/, ""),
    );
    parts.push(`# ${sheet.name}\n${lines.filter((line) => line !== "").join("\n")}`);
    if (sheet.passed > 0)
      page.warnings.push(`sheet "${sheet.name}": ${sheet.passed} cells in hidden rows or columns were passed over`);
    const origin = { url: page.url, title: page.title, snapshot: page.snapshot };
    for (const table of options.relations ? splitTables(rows) : []) {
      const draft = matrixDraft(table, sheet.name, "xlsx");
      if (draft) page.relations.push(finishRelation(draft, origin, page.relations.length));
    }
  }
  page.observation = parts.join("\n\n");
  page.mainText = page.observation;
  return page;
}

function sheetRows(sheet: Sheet, url: string): MatrixCell[][] {
  const rows: MatrixCell[][] = [];
  const width = Math.min(
    MOST_COLUMNS,
    sheet.cells.reduce((most, cell) => Math.max(most, cell.col + 1), 0),
  );
  let last = -1;
  for (const cell of sheet.cells) {
    if (cell.col >= width) continue;
    if (cell.row !== last) {
      // An empty row between is kept as one, however large the gap.
      if (last >= 0 && cell.row > last + 1) rows.push([]);
      rows.push(Array.from({ length: width }, (_, col) => emptyCell(sheet.name, cell.row, col)));
      last = cell.row;
    }
    const filled = emptyCell(sheet.name, cell.row, cell.col);
    filled.text = normalise(cell.text);
    if (cell.merged) filled.merged = true;
    if (cell.accounted) filled.accounted = true;
    const href = cell.href === undefined ? undefined : resolveUrl(cell.href, url);
    if (href !== undefined) {
      filled.href = href;
      filled.link = href;
    }
    rows[rows.length - 1]![cell.col] = filled;
  }
  return rows;
}

function emptyCell(sheet: string, row: number, col: number): MatrixCell {
  return { text: "", place: { at: "sheet", sheet, cell: cellAddress(row, col) } };
}
