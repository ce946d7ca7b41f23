/** Rows of cells as aligned plain text; numbers stand right. The first row is the header. */
export function textTable(header: readonly string[], rows: readonly (readonly (string | number | null)[])[]): string {
  const printed = rows.map((row) => row.map((cell) => (cell === null ? "" : String(cell))));
  const widths = header.map((name, column) =>
    Math.max(name.length, ...printed.map((row) => (row[column] ?? "").length)),
  );
  const numeric = header.map((_, column) => rows.length > 0 && rows.every((row) => typeof row[column] === "number"));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (numeric[column] ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!)))
      .join("  ")
      .trimEnd();
  return [line(header), line(widths.map((width) => "-".repeat(width))), ...printed.map(line)].join("\n");
}
