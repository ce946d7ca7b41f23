import { yearOfCell } from "../../../logic/values/year-text.ts";
import { type Branch, isLeaf, type Node } from "../node.ts";
import type { Workbench } from "../workbench.ts";

const BETWEEN = new Set(["days_between", "time_between"]);

/** "Spring Regatta 2015" and "Spring Regatta 2017": what comes round lies as far apart as it always does. */
function isOfEditions(ends: readonly Node[]): boolean {
  const names = ends.map((end) => (isLeaf(end) || end.op !== "lookup" ? "" : String(end.params["label"] ?? "")));
  const series = names.map((name) => name.replace(YEAR, ""));
  return names.length === 2 && names[0] !== names[1] && series[0] !== "" && series[0] === series[1];
}

const YEAR = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/;

/**
 * The years from the first to the last of things that are named by them ("Regatta 2009", "Regatta 2017"): the list of their
 * names tells, and nobody needs the days.
 */
export function isSpanOfNames(node: Branch, bench: Workbench): boolean {
  if (BETWEEN.has(node.op) && isOfEditions(Object.values(node.inputs))) return true;
  if (node.op !== "time_between" || node.params["unit"] !== "years") return false;
  const ends = Object.values(node.inputs);
  return ends.length === 2 && ends.every((end) => !isLeaf(end) && end.op === "ranked_value" && isInNames(end, bench));
}

function isInNames({ params, inputs }: Branch, bench: Workbench): boolean {
  const table = inputs["from"] && bench.table(inputs["from"]);
  const label = table?.columns.findIndex(({ role }) => role === "label") ?? -1;
  const by = table?.columns.findIndex(({ name }) => name === params["by"]) ?? -1;
  if (!table || label < 0 || by < 0) return false;
  return table.rows.every(({ cells }) => {
    const year = yearOfCell(cells[by]!.value, table.columns[by]!);
    return year !== undefined && new RegExp(`(?<!\\d)${year}(?!\\d)`).test(cells[label]!.value.printed);
  });
}
