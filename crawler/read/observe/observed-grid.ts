import { childTags, type Tag } from "../dom/dom.ts";
import { isHidden } from "../dom/hidden.ts";
import { MOST_ROWSPAN, shownColumns, shownSpan } from "./observed-table.ts";

/** Columns of a grid row that are written; a hostile row may claim 50,000. */
const SHOWN_COLUMNS = 1000;
/** A spanning cell's text stands once in every row and column that it covers, while it is short and there are not too many. */
const REPEATED_LENGTH = 60;
const REPEATED_CELLS = 20_000;

/** Texts of spanning cells that a page may still repeat, over all its tables. */
interface RepeatBudget {
  left: number;
}

export function repeatBudget(): RepeatBudget {
  return { left: REPEATED_CELLS };
}

/** The rows of one table as lines, "a | b | c". */
export class ObservedGrid {
  /** What cells of earlier rows leave in the columns of the next. */
  private readonly spanned: { text: string; rows: number }[] = [];
  private readonly budget: RepeatBudget;

  constructor(budget: RepeatBudget) {
    this.budget = budget;
  }

  /** The next row, its cells as `cellText` writes them; "" for one that shows nothing. */
  line(row: Tag, cellText: (cell: Tag) => string): string {
    const cells = childTags(row).filter((cell) => (cell.name === "td" || cell.name === "th") && !isHidden(cell));
    const texts: string[] = [];
    for (const cell of cells) {
      this.takeSpanned(texts);
      if (texts.length >= SHOWN_COLUMNS) break;
      const text = cellText(cell);
      const rowspan = shownSpan(cell.attribs.rowspan, MOST_ROWSPAN);
      // A row of one cell is a heading of its section: it stands once.
      const width = cells.length === 1 ? 1 : shownColumns(cell.attribs.colspan);
      for (let column = 0; column < width && texts.length < SHOWN_COLUMNS; column++) {
        this.spanned[texts.length] = { text, rows: rowspan - 1 };
        if (column === 0) texts.push(text);
        else this.repeat(text, texts);
      }
    }
    this.takeSpanned(texts);
    const line = texts.join(" | ").trim();
    return /[^| ]/.test(line) ? line : "";
  }

  private takeSpanned(texts: string[]): void {
    for (let above = this.spanned[texts.length]; above && above.rows > 0; above = this.spanned[texts.length]) {
      above.rows--;
      this.repeat(above.text, texts);
    }
  }

  private repeat(text: string, texts: string[]): void {
    texts.push(text.length <= REPEATED_LENGTH && this.budget.left-- > 0 ? text : "");
  }
}
