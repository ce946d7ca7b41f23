import type { Column } from "../core/relation.ts";
import { chineseNames } from "./chinese/phrasing.ts";
import { flowWord, isSelfSaid } from "./english/money-flows.ts";
import { ofWhose } from "./english/of-whose.ts";
import { isOfParts, partOf } from "./english/parts-of-quantity.ts";
import { nameWords } from "./english/phrasing.ts";
import { isCounted } from "./english/quantity-name.ts";
import type { TableResult, WorkRow } from "./operation.ts";
import { printedText } from "./table.ts";
import { foldText } from "./values/normalise.ts";

/** The rows of the thing that is followed, by the number of the column that names it. */
export function rowsNamed({ rows }: TableResult, at: number, label: string): readonly WorkRow[] {
  const wanted = foldText(label);
  return rows.filter((row) => foldText(printedText(row.cells[at]!.value)) === wanted);
}

/**
 * "number of births in Oban": a quantity with whose it is. Where it is told by a sort, which has none of what is counted, with
 * that sort: "number of call-outs with the cause “Fog”". Parts of money are where it comes from, or what it is spent on.
 *
 * @param by what its things are called
 */
export function ofNamed(called: string, column: Column, by: string | undefined, label: string): string {
  const flow = flowWord(called, by);
  if (flow !== undefined) return isSelfSaid(called, label) ? `item “${label}”` : `${called} ${flow} “${label}”`;
  if (isOfParts(called, by)) return partOf(called, label);
  const whose = ofWhose(called, column, by);
  const told = by === undefined || whose !== "of" || !isCounted(column, called.replace(/^number of /, ""));
  const [, sort, how] = told ? [] : (TELLS_APART.exec(by.toLowerCase()) ?? []);
  if (how !== undefined) return `${called} with the ${how} “${label}”`;
  return sort === undefined ? `${called} ${whose} ${nameWords([label])[0]}` : `${called} of the ${sort} “${label}”`;
}

/** By what things that are counted are told apart: what they are of, and what they have. */
const TELLS_APART = /^(?:(category|class|kind|type)|(cause|outcome|reason|result|status))$/;

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
