import * as XLSX from "xlsx";
import type { Sheet, Workbook } from "./foreign-document.ts";

/** Cells beyond this are cut off, with a warning. */
const MOST_CELLS = 500_000;
/** A merged area larger than this is decoration. */
const MOST_MERGED = 10_000;

/** The sheets of a workbook as they print: number formats applied, dates as ISO 8601, merged cells filled. */
export function parseWorkbook(bytes: Buffer): Workbook {
  const book = XLSX.read(bytes, {
    type: "buffer",
    cellDates: true,
    UTC: true,
    cellNF: true,
    cellFormula: false,
    cellHTML: false,
    // Which rows and columns are hidden is read with their styles.
    cellStyles: true,
  });
  let left = MOST_CELLS;
  const sheets = book.SheetNames.map((name, index): Sheet => {
    const sheet = book.Sheets[name];
    const hidden = (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) > 0;
    const cells = sheet ? sheetCells(sheet, left) : [];
    left -= cells.length;
    const shown = cells.filter(({ row, col }) => !sheet?.["!rows"]?.[row]?.hidden && !sheet?.["!cols"]?.[col]?.hidden);
    const unread = cells.length === 0 && !isEmpty(sheet);
    return { name, hidden, unread, passed: cells.length - shown.length, cells: shown };
  });
  if (book.SheetNames.every((name) => !book.Sheets[name])) throw new Error("none of its sheets can be read");
  return { title: book.Props?.Title ?? "", sheets, cut: left <= 0 };
}

/** The parser leaves out a sheet that it cannot read, or its cells: then a range of several stands for them. */
function isEmpty(sheet: XLSX.WorkSheet | undefined): boolean {
  return sheet !== undefined && !/:/.test(sheet["!ref"] ?? "");
}

function sheetCells(sheet: XLSX.WorkSheet, most: number): Sheet["cells"] {
  const cells = new Map<string, Sheet["cells"][number]>();
  for (const [address, cell] of Object.entries(sheet)) {
    if (address.startsWith("!") || cells.size >= most) continue;
    const text = printed(cell as XLSX.CellObject);
    if (text === "") continue;
    const { r: row, c: col } = XLSX.utils.decode_cell(address);
    const href = (cell as XLSX.CellObject).l?.Target;
    const accounted = isAccounted(cell as XLSX.CellObject, text);
    cells.set(`${row} ${col}`, {
      row,
      col,
      text,
      ...(href === undefined ? {} : { href }),
      ...(accounted ? { accounted } : {}),
    });
  }
  for (const { s: from, e: to } of sheet["!merges"] ?? []) {
    const first = cells.get(`${from.r} ${from.c}`);
    if (!first || (to.r - from.r + 1) * (to.c - from.c + 1) > MOST_MERGED) continue;
    for (let row = from.r; row <= to.r; row++) {
      for (let col = from.c; col <= to.c && cells.size < most; col++) {
        const place = `${row} ${col}`;
        if (!cells.has(place)) cells.set(place, { ...first, row, col, merged: true });
      }
    }
  }
  return [...cells.values()].sort((a, b) => a.row - b.row || a.col - b.col);
}

function isAccounted({ t, v }: XLSX.CellObject, text: string): boolean {
  return t === "n" && typeof v === "number" && v < 0 && /^[^-−–]*\(.*\)[^-−–]*$/.test(text);
}

/** A format of hours and minutes without a day: the cell's date is then an artefact ("1899-12-31"). */
const TIME_FORMAT = /^(?=.*[hs])[^dy]*$/i;

/** What the cell shows. A date's own format may be ambiguous (1/5/23), so dates are written as ISO. */
function printed(cell: XLSX.CellObject): string {
  if (
    cell.t === "d" &&
    !TIME_FORMAT.test(String(cell.z ?? "")) &&
    cell.v instanceof Date &&
    !Number.isNaN(cell.v.getTime())
  ) {
    const iso = cell.v.toISOString();
    return iso.endsWith("T00:00:00.000Z") ? iso.slice(0, 10) : iso.slice(0, 16);
  }
  if (cell.t === "z") return "";
  if (cell.t === "e") return cell.w ?? "";
  const value = cell.v instanceof Date ? cell.v.toISOString().slice(11, 19) : String(cell.v ?? "");
  return (cell.w ?? value).trim();
}
