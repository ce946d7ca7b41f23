import { joinWords, type TextLine } from "../text/text-lines.ts";
import type { PlacedCell, PlacedTable } from "./placed-table.ts";

/** A page's lines (page from 1) from top to bottom; its tables as grids, `|` between cells, wrapped cells put together. */
export function pageText(lines: readonly TextLine[], page: number, tables: readonly PlacedTable[]): string {
  const parts = tables.flatMap((table) =>
    table.parts.filter((part) => part.page === page).map((part) => ({ ...part, table })),
  );
  const texts: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const part = parts.find(({ from }) => from === at);
    if (part) {
      texts.push(...gridLines(part.table, page));
      at = part.to - 1;
    } else texts.push(lines[at]!.phrases.map(({ text }) => text).join("  "));
  }
  return texts.filter((text) => text !== "").join("\n");
}

function gridLines({ header, rows }: PlacedTable, page: number): string[] {
  const texts = header ? [row(header)] : [];
  let section: PlacedCell | undefined;
  for (const one of rows) {
    if ((one.cells.find((cell) => cell !== undefined) ?? one.section)?.page !== page) continue;
    if (one.section !== section && one.section) texts.push(joinWords(one.section.words));
    section = one.section;
    texts.push(row(one.cells.map((cell) => (cell ? joinWords(cell.words) : ""))));
  }
  return texts;
}

const row = (cells: readonly string[]) => cells.join(" | ").replace(/[\s|]+$/, "");
