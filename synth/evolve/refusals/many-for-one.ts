import { columnNoun } from "../../../logic/english/column-noun.ts";
import { isPlural } from "../../../logic/english/english.ts";
import { isSingleName } from "../../../logic/english/single-name.ts";
import { verbHeading } from "../../../logic/english/verb-headings.ts";
import type { Branch } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/**
 * "What are the goods of the line?" "Coal." What is asked for in the plural is several, and a heading in the plural over cells that name
 * one thing each leaves open what it means: whose goods a place has, or what it is good for.
 */
export function asksManyForOne({ op, inputs, params }: Branch, bench: Workbench): boolean {
  const from = inputs["from"];
  if (op !== "lookup" || !from) return false;
  const found = bench.columns(from).find(({ column }) => column.name === params["column"]);
  if (!found || (found.column.type !== "text" && found.column.type !== "entity")) return false;
  const { column, values } = found;
  if (bench.sources(from).some(({ naming }) => naming.names?.[column.name] !== undefined)) return false;
  const name = columnNoun(column);
  if (!isPlural(name) || name.startsWith("“") || verbHeading(column)) return false;
  return values.every((value) => value.kind === "entity" || isSingleName(value.printed));
}
