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

/**
 * `ofNamed` in Chinese. What is called like a matter is told from it by its kind: “工程造价专业的录取人数”, and not the number of people
 * whom the cost of building takes in.
 */
export function chineseOfNamed(called: string, label: string, by: string | undefined): string {
  const kind = by === undefined ? undefined : MATTERS.exec(by)?.[0];
  const name = kind === undefined || label.endsWith(kind) ? label : `${label}${kind}`;
  return `${chineseNames([name])[0]}的${called}`;
}

/** Kinds of which the names are those of matters. */
const MATTERS = /(?:专业|课程|岗位|学科|科目|工种|职业|行业)(?=(?:名称?)?$)/u;
