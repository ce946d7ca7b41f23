import type { Column } from "../../../core/relation.ts";
import type { Value } from "../../../core/value.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { isPriced } from "../../../logic/values/priced.ts";
import { isCurrency, unitKey } from "../../../logic/values/units.ts";
import { type Branch, inputOf, isLeaf, type Node } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { isIntensity } from "./natural-sums.ts";
import { isPaid } from "./own-sizes.ts";

/** What says how many times as large the one end is, in whatever form. */
const TIMES: ReadonlySet<string> = new Set(["ratio", "percent_difference"]);
/** Words that Chinese counts by: they are no units. */
const COUNTED_BY = /^\p{Script=Han}$/u;
/** How many live somewhere is how large it is. */
const POPULATION = /\b(?:inhabitants|population|residents)\b|人口|居民/i;
/** Shares, and how long things take: their ends are told as they are. */
const NO_SIZE = new Set(["%", "‰", "seconds", "minutes", "hours", "days", "weeks", "months", "years"]);

/** The two ends of one column of one set, as operands: the highest and the lowest value, or the same fact of the first and the last by it. */
export function endsOfColumn({ op, inputs }: Branch): { column: string; from: Node } | undefined {
  const ends = Object.values(inputs).map(endOf);
  const [a, b] = ends;
  if (!TIMES.has(op) || ends.length !== 2 || !a || !b || a.end === b.end || a.column !== b.column) return undefined;
  return { column: a.column, from: a.from };
}

function endOf(node: Node): { column: string; end: unknown; from: Node } | undefined {
  const ranked = !isLeaf(node) && node.op === "lookup" ? inputOf(node)! : node;
  if (isLeaf(ranked) || (ranked.op !== "ranked_value" && ranked.op !== "kth")) return undefined;
  const column = String(ranked.params["by"]);
  if (ranked !== node && !isLeaf(node) && node.params["column"] !== column) return undefined;
  return { column, end: ranked.params["end"], from: inputOf(ranked)! };
}

/** What costs so many times as much as another is no thing of its sort: a boat and a pair of oars. */
const MONEY_APART = 10;

/**
 * How many times the highest figure of a column is the lowest, where the figure is no size: "the ratio of the highest to the lowest
 * number of votes". Lands, populations and prices are compared so; of what is counted, of marks and of times people name both ends. Of
 * prices that lie an order of magnitude apart they do as well: those are of unlike things. Budgets and outputs lie so far apart as a rule.
 */
export function setsEndsApart(node: Branch, bench: Workbench): boolean {
  const ends = endsOfColumn(node);
  const table = ends && bench.table(ends.from);
  const at = table?.columns.findIndex(({ name }) => name === ends?.column) ?? -1;
  const column = table?.columns[at];
  if (!table || !column) return false;
  return !isComparedAsSize(column) || (isPrice(column) && lieApart(table.rows.map(({ cells }) => cells[at]!.value)));
}

const UNIT_COST = /^(?:unit )?cost$|^单位成本$/i;
/** What one pays for one thing. */
const isPrice = ({ name, unit }: Column): boolean =>
  unit !== undefined &&
  isCurrency(unit) &&
  (isPaid({ name: humanise(name), unit }) || isPriced(humanise(name), unit) || UNIT_COST.test(humanise(name)));

function lieApart(values: readonly Value[]): boolean {
  const amounts = values.flatMap((value) => (value.kind === "number" ? [Number(value.decimal)] : []));
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  return least > 0 && most >= MONEY_APART * least;
}

function isComparedAsSize(column: Column): boolean {
  const { name, unit } = column;
  if (POPULATION.test(name)) return true;
  return unit !== undefined && !COUNTED_BY.test(unit) && !NO_SIZE.has(unitKey(unit)) && !isIntensity(column);
}
