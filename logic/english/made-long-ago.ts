import type { TableResult, WorkRow } from "../operation.ts";
import { headWord } from "./noun-kinds.ts";

/** Whoever did something once, of which the thing came; a manager or an owner may be one today. */
const MAKER =
  /^(?:architect|builder|carver|designer|engineer|founder|inventor|maker|painter|sculptor|shipwright|surveyor)s?$/;
/** When that was, by what it is called. */
const CAME_TO_BE =
  /\b(?:built|completed|completion|constructed|construction|dates?|established|erected|finished|founded|launched|made|opened|opening|year)\b/i;
/** Nobody who made something before then is at it still. */
const LIVING_MEMORY = 1930;

/** "Who was the engineer of the tunnel": of what came to be before living memory, whoever made it was its maker. */
export function isMadeLongAgo(name: string, row: WorkRow, { columns }: Pick<TableResult, "columns">): boolean {
  if (!MAKER.test(headWord(name))) return false;
  return columns.some((column, at) => {
    if ((column.role !== "year" && column.type !== "date") || !CAME_TO_BE.test(column.name)) return false;
    const { value } = row.cells[at]!;
    const year =
      value.kind === "date" ? Number(value.iso.slice(0, 4)) : value.kind === "number" ? Number(value.decimal) : NaN;
    return year < LIVING_MEMORY;
  });
}
