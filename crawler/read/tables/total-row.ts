import { parseValue } from "../../../logic/values/parse-value.ts";

/** What totals and averages of the other rows are called. */
const TOTAL_LABEL =
  /^(?:(?:grand |sub-?|overall )?totals?|sum|overall|all|averages?|mean|median|world|合计|总计|小计|平均|总数)(?:$|\s*[:(,–-]|\s(?:of|for|all|\())/i;

/** "North total", "北部合计": what is summed up stands before the word. */
const PART_TOTAL = /^[\p{L}\d .,'’&/-]{1,60}\s(?:sub-?)?totals?$|^\p{Script=Han}{1,12}(?:合计|总计|小计)$/iu;

/** Does a row sum the others up? By its first text; a `tfoot` row (`foot`) with figures always does. */
export function isTotalRow(cells: readonly { text: string }[], foot: boolean): boolean {
  const label = cells.find((cell) => cell.text !== "");
  if (!label || !(foot || TOTAL_LABEL.test(label.text) || PART_TOTAL.test(label.text))) return false;
  return cells.some((cell) => cell !== label && parseValue(cell.text).kind === "number");
}
