import { columnNoun } from "../../../logic/english/column-noun.ts";
import { groupNouns } from "../../../logic/english/superlative.ts";
import { type Branch, inputOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** Operations that tell things apart by what a column says of them, by the parameter that names it. */
const TELLING: Readonly<Record<string, string>> = { group: "by", mode: "column", distinct: "column" };

/** Things are told apart by what they are called themselves: "which director has the most directors?" */
export function tellsByOwnKind(node: Branch, bench: Workbench): boolean {
  const parameter = TELLING[node.op];
  const from = parameter === undefined ? undefined : inputOf(node);
  const column = from && bench.table(from)?.columns.find(({ name }) => name === node.params[parameter!]);
  const [source] = column ? bench.sources(node) : [];
  return column !== undefined && groupNouns(columnNoun(column)).singular.toLowerCase() === source?.naming.singular;
}
