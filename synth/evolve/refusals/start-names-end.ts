import { printedText } from "../../../logic/table.ts";
import { isChinese } from "../../../logic/values/language.ts";
import { nameKey } from "../../../logic/values/normalise.ts";
import { type Branch, isLeaf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** What a place is, behind its name: nobody needs it to find the place. */
const KIND = /(?:特别行政区|自治[区州县旗]|[省市县区州镇乡村街道岛湖河港])$/u;
const LEAST_CHARACTERS = 2;

/**
 * "What is the population of the town in which Oban Harbour lies?": the name that is given has the name of what it leads to in it, and
 * nothing has to be followed.
 */
export function startNamesEnd(node: Branch, bench: Workbench): boolean {
  const [path] = Object.values(node.inputs);
  if (node.op !== "lookup" || !path || isLeaf(path) || path.op !== "follow") return false;
  const { label } = path.params;
  const table = bench.table(path);
  if (typeof label !== "string" || !table) return false;
  const at = table.columns.findIndex(({ role }) => role === "label");
  const [row, ...others] = table.rows;
  if (at < 0 || !row || others.length > 0) return false;
  return isNamedIn(printedText(row.cells[at]!.value), label);
}

function isNamedIn(end: string, start: string): boolean {
  if (!isChinese(end)) return ` ${nameKey(start)} `.includes(` ${nameKey(end)} `);
  const whole = end.trim();
  const bare = whole.replace(KIND, "");
  return start.includes(bare.length >= LEAST_CHARACTERS ? bare : whole);
}
