/** What an export wrote. */
export interface ExportReport {
  rows: number;
  /** Why something was left out, and how often. */
  skipped: Record<string, number>;
  /** Paths of the files, the dataset card last. */
  files: string[];
}
