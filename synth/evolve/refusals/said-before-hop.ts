import { humanise } from "../../../logic/english/humanise.ts";
import type { TableResult, WorkRow } from "../../../logic/operation.ts";
import { printedText } from "../../../logic/table.ts";
import { isChinese } from "../../../logic/values/language.ts";
import { foldText, nameKey } from "../../../logic/values/normalise.ts";
import { type Branch, isLeaf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/**
 * What is looked up where a thing leads though the thing has it under the same heading, with the same answer: "in which region is the
 * depot of the longest line", where the line states its region and it is that of the depot. Who stops half way is as right, whatever holds of
 * other lines, so that nothing tells whether the way was gone.
 */
export function isSaidBeforeHop(node: Branch, bench: Pick<Workbench, "table">): boolean {
  const from = node.inputs["from"];
  const column = node.op === "lookup" ? node.params["column"] : undefined;
  if (typeof column !== "string" || !from || isLeaf(from) || from.op !== "follow") return false;
  const start = from.inputs["left"];
  const [before, after] = [start && bench.table(start), bench.table(from)];
  if (!before || !after) return false;
  const rows = startRows(before, from.params["label"]);
  const index = after.columns.findIndex(({ name }) => name === column);
  const answers = new Set(after.rows.map(({ cells }) => said(cells[index]?.value)));
  const own = before.columns.findIndex(({ name }) => name !== from.params["on"] && headed(name) === headed(column));
  return (
    own >= 0 &&
    index >= 0 &&
    answers.size === 1 &&
    rows.length > 0 &&
    rows.every(({ cells }) => answers.has(said(cells[own]?.value)))
  );
}

/**
 * What is looked up where a thing leads stands in what the thing itself states, under whatever heading: which sport the coach of a rower
 * teaches, whose own page says “Oban Rowing Club”. Who reads no further is as right. What figures and single characters say is another matter.
 */
export function isSaidAtStart(node: Branch, bench: Pick<Workbench, "table">): boolean {
  const from = node.inputs["from"];
  if (node.op !== "lookup" || !from || isLeaf(from) || from.op !== "follow") return false;
  const start = from.inputs["left"];
  const [before, after] = [start && bench.table(start), bench.table(from)];
  const index = after?.columns.findIndex(({ name }) => name === node.params["column"]) ?? -1;
  const [end] = after?.rows ?? [];
  if (!before || !end || index < 0) return false;
  const answer = said(end.cells[index]?.value);
  if (answer.length < (isChinese(answer) ? LEAST_SAID : LEAST_WORD)) return false;
  const rows = startRows(before, from.params["label"]);
  return rows.length > 0 && rows.every(({ cells }) => cells.some(({ value }) => holds(said(value), answer)));
}
/** A shorter word stands in a text by chance. */
const LEAST_WORD = 4;

/**
 * What is looked up stands in the very words that lead there: on which floor “Second floor, west hall” is. Whoever reads where it
 * leads has the answer, and goes nowhere for it.
 */
export function isSaidByWay(node: Branch, bench: Pick<Workbench, "table">): boolean {
  const from = node.inputs["from"];
  if (node.op !== "lookup" || !from || isLeaf(from) || from.op !== "follow") return false;
  const found = bench.table(from);
  const index = found?.columns.findIndex(({ name }) => name === node.params["column"]) ?? -1;
  const label = found?.columns.findIndex(({ role }) => role === "label") ?? -1;
  const [row] = found?.rows ?? [];
  if (!row || index < 0 || label < 0 || index === label) return false;
  const answer = said(row.cells[index]?.value);
  return answer.length >= LEAST_SAID && holds(said(row.cells[label]?.value), answer);
}
/** A character or a figure stands in a name by chance. */
const LEAST_SAID = 2;

/** Does a text have another in it, in whole words where its script parts them? */
function holds(text: string, part: string): boolean {
  if (!/\p{L}/u.test(part)) return false;
  return isChinese(part) ? text.includes(part) : ` ${nameKey(text)} `.includes(` ${nameKey(part)} `);
}

/** The rows that a way begins at: those that are left, or the one that is named. */
const startRows = ({ rows }: TableResult, label: unknown): readonly WorkRow[] =>
  label === undefined
    ? rows
    : rows.filter(({ cells }) => cells.some(({ value }) => foldText(printedText(value)) === foldText(`${label}`)));

const headed = (name: string): string => foldText(humanise(name));
const said = (value: Parameters<typeof printedText>[0] | undefined): string =>
  value === undefined ? "" : foldText(printedText(value));
