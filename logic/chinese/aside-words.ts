import { reasonsAside } from "../english/aside-words.ts";
import type { TableResult, WorkRow } from "../operation.ts";
import { chineseList } from "./numerals.ts";
import type { ChineseThings } from "./phrase.ts";
import { chineseNames, columnName } from "./phrasing.ts";

/** "不考虑石门茶园（其面积写作“约42公顷”）。" */
export function chineseAside(
  table: TableResult,
  rows: readonly WorkRow[],
  columns: readonly string[],
  things: ChineseThings,
): string {
  const said = reasonsAside(table, rows, columns).map(({ column, isMissing, said: words, names }) => {
    const name = columnName(column, things);
    const why = words === undefined ? `未${isMissing ? "" : "明确"}列出${name}` : `其${name}写作“${words}”`;
    return `${chineseList(chineseNames(names, things))}（${why}）`;
  });
  return `不考虑${chineseList(said)}。`;
}
