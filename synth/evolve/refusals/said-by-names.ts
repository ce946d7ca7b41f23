import { conjuncts, type Test } from "../../../logic/condition.ts";
import type { WorkCell, WorkRow } from "../../../logic/operation.ts";
import { isChinese } from "../../../logic/values/language.ts";
import { nameKey } from "../../../logic/values/normalise.ts";
import { conditionOf } from "../condition-of.ts";
import { type Branch, firstOf, isLeaf, type Node, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** What asks which things, or how many, fulfil a condition, and nothing else. */
const ASKING: ReadonlySet<string> = new Set(["count", "filter", "identify", "label_of", "percent_of", "probability"]);

/**
 * A question whose conditions are all told by the names of the things, as those of routes by their ports: "what percentage of the lines
 * have Ard among their stations" is read from a list of “Ard – Bel”, “Cor – Ard”. With another question behind it, or another
 * condition, more has to be read.
 */
export function isSaidByNames(tree: Branch, bench: Workbench): boolean {
  const branches = nodesOf(tree).filter((node): node is Branch => !isLeaf(node));
  if (!branches.every(({ op }) => ASKING.has(op))) return false;
  const conditioned = branches.filter(({ params }) => params["where"] !== undefined);
  return conditioned.length > 0 && conditioned.every((node) => isToldByLabels(node, bench));
}

function isToldByLabels({ inputs, params }: Branch, bench: Workbench): boolean {
  const where = conditionOf({ params });
  const from = firstOf(inputs);
  const leaf = from && leafOf(from);
  const table = from && bench.table(from);
  if (!where || !leaf || !table) return false;
  const { label } = bench.relation(leaf);
  if (!label) return false;
  const names = table.columns.findIndex(({ name }) => name === label.column.name);
  return (
    names >= 0 &&
    conjuncts(where)
      .flat()
      .every((test) => {
        const at = table.columns.findIndex(({ name }) => name === test.column);
        return at >= 0 && at !== names && saysSame(test, at, names, table.rows);
      })
  );
}

const leafOf = (node: Node): string | undefined => {
  const leaves = nodesOf(node).filter(isLeaf);
  return leaves.length === 1 ? leaves[0]!.relation : undefined;
};

/** Do just the names of those of which it is true have the value in them? */
function saysSame(test: Test, at: number, names: number, rows: readonly WorkRow[]): boolean {
  if (test.is !== "equals" && test.is !== "includes" && test.is !== "mentions") return false;
  const has = (cell: WorkCell, word: string) => textOf(cell).includes(word);
  const value = wordOf(test.value);
  return [value, wordOf(test.value.trim().replace(SORT, ""))].some((word) => {
    const told = rows.map(({ cells }) => [has(cells[names]!, word), has(cells[at]!, value)] as const);
    return word.trim() !== "" && told.some(([isNamed]) => isNamed) && told.every(([isNamed, isSo]) => isNamed === isSo);
  });
}

/** “省级” of “青石岭省属林场” is said by 省: a value without what makes a grade or a sort of it. */
const SORT = /(?<=\p{Script=Han})[级类型式]$|\s(?:class|grade|kind|level|type)$/iu;

/** Words stand apart, save where a script sets none apart: there a name has the value wherever it stands in it. */
const wordOf = (text: string): string => (isChinese(text) ? nameKey(text) : ` ${nameKey(text)} `);

const textOf = ({ value }: WorkCell): string => ` ${nameKey(value.printed)} `;
