import { CsvError, type Options, parse } from "csv-parse/sync";
import { SkipError } from "../../../core/errors.ts";
import type { ReadPage } from "../../../core/page.ts";
import { normalise } from "../dom/text.ts";
import type { ReadOptions, Source } from "../reader.ts";
import type { MatrixCell } from "../tables/matrix-cell.ts";
import { matrixDraft } from "../tables/matrix-table.ts";
import { finishRelation } from "../tables/relation-draft.ts";
import { splitTables } from "../tables/table-split.ts";
import { decodeBytes } from "../text/charset.ts";
import { emptyPage } from "./plain-text.ts";

const DELIMITERS = [",", ";", "\t", "|"];
/** What stands in texts and times as well, and delimits only where it divides every line alike and nothing else divides any. */
const RARE_DELIMITERS = ["^", ":", "~"];
/** Records that are too long are slips where they are at most one in so many. */
const SLIPS = 4;
/** Lines that the delimiter is told from. */
const SAMPLE_LINES = 20;
/** More cells than this are not read. */
const MOST_CELLS = 2_000_000;

/** Reads CSV of any delimiter and encoding: the observation is a grid, its tables relations with a row per record. */
export function readCsv(source: Source, options: ReadOptions): ReadPage {
  const { text, disbelieved, encoding } = decodeBytes(source.body, source.contentType);
  const { records, isTorn } = csvRecords(text, source.url);
  const usual = usualWidth(records);
  const long = records.filter((record) => record.length > usual).length;
  const page = emptyPage(source);
  page.contentType = "text/csv";
  page.observation = records.map((record) => record.map(normalise).join(" | ")).join("\n");
  page.mainText = page.observation;
  if (isTorn) page.warnings.push("a quotation mark is never closed, so all of them were read as text");
  // Two tables of different widths in one file are no slips.
  if (usual > 1 && long > 0 && long * SLIPS <= records.length)
    page.warnings.push(
      `${long === 1 ? "1 record has" : `${long} records have`} more values than the ${usual} that most have`,
    );
  if (disbelieved !== undefined) page.warnings.push(`declared ${disbelieved} but reads as ${encoding}`);
  if (!options.relations) return page;
  const rows = records.map((record, row) =>
    record.map((cell, col): MatrixCell => ({ text: normalise(cell), place: { at: "csv", row, col } })),
  );
  const origin = { url: page.url, title: page.title, snapshot: page.snapshot };
  for (const table of splitTables(squared(rows))) {
    const draft = matrixDraft(table, page.title.replace(/\.\w+$/, ""), "csv");
    if (draft) page.relations.push(finishRelation(draft, origin, page.relations.length));
  }
  if (page.relations.length === 0) page.warnings.push("no header row was found, so no relation was read");
  return page;
}

/**
 * The records of a CSV text, quotes and line breaks inside quotes resolved (RFC 4180, other delimiters allowed). Where a quote
 * is never closed (`isTorn`) quotes are characters like others.
 * @throws SkipError unreadable, too_large
 */
export function csvRecords(text: string, url: string): { records: string[][]; isTorn: boolean } {
  const delimiter = delimiterOf(text);
  const options: Options = {
    bom: true,
    delimiter,
    // Quotes open behind blanks, too; where blanks delimit they are empty values.
    ltrim: delimiter !== "\t",
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
  };
  let records: string[][];
  let isTorn = false;
  try {
    try {
      records = parse(text, options);
    } catch (error) {
      if (!(error instanceof CsvError) || error.code !== "CSV_QUOTE_NOT_CLOSED") throw error;
      isTorn = true;
      records = parse(text, { ...options, quote: null });
    }
  } catch (cause) {
    throw new SkipError("unreadable", `${url} is not CSV: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
  const cells = records.reduce((sum, record) => sum + record.length, 0);
  if (cells > MOST_CELLS)
    throw new SkipError("too_large", `${url} has ${cells} cells, more than ${MOST_CELLS} are not read`);
  return { records, isTorn };
}

/** The delimiter that divides the first lines most evenly. */
function delimiterOf(text: string): string {
  const lines = text.split(/\r?\n/, SAMPLE_LINES).filter((line) => line.trim() !== "");
  let best = ",";
  let bestScore = 0;
  for (const delimiter of DELIMITERS) {
    const counts = lines.map((line) => line.replace(/"[^"]*"/g, "").split(delimiter).length - 1);
    const most = Math.max(0, ...counts);
    const even = counts.filter((count) => count === most).length / Math.max(1, counts.length);
    const score = most === 0 ? 0 : even * 10 + Math.min(most, 9);
    if (score > bestScore) {
      best = delimiter;
      bestScore = score;
    }
  }
  return bestScore === 0 ? (RARE_DELIMITERS.find((delimiter) => dividesAll(lines, delimiter)) ?? best) : best;
}

/** Whether every one of at least two lines is divided into as many parts. */
function dividesAll(lines: readonly string[], delimiter: string): boolean {
  const counts = new Set(lines.map((line) => line.split(delimiter).length));
  return lines.length > 1 && counts.size === 1 && !counts.has(1);
}

/** How many values most records have. */
function usualWidth(records: readonly string[][]): number {
  const counts = new Map<number, number>();
  for (const { length } of records) counts.set(length, (counts.get(length) ?? 0) + 1);
  return [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [0, 0])[0];
}

/** Short records are filled up: a cell that is not there prints nothing. */
function squared(rows: MatrixCell[][]): MatrixCell[][] {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  return rows.map((cells, row) => {
    while (cells.length < width) cells.push({ text: "", place: { at: "csv", row, col: cells.length } });
    return cells;
  });
}
