import { columnNoun } from "../../../logic/english/column-noun.ts";
import { areDoersByName, isPersonRole } from "../../../logic/english/person-role.ts";
import { type Branch, inputOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** Where things lie, which nobody chose who has to do with them. */
const WHERE = /\b(?:altitude|elevation|height above sea level|latitude|longitude)\b/i;

/** The mean of where things lie, for each of the people who look after them: nobody is told by the height of what they have to do with. */
export function averagesPlacesOfPeople(node: Branch, bench: Workbench): boolean {
  const from = inputOf(node);
  if (node.op !== "group" || node.params["take"] === "count" || !from) return false;
  if (!WHERE.test(String(node.params["column"]))) return false;
  const by = bench.columns(from).find(({ column }) => column.name === node.params["by"]);
  if (!by) return false;
  const printed = by.values.flatMap(({ kind, printed }) => (kind === "missing" ? [] : [printed]));
  const noun = columnNoun(by.column);
  return isPersonRole(noun, printed) || areDoersByName(noun, printed);
}
