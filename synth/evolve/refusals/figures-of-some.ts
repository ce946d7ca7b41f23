import { foldText } from "../../../logic/values/normalise.ts";
import type { SurveyedRelation } from "../../survey/surveyed.ts";
import { type Branch, columnsRead, isLeaf, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { SPREADS } from "./spreads.ts";

/** What holds figures against each other; of the largest and the smallest it says how far apart these are. */
const HELD_TOGETHER: ReadonlySet<string> = new Set(["difference", "percent_difference", "percent_of", "ratio"]);
/** What is said of a set as a whole. */
const OF_WHOLE: ReadonlySet<string> = new Set([
  "count_above_average",
  "mean",
  "median",
  "percent_of",
  "probability",
  "quantile",
  "sum",
  "take_until",
]);

/**
 * Figures of things as a whole where only some of them have a page, which somebody chose to show: how far their ends lie apart ("the
 * ratio of the highest to the lowest price among the clocks that have a page of their own") says who was chosen. So do their mean and
 * their shares where tables of the site give the same figure of the others, too: whoever wonders would take all of them.
 */
export function takesFiguresOfSome(node: Branch, bench: Workbench): boolean {
  const isOfEnds =
    SPREADS.has(node.op) ||
    (HELD_TOGETHER.has(node.op) &&
      Object.values(node.inputs).some((input) => !isLeaf(input) && input.op === "ranked_value"));
  if (!isOfEnds && !OF_WHOLE.has(node.op)) return false;
  const read = columnsRead(node).map(foldText);
  return nodesOf(node).some((leaf) => {
    if (!isLeaf(leaf)) return false;
    const kind = bench.relation(leaf.relation);
    return kind.pagesOfSome === true && (isOfEnds || areGivenOfOthers(kind, read, bench));
  });
}

/** Do tables that lead to pages of the kind from some of their rows alone give one of these figures of every row? */
function areGivenOfOthers({ relation }: SurveyedRelation, read: readonly string[], bench: Workbench): boolean {
  const own = new Set(relation.rows.map(({ about }) => about));
  const figures = relation.columns.flatMap(({ name, type }) => (type === "number" ? [foldText(name)] : []));
  const asked = figures.filter((name) => read.includes(name));
  const { relations, lone } = bench.survey;
  return [...relations, ...lone].some(({ relation: table }) => {
    if (table.id === relation.id || table.source === "page_collection") return false;
    const isGiven = table.columns.some(({ name, type }) => type === "number" && asked.includes(foldText(name)));
    const led = table.rows.filter(({ cells }) =>
      cells.some(({ value }) => value.kind === "entity" && own.has(value.href)),
    );
    return isGiven && led.length > 0 && led.length < table.rows.length;
  });
}
