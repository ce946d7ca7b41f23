import type { Column } from "../core/relation.ts";
import { chineseNames } from "./chinese/phrasing.ts";
import { ofWhose } from "./english/of-whose.ts";
import { nameWords } from "./english/phrasing.ts";
import type { TableResult, WorkRow } from "./operation.ts";
import { printedText } from "./table.ts";
import { foldText } from "./values/normalise.ts";

/** The rows of the thing that is followed, by the number of the column that names it. */
export function rowsNamed({ rows }: TableResult, at: number, label: string): readonly WorkRow[] {
  const wanted = foldText(label);
  return rows.filter((row) => foldText(printedText(row.cells[at]!.value)) === wanted);
}

/** "number of births in Oban": a quantity with whose it is; `by`: what its things are called. */
export const ofNamed = (called: string, column: Column, by: string | undefined, label: string): string =>
  `${called} ${ofWhose(called, column, by)} ${nameWords([label])[0]}`;

/** `ofNamed` in Chinese. */
export const chineseOfNamed = (called: string, label: string): string => `${chineseNames([label])[0]}的${called}`;
