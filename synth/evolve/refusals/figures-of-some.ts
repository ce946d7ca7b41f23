import { keptOfTwo } from "../../../core/kept-of.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import type { Survey } from "../../survey/survey.ts";
import type { SurveyedRelation } from "../../survey/surveyed.ts";
import { type Branch, columnsRead, isLeaf, nodesOf, ownColumnsRead } from "../node.ts";
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
  const figures = ownFigures(node).map(foldText);
  const kinds = nodesOf(node).flatMap((leaf) => (isLeaf(leaf) ? [bench.relation(leaf.relation)] : []));
  const owners = kinds.filter(({ relation }) => relation.columns.some(({ name }) => figures.includes(foldText(name))));
  // A computed figure is no column of anything: it is made of what any of them says.
  const [said, asked] = owners.length > 0 ? [owners, figures] : [kinds, columnsRead(node).map(foldText)];
  return said.some(
    (kind) =>
      kind.pagesOfSome === true && (isOfEnds || asked.some((name) => givenOfOthers(bench.survey, kind).has(name))),
  );
}

/**
 * The columns whose figures a step takes: those it names, or those that what it holds together names. What rows were joined to may be a
 * choice of somebody's without the figures being one.
 */
function ownFigures(node: Branch): readonly string[] {
  const own = ownColumnsRead(node);
  if (own.length > 0) return own;
  return Object.values(node.inputs).flatMap((input) => (isLeaf(input) ? [] : ownFigures(input)));
}

/** Figures of a kind that tables which lead to its pages from some of their rows alone give of every row; kept, for every step asks. */
const givenOfOthers = keptOfTwo((survey: Survey, { relation }: SurveyedRelation): ReadonlySet<string> => {
  const own = new Set(relation.rows.map(({ about }) => about));
  const figures = new Set(figuresOf(relation));
  const found = new Set<string>();
  for (const { relation: table } of [...survey.relations, ...survey.lone]) {
    if (table.id === relation.id || table.source === "page_collection") continue;
    const given = figuresOf(table).filter((name) => figures.has(name));
    if (given.length === 0) continue;
    const led = table.rows.filter(({ cells }) =>
      cells.some(({ value }) => value.kind === "entity" && own.has(value.href)),
    );
    if (led.length > 0 && led.length < table.rows.length) for (const name of given) found.add(name);
  }
  return found;
});

const figuresOf = ({ columns }: SurveyedRelation["relation"]): string[] =>
  columns.flatMap(({ name, type }) => (type === "number" ? [foldText(name)] : []));
