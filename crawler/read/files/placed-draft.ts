import type { Place } from "../../../core/evidence.ts";
import type { SourceKind } from "../../../core/relation.ts";
import { withoutMarks } from "../../../logic/values/cell-text.ts";
import { withoutNumber } from "../dom/page-outline.ts";
import { normalise } from "../dom/text.ts";
import type { PlacedWord } from "../foreign/placed-word.ts";
import type { Draft, DraftCell, DraftRow } from "../tables/relation-draft.ts";
import { isTotalRow } from "../tables/total-row.ts";
import { isFigureCell } from "../text/figure.ts";
import { type Box, boxAround, joinWords, wordsText } from "../text/text-lines.ts";
import type { PlacedCell, PlacedTable } from "./placed-table.ts";

const SECTION_COLUMN = "Section";
/** "Table 3. ", "表2 " */
const NUMBERED = /^(?:table|tab\.|tabelle|tableau|表)\s*[\dA-Z一二三四五六七八九十]+(?:[.\-–]\d+)*\s*[.:：)]?\s+/i;

/**
 * A table read from where its words stand, as a draft; undefined where its columns have no names.
 *
 * @param place of a cell on a page (from 1) within a box
 */
export function placedDraft(
  table: PlacedTable,
  source: SourceKind,
  place: (page: number, box: Box) => Place,
): Draft | undefined {
  const { rows } = table;
  const header = table.header?.map((name) => (/^[\s\ufffd]*$/.test(name) ? "" : name));
  if (!header || header.filter((name) => name === "").length > 1) return undefined;
  const used = header.map((_, at) => at).filter((at) => rows.some(({ cells }) => cells[at] !== undefined));
  if (used.length < 2) return undefined;
  const drafted = (cell: PlacedCell | undefined, row: readonly (PlacedCell | undefined)[]): DraftCell => {
    // Nothing is printed there: the row shows it.
    if (!cell) return { text: "", place: emptyPlace(row, place) };
    const text = normalise(wordsText(cell.words));
    const notes = table.notes.of(text);
    const draft: DraftCell = { text, place: place(cell.page, boxAround(cell.words)), ...doubtOf(cell.words) };
    return notes.length > 0 ? { ...draft, notes } : draft;
  };
  const draft: Draft = {
    name: withoutNumber(withoutMarks(table.title.replace(NUMBERED, ""))),
    source,
    columns: used.map((at) => {
      const printed = withoutMarks(header[at]!);
      if (printed !== "") return { name: printed };
      const names = rows.every(({ cells }) => cells[at] && !isFigureCell(joinWords(cells[at].words)));
      return { name: at === 0 && names ? "Name" : "", unnamed: true };
    }),
    rows: rows.map(({ cells }): DraftRow => {
      const own = used.map((at) => drafted(cells[at], cells));
      return isTotalRow(own, false) ? { cells: own, total: true } : { cells: own };
    }),
  };
  if (new Set(rows.map(({ section }) => section)).size > 1 && rows.every(({ section }) => section !== undefined)) {
    draft.columns.push({ name: SECTION_COLUMN, unnamed: true });
    rows.forEach(({ section, cells }, at) => {
      draft.rows[at]!.cells.push(drafted(section, cells));
    });
  }
  return draft;
}

/** Words of an image that were read with less confidence than this are not relied on. */
const SURE = 80;

/** Is one of a cell's words, read from an image, unsure? */
export function doubtOf(words: readonly PlacedWord[]): { doubt: string } | undefined {
  const least = Math.min(...words.map(({ sure = 100 }) => sure));
  return least < SURE ? { doubt: `read from an image with a confidence of ${least} %` } : undefined;
}

/** A hair's breadth right of the row's last word: no word's middle stands there. */
function emptyPlace(row: readonly (PlacedCell | undefined)[], place: (page: number, box: Box) => Place): Place {
  const last = row.findLast((cell) => cell !== undefined)!;
  const [x, y, width, height] = boxAround(last.words);
  return place(last.page, [x + width, y, 0, height]);
}
