import { type Column, dataRows } from "../../../core/relation.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import type { Node } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** Where one of them has so many of all there are, others have the same. */
const CLOSE = 0.5;

/**
 * Does a column count things that its rows share? The site lists the things, one row has a good part of them, none has more than there
 * are, and the rows together have: "episodes" of actors, "concerts" of players. Added up they are counted several times.
 */
export function areShared(column: Column, from: Node, bench: Workbench): boolean {
  const counted = foldText(column.counts ?? humanise(column.name).replace(/^number of /, ""));
  const own = new Set(bench.sources(from).map(({ relation }) => relation.id));
  const values = bench.columns(from).find((one) => one.column.name === column.name)?.values ?? [];
  const counts = values.flatMap((value) => (value.kind === "number" ? [Number(value.decimal)] : []));
  if (column.unit !== undefined || counts.length === 0) return false;
  const most = Math.max(...counts);
  const sum = counts.reduce((all, one) => all + one, 0);
  return [...bench.survey.relations, ...bench.survey.lone].some(({ relation, naming, pagesOfSome, scoped }) => {
    if (own.has(relation.id) || pagesOfSome || scoped || foldText(naming.plural) !== counted) return false;
    const all = dataRows(relation).length;
    return most <= all && most >= CLOSE * all && sum > all;
  });
}
