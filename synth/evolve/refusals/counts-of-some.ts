import type { Relation } from "../../../core/relation.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { isTableFamily } from "../../survey/collections/table-family.ts";
import type { SurveyedRelation } from "../../survey/surveyed.ts";
import { type Branch, isLeaf, type Node, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** "Boats we have sailed", "Players who scored", "Films that I've seen": which of them stand there. */
const WHICH = /\s(?:that |which )?(?:we|i|who|that|which)(?:['’]ve|['’]d)?\s\p{L}/iu;
/** What speaks of all rows as of a whole of their kind. */
const WHOLLY = new Set(["mode", "probability", "take_until"]);
/** What names the foremost or the last of some groups. */
const RANKED = new Set(["kth", "top", "ranked_value"]);
/** What counts the rows of each, and by which parameter. */
const COUNTING: Readonly<Record<string, string>> = { group: "by", mode: "column" };
/** What takes the rows of each together in any way. */
const PER_THING: Readonly<Record<string, string>> = { ...COUNTING, trend: "by" };
/** "Results 2019" */
const OF_YEAR = /(?<!\d)(?:1[89]|20)\d\d(?!\d)/;

/**
 * Which sort has the most or the fewest of things of which the site says that there are more than it lists: that it is so among those
 * that are listed is the choice of who made the list, and of all of them it may be otherwise. Nor what share of them is of a sort, nor how few of these make up a share of what
 * those that are listed have together, which is no whole. What stands in tables on the pages of such things is as much their choice.
 */
export function ranksSortsOfSome(node: Branch, bench: Workbench): boolean {
  const from = node.inputs["from"];
  const ranked = WHOLLY.has(node.op) ? from : RANKED.has(node.op) && from && !isLeaf(from) && isCounted(from) && from;
  if (!ranked) return false;
  const counted = rowsOf(ranked);
  if (counted === undefined) return false;
  const { relation, selection } = bench.relation(counted);
  return (
    selection?.outnumbered === true ||
    (isTableFamily(relation) &&
      standsWith(relation, bench, (kind) => kind.pagesOfSome === true || kind.selection?.outnumbered === true))
  );
}

/** The relation whose rows are counted: what is looked up of them beside is not. */
const rowsOf = (node: Node): string | undefined => {
  if (isLeaf(node)) return node.relation;
  const from = node.inputs["from"] ?? node.inputs["left"];
  return from && rowsOf(from);
};

const isCounted = ({ op, params }: Branch) => op === "group" && params["take"] === "count";

/**
 * How many each thing has, by tables that are headed by which of them they hold: "which maker has fewer than three models" of "Boats we
 * have sailed" on the page of each, "how many skippers have fewer than five races" of "Races 2019". It has more, and a question that
 * leaves the heading out says that it has not.
 */
export function countsSome(node: Branch, bench: Workbench): boolean {
  const by = COUNTING[node.op];
  if (by === undefined || (node.op === "group" && node.params["take"] !== "count")) return false;
  return nodesOf(node).some((leaf) => {
    if (!isLeaf(leaf)) return false;
    const { relation, naming } = bench.relation(leaf.relation);
    const said = ` ${humanise(naming.plural)}`;
    const isUnsaid = (limit: RegExp, where = "") => limit.test(relation.name) && !limit.test(said + where);
    return isBySubject(node, by, relation) && (isUnsaid(WHICH) || isUnsaid(OF_YEAR, ` ${naming.source}`));
  });
}

/**
 * What tables on pages of things say of each of these, where the site names others of their kind that have no page: "the mean number of
 * races of all skippers" would be that of the skippers with a page, and nothing in the question says so.
 */
export function takesThingsOfSome(node: Branch, bench: Workbench): boolean {
  const by = PER_THING[node.op];
  if (by === undefined) return false;
  return nodesOf(node).some((leaf) => {
    if (!isLeaf(leaf)) return false;
    const { relation } = bench.relation(leaf.relation);
    if (!isBySubject(node, by, relation)) return false;
    return standsWith(relation, bench, ({ pagesOfSome }) => pagesOfSome === true);
  });
}

/** Do the tables of a family stand on pages of things of such a kind? */
function standsWith(
  { rows }: Relation,
  { survey: { relations, lone } }: Workbench,
  isSuch: (kind: SurveyedRelation) => boolean,
): boolean {
  const pages = new Set(rows.map(({ cells }) => cells[0]!.evidence.url));
  return [...relations, ...lone].some((kind) => {
    if (!isSuch(kind)) return false;
    const about = new Set(kind.relation.rows.map((row) => row.about));
    return [...pages].every((url) => about.has(url));
  });
}

/** Whether rows are taken together by what the pages that they stand on are about. */
const isBySubject = ({ params }: Branch, by: string, relation: Relation): boolean =>
  isTableFamily(relation) && relation.columns[0]?.name === params[by];
