import type { Result } from "../../../logic/operation.ts";
import { type PanelThing, panelThings } from "../../../logic/panel.ts";
import { labelIndex, printedText } from "../../../logic/table.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { type Branch, inputOf, isLeaf, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** Whoever has held the place in every year that is known will hold it: nothing need be forecast to say so. */
export function isIdleOutlook(tree: Branch, bench: Workbench): boolean {
  return nodesOf(tree).some((node) => {
    if (isLeaf(node) || node.op !== "kth") return false;
    const outlook = inputOf(node);
    if (!outlook || isLeaf(outlook) || outlook.op !== "outlook") return false;
    const [chosen, things] = [bench.table(node), thingsOf(outlook, bench)];
    if (!chosen || !things) return false;
    const name = foldText(printedText(chosen.rows[0]!.cells[labelIndex(chosen)]!.value));
    const { k, end } = node.params as { k: number; end: string };
    const years = things[0]?.series.points.map(({ at }) => at) ?? [];
    const within = years.filter(
      (year) => year >= Number(outlook.params["since"]) && year <= Number(outlook.params["until"]),
    );
    return within.every((year) => placed(things, year, k, end) === name);
  });
}

/** Whose value comes k-th in a year. */
function placed(things: readonly PanelThing[], year: number, k: number, end: string): string | undefined {
  const stated = things.flatMap(({ name, series }) => {
    const point = series.points.find((one) => one.at === year);
    return point ? [{ name: foldText(name), number: point.number }] : [];
  });
  stated.sort((a, b) => (end === "highest" ? b.number.cmp(a.number) : a.number.cmp(b.number)));
  return stated[k - 1]?.name;
}

function thingsOf({ inputs, params }: Branch, bench: Workbench): PanelThing[] | undefined {
  const results = Object.values(inputs).map((input) => bench.result(input));
  if (results.includes(undefined)) return undefined;
  const { by, time, column } = params as { by: string; time: string; column: string };
  const of = "of" in inputs ? "of" : undefined;
  return panelThings({ of, from: "from", by, time, column }, results as Result[]);
}
