/** Characters that take two columns of a terminal, as those of Chinese, Japanese and Korean do. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]/u;
/** Characters that take none: they stand on the one before. */
const NARROW = /[\p{Mn}\p{Me}\p{Cf}]/u;

/** Columns of a terminal that a text takes. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const character of text) width += NARROW.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
  return width;
}

/** Rows of cells as aligned plain text; numbers stand right. The first row is the header. */
export function textTable(header: readonly string[], rows: readonly (readonly (string | number | null)[])[]): string {
  const printed = rows.map((row) => row.map((cell) => (cell === null ? "" : String(cell))));
  const widths = header.map((name, column) =>
    Math.max(displayWidth(name), ...printed.map((row) => displayWidth(row[column] ?? ""))),
  );
  const numeric = header.map((_, column) => rows.length > 0 && rows.every((row) => typeof row[column] === "number"));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => {
        const space = " ".repeat(Math.max(0, widths[column]! - displayWidth(cell)));
        return numeric[column] ? space + cell : cell + space;
      })
      .join("  ")
      .trimEnd();
  return [line(header), line(widths.map((width) => "-".repeat(width))), ...printed.map(line)].join("\n");
}
