import { columnNoun } from "../../../logic/english/column-noun.ts";
import { areDoersByName, isPersonRole } from "../../../logic/english/person-role.ts";
import { type Branch, inputOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** Where things lie, which nobody chose who has to do with them. */
const PLACED = /\b(?:altitude|elevation|above sea level|latitude|longitude)\b|海拔|标高|高程|经度|纬度/i;
/** What takes several figures for one of all of them. */
const TAKEN_TOGETHER: ReadonlySet<string> = new Set(["mean", "median", "sum"]);
/** So few places are a handful, and no land that may have a mean height. */
const HANDFUL = 12;

/**
 * The mean or the median height of a handful of places, each of which lies where it lies: which of them is highest and how many are
 * above a line people want to know, what lies between them is the height of nothing.
 */
export function averagesPlaces({ op, params, inputs }: Branch, bench: Workbench): boolean {
  const { from } = inputs;
  if (!TAKEN_TOGETHER.has(op) || !from || !PLACED.test(String(params["column"]))) return false;
  const rows = bench.table(from)?.rows.length;
  return rows !== undefined && rows < HANDFUL;
}

/** The mean of where things lie, for each of the people who look after them: nobody is told by the height of what they have to do with. */
export function averagesPlacesOfPeople(node: Branch, bench: Workbench): boolean {
  const from = inputOf(node);
  if (node.op !== "group" || node.params["take"] === "count" || !from) return false;
  if (!PLACED.test(String(node.params["column"]))) return false;
  const by = bench.columns(from).find(({ column }) => column.name === node.params["by"]);
  if (!by) return false;
  const printed = by.values.flatMap(({ kind, printed }) => (kind === "missing" ? [] : [printed]));
  const noun = columnNoun(by.column);
  return isPersonRole(noun, printed) || areDoersByName(noun, printed);
}
