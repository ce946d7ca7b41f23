import type { DraftColumn } from "./draft.ts";
import type { Printed } from "./readings.ts";

/** A dash by itself before a figure: the sign of a number, or what joins a value to its label. */
const DASH = /^[-–—]\s+(?=[\d$€£¥])/;
const FIGURE = /^[\d$€£¥]/;

/** A dash that stands before the figures of all values of a label joins them to it and is no sign ("Rooms - 12"). */
export function withoutDashes(column: DraftColumn): DraftColumn {
  const values = [...column.cells.values()].flat();
  const dashed = values.filter(({ text }) => DASH.test(text)).length;
  if (dashed < 2 || values.some(({ text }) => FIGURE.test(text))) return column;
  const cells = new Map<number, Printed[]>();
  for (const [page, cell] of column.cells) cells.set(page, cell.map(withoutDash));
  return { ...column, cells };
}

function withoutDash(value: Printed): Printed {
  const length = DASH.exec(value.text)?.[0].length ?? 0;
  if (length === 0) return value;
  const start = value.start ?? 0;
  return {
    ...value,
    text: value.text.slice(length),
    start: start + length,
    end: value.end ?? start + value.text.length,
  };
}
