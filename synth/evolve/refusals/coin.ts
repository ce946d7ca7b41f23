import { foldText } from "../../../logic/values/normalise.ts";
import { type Branch, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** Who guesses one of two is right half of the time. */
const LEAST_VALUES = 3;

/** What is looked up in a column that holds no more than two different values in all of its relation needs no looking up. */
export function isCoin(node: Branch, bench: Workbench): boolean {
  if (node.op !== "lookup") return false;
  const name = String(node.params["column"]);
  const said = new Set<string>();
  let seen = false;
  for (const under of nodesOf(node)) {
    const table = under === node ? undefined : bench.table(under);
    const index = table?.columns.findIndex((column) => column.name === name) ?? -1;
    if (!table || index < 0) continue;
    seen = true;
    for (const { cells } of table.rows) {
      const { kind, printed } = cells[index]!.value;
      if (kind !== "missing") said.add(foldText(printed));
    }
  }
  return seen && said.size < LEAST_VALUES;
}
