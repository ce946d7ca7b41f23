import type { Random } from "../../core/random.ts";
import type { Value } from "../../core/value.ts";
import { isUnstated } from "../../logic/values/stated-absence.ts";
import { quantityOf } from "../../logic/values/year-text.ts";
import { isOfType } from "../survey/cells/columns.ts";
import type { SurveyedColumn, SurveyedRelation } from "../survey/surveyed.ts";
import { isListable } from "./belonging.ts";
import { ownConditionColumns } from "./condition-columns.ts";
import {
  type Branch,
  columnsRead,
  isLeaf,
  leaf,
  type Node,
  nodeKey,
  nodesOf,
  over,
  pruneJoins,
  replace,
  rewrite,
} from "./node.ts";
import type { Workbench } from "./workbench.ts";

/** Share of the sets that are reduced to what states a column which others leave out, where there are such columns… */
const REDUCED = 0.4;
/** …and where hardly a column is complete. */
const REDUCED_WHERE_FEW = 0.85;
const FEW_COMPLETE = 3;
/** Share of them of which a few rows are set aside for stating a figure or a date in words that are not understood. */
const DOUBTED = 0.15;
/** Share of the draws that are of dates, where there are any. */
const DATED = 0.2;
/** Share of them that two such columns are asked of. */
const TWO = 0.35;

/**
 * The set reduced to the rows of its relation that state one or two columns which the others leave out: "among those of the ten
 * cars whose page gives a price". As it was where nothing is left out, and most of the time.
 */
export function stateSome(bench: Workbench, set: Node, random: Random): Node {
  if (isPairing(set)) return stateJoined(bench, set, random);
  const source = wholeOf(set);
  const surveyed = source === undefined ? undefined : bench.relation(source);
  if (!surveyed) return set;
  const whole = leaf(surveyed.relation.id);
  if (isLeaf(set) && random.next() < DOUBTED) {
    const sure = stateSure(bench, surveyed, random);
    if (sure) return sure;
  }
  const partial = bench.partial(surveyed);
  if (partial.length === 0) return set;
  const complete = bench.columns(whole).length;
  if (random.next() >= (complete < FEW_COMPLETE ? REDUCED_WHERE_FEW : REDUCED)) return set;
  const chosen = drawSome(partial, random);
  const reduced = over("stated", whole, { columns: chosen.map(({ column }) => column.name).sort() });
  const rows = bench.table(reduced)?.rows.length ?? 0;
  if (rows < Math.max(LEAST_ROWS, surveyed.relation.rows.length * LEAST_LEFT)) return set;
  const tree = replace(set, whole, reduced);
  return bench.table(tree) ? tree : set;
}

/**
 * A relation reduced to the rows that surely state a figure or a date which few of the others state in other words ("varies",
 * "free", an amount of other money): those are set aside by name.
 */
function stateSure(bench: Workbench, surveyed: SurveyedRelation, random: Random): Node | undefined {
  const { relation, label } = surveyed;
  const doubted = label ? doubtedFigures(surveyed, label) : [];
  if (doubted.length === 0) return undefined;
  const [chosen] = drawBySalience(
    doubted.map(({ one }) => one),
    random,
  );
  const { names, isWhole } = doubted.find(({ one }) => one === chosen)!;
  const sure = over("aside", leaf(relation.id), { names: [...names], of: [chosen!.column.name] });
  const reduced = isWhole ? sure : over("stated", sure, { columns: [chosen!.column.name] });
  const left = bench.table(reduced)?.rows.length ?? 0;
  return left < Math.max(LEAST_ROWS, relation.rows.length * LEAST_LEFT) ? undefined : reduced;
}

interface Doubted {
  one: SurveyedColumn;
  /** The rows that state it in other words. */
  names: readonly string[];
  /** All others state it. */
  isWhole: boolean;
}

/** The figures and dates that a few rows state in other words, where these can be set aside by name. */
function doubtedFigures(surveyed: SurveyedRelation, label: SurveyedColumn): readonly Doubted[] {
  let found = doubtedOf.get(surveyed);
  if (!found) {
    const rows = surveyed.relation.rows.filter(({ total }) => !total);
    found = surveyed.columns.flatMap((one): Doubted[] => {
      const { column, index } = one;
      if (column.type !== "date" && column.type !== "number") return [];
      const values = rows.map(({ cells }) => cells[index]!.value);
      const doubtful = rows.filter((_, at) => !isUnstated(values[at]!) && !isOfType(values[at]!, column));
      if (doubtful.length === 0 || doubtful.length > MOST_ASIDE) return [];
      // What nobody read gives a question no words to say why.
      if (doubtful.some(({ cells }) => isSilent(cells[index]!.value))) return [];
      const names = doubtful.map(({ cells }) => cells[label.index]!.value.printed.trim()).sort();
      return names.every(isListable) ? [{ one, names, isWhole: !values.some(isUnstated) }] : [];
    });
    doubtedOf.set(surveyed, found);
  }
  return found;
}

// Relations are drawn again and again.
const doubtedOf = new WeakMap<SurveyedRelation, readonly Doubted[]>();

/**
 * What stands under one of a site's headings, reduced to the rows whose pages state a column that others of them leave out; a
 * few rows that state it in other words are set aside by name.
 */
function stateJoined(bench: Workbench, set: Branch, random: Random): Node {
  const table = bench.table(set);
  const [left, right] = bench.sources(set);
  if (!table || !left || !right || random.next() >= REDUCED) return set;
  const partial = bench.partialAmong([left, right], table, MOST_ASIDE);
  if (partial.length === 0) return set;
  const columns = drawSome(partial, random)
    .map(({ column }) => column.name)
    .sort();
  const label = table.columns.findIndex(({ role }) => role === "label");
  const places = columns.map((name) => table.columns.findIndex((column) => column.name === name));
  const doubtful = table.rows.filter(({ cells }) => places.some((at) => cells[at]!.value.kind === "unsure"));
  const names = doubtful.map(({ cells }) => cells[label]?.value.printed.trim() ?? "");
  const isUnread = doubtful.some(({ cells }) => places.some((at) => isSilent(cells[at]!.value)));
  if (isUnread || names.length > MOST_ASIDE || !names.every(isListable)) return set;
  const sure = names.length === 0 ? set : over("aside", set, { names: names.sort(), of: columns });
  const isWhole = bench
    .table(sure)
    ?.rows.every(({ cells }) => places.every((at) => cells[at]!.value.kind !== "missing"));
  const reduced = isWhole ? sure : over("stated", sure, { columns });
  const rows = bench.table(reduced)?.rows.length ?? 0;
  return rows < Math.max(LEAST_ROWS, table.rows.length * LEAST_LEFT) ? set : reduced;
}

/** A cell that nobody read, for all that the page prints its label. */
const isSilent = ({ kind, printed }: Value): boolean => kind === "unsure" && printed.trim() === "";

/** Rows that may be set aside by name. */
const MOST_ASIDE = 2;

/** One or two columns, those that people ask about more often; dates, of which there are few among many figures, now and then. */
function drawSome(all: readonly SurveyedColumn[], random: Random): SurveyedColumn[] {
  const dates = all.filter(({ column }) => column.type === "date");
  const partial = dates.length > 0 && random.next() < DATED ? dates : all;
  return drawBySalience(partial, random).slice(0, random.next() < TWO ? 2 : 1);
}

/** In an order of chance, those that people ask about more often first. */
function drawBySalience(columns: readonly SurveyedColumn[], random: Random): SurveyedColumn[] {
  const weighed = columns.map((one) => ({ one, at: random.next() ** (1 / (one.salience * one.coverage)) }));
  return weighed.sort((a, b) => b.at - a.at).map(({ one }) => one);
}

/** Rows that are left at least, by number and as a share. */
const LEAST_ROWS = 5;
const LEAST_LEFT = 0.4;

/** The relation that a set is all of, or the part of that a condition keeps. */
function wholeOf(set: Node): string | undefined {
  if (isLeaf(set)) return set.relation;
  return set.op === "filter" ? wholeOf(set.inputs["from"]!) : undefined;
}

/** Rows of a list with what their pages say, no condition on the latter. */
const isPairing = (node: Node): node is Branch =>
  !isLeaf(node) && node.op === "join" && node.params["on"] === undefined;

/** Whether a question over rows that state something reads any of it. */
export const readsStated = (tree: Branch): boolean => nodesOf(withoutIdleStated(tree)).some(isStated);

/** The tree without having to state what it then does not read. */
export function withoutIdleStated(tree: Branch): Branch {
  if (!nodesOf(tree).some(isStated)) return tree;
  // What is computed and then not read reads nothing.
  const read = new Set(columnsRead(pruneJoins(tree)));
  return rewrite(tree, (node) => {
    if (!isStated(node)) return undefined;
    const given = node.params["columns"] as string[];
    // What follows a quantity over the years reads what is stated of each.
    const columns = given.filter((column) => read.has(column) || read.has(quantityOf(column)));
    if (columns.length === given.length) return undefined;
    return columns.length === 0 ? node.inputs["from"]! : { ...node, params: { columns } };
  }) as Branch;
}

/** All rows of a relation but a few. */
const isAside = (node: Node): node is Branch =>
  !isLeaf(node) && node.op === "aside" && Object.values(node.inputs).every(isLeaf);

const isStated = (node: Node): node is Branch => !isLeaf(node) && node.op === "stated";

/** Questions that are about a whole, which has to be said: of those that state it, so many are such. */
const OF_A_WHOLE = new Set(["percent_of", "probability"]);

/** What keeps the rows that meet a condition, or finds the one that does. */
const CHOOSING = new Set(["filter", "identify", "identify_by"]);

/** "Among those whose page gives a seal, how many are there whose seal is red?" The condition says that they state it. */
export function statesIdly(tree: Branch): boolean {
  if (OF_A_WHOLE.has(tree.op)) return false;
  return nodesOf(tree).some((node) => {
    if (isLeaf(node) || !CHOOSING.has(node.op)) return false;
    const met = ownConditionColumns(node);
    return nodesOf(node).some((inner) => isStated(inner) && met.some((column) => statedBy(inner).includes(column)));
  });
}

const statedBy = ({ params }: Branch) => params["columns"] as readonly string[];

/** A relation is read once in part and once as a whole, or in different parts: what "all of them" are would change within a question. */
export function statesUnevenly(tree: Node): boolean {
  const nodes = nodesOf(tree);
  if (!nodes.some(isStated)) return false;
  const read = new Map<string, string>();
  for (const node of nodes) {
    if (isLeaf(node)) continue;
    for (const input of Object.values(node.inputs)) {
      if (!isLeaf(input)) {
        // A condition before it would hold for the things that are told by it, too.
        if (isStated(node) && !isPairing(input) && !isAside(input)) return true;
        if (isPairing(input)) {
          const of = nodeKey(nodesOf(input).find((inner) => !isLeaf(inner)) ?? input);
          const as = isStated(node) ? nodeKey(node) : "";
          if (read.has(of) && read.get(of) !== as) return true;
          read.set(of, as);
        }
        continue;
      }
      const as = isStated(node) || isAside(node) ? nodeKey(node) : "";
      if (read.has(input.relation) && read.get(input.relation) !== as) return true;
      read.set(input.relation, as);
    }
  }
  return false;
}
