import { z } from "zod";
import { Evidence } from "./evidence.ts";
import { Value } from "./value.ts";

/** Where a relation was read from; `dynamic`: what only an interaction with the page shows, told cell by cell. */
export const SourceKind = z.enum([
  "html_table",
  "definition_list",
  "infobox",
  "records",
  "page_collection",
  "csv",
  "xlsx",
  "pdf",
  "image",
  "dynamic",
]);
export type SourceKind = z.infer<typeof SourceKind>;

const FILES: ReadonlySet<SourceKind> = new Set(["csv", "xlsx", "pdf", "image"]);

/** Is it read from a file, which people open by itself, rather than from a page? */
export function isFileKind(kind: SourceKind): boolean {
  return FILES.has(kind);
}

/** What most of a column's values are. */
export const ColumnType = z.enum(["text", "number", "date", "entity", "list"]);
export type ColumnType = z.infer<typeof ColumnType>;

/**
 * What a column is *for*; it decides which operations make sense.
 * `label` names the row's thing, `identifier` is a code that nobody adds up, `rank` a position, `year` a calendar year,
 * `measure` a quantity, `category` one of a few recurring words, `date` a point in time, `text` anything else.
 */
export const ColumnRole = z.enum(["label", "identifier", "rank", "year", "measure", "category", "date", "text"]);
export type ColumnRole = z.infer<typeof ColumnRole>;

export const Column = z.object({
  /** As printed; two header rows are joined by " > ". Unique within its relation. */
  name: z.string(),
  type: ColumnType,
  role: ColumnRole,
  /** The unit that all numbers of the column share, as printed; absent where there is none or they differ. */
  unit: z.string().optional(),
  /** What its figures count, where its cells say so and its heading says something else: "taxa" of "Herbs: 1,240 taxa". */
  counts: z.string().optional(),
  /** The page prints no heading for it: `name` is the reader's own word, which no question may use. */
  unnamed: z.boolean().optional(),
  /** Measures only: may values be summed over rows? Rates, shares, averages and scores are not additive. */
  additive: z.boolean().optional(),
});
export type Column = z.infer<typeof Column>;

export const Cell = z.object({
  value: Value,
  evidence: Evidence,
  /** Footnote texts. */ notes: z.array(z.string()).optional(),
});
export type Cell = z.infer<typeof Cell>;

export const Row = z.object({
  /** One per column, in order. */
  cells: z.array(Cell),
  /** The page that this row is about: the detail page that it links to, or the page that it was read from. */
  about: z.string().optional(),
  /** A totals or average row: shown, never aggregated. */
  total: z.boolean().optional(),
});
export type Row = z.infer<typeof Row>;

/** A typed table whose every cell knows where it was read. */
export const Relation = z.object({
  /** Hash of where it stands (site, page, place): the same place gives the same id in every crawl. */
  id: z.string(),
  /** Caption, heading or page title: what people would call it. */
  name: z.string(),
  source: SourceKind,
  /** Canonical URL of the page or file it stands on; of a page collection, the list page or the shape's first page. */
  url: z.string(),
  /** Title of that page. */
  title: z.string().optional(),
  columns: z.array(Column),
  rows: z.array(Row),
});
export type Relation = z.infer<typeof Relation>;

/** The rows of a relation without those that total others. */
export const dataRows = (relation: Relation): Row[] => relation.rows.filter((row) => !row.total);
