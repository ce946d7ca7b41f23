import type { Value } from "../../../core/value.ts";
import type { TableResult } from "../../../logic/operation.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { type Branch, inputOf } from "../node.ts";
import { stringsIn } from "../strings-in.ts";
import type { Workbench } from "../workbench.ts";

/** What takes the figures of all rows together, or sets them in one order. */
const POOLS = new Set([
  ...["mean", "median", "sum", "range", "stdev", "variance", "coefficient_of_variation", "quantile", "weighted_mean"],
  ...["interquartile_range", "median_absolute_deviation", "mean_absolute_deviation", "group_dispersion"],
  ...[
    "count_above_average",
    "count_above_group",
    "take_until",
    "ranked_value",
    "kth",
    "top",
    "group",
    "filter",
    "probability",
  ],
  ...["pearson", "spearman", "linear_fit"],
]);
/** Of the pairs of things of two sorts at most so many lie the other way round than their sorts. */
const CROSSING = 0.05;
/** Things to a sort, on average, at least: with fewer a column names them rather than sorts them. */
const LEAST_EACH = 2;
/** Among so many ways of dealing things out to sorts there is one that parts them by chance. */
const BY_CHANCE = 5_000;

/**
 * One figure of things of several sorts that hardly overlap in it ("the mean height of the cultivars", wheat and maize together):
 * whoever knows the sorts knows what comes of it, and asks it of those of one sort. How many are above the mean of their own sort is
 * asked all the same.
 */
export function poolsSorts(node: Branch, bench: Workbench): boolean {
  const from = inputOf(node);
  if (!from || !POOLS.has(node.op)) return false;
  const table = bench.table(from);
  if (!table) return false;
  const said = new Set(stringsIn(node.params));
  // What is chosen by its sort, too, or held against its sort, is of one.
  const own = WITHIN.has(node.op) ? said : new Set<string>();
  return table.columns.some(
    ({ name, type, role }, at) =>
      type === "number" && role === "measure" && said.has(name) && isPartedBySorts(table, at, own),
  );
}

const WITHIN = new Set(["count_above_group", "filter", "probability"]);

const known = new WeakMap<TableResult, Map<number, readonly string[]>>();

/** Whether a column that is none of `own` sorts the rows so that the figures of one sort lie apart from those of the others. */
function isPartedBySorts(table: TableResult, measure: number, own: ReadonlySet<string>): boolean {
  const found = known.get(table) ?? new Map<number, readonly string[]>();
  known.set(table, found);
  const sorting = found.get(measure) ?? sortsParting(table, measure);
  found.set(measure, sorting);
  return sorting.some((name) => !own.has(name));
}

const sortsParting = (table: TableResult, measure: number): string[] =>
  table.columns.flatMap(({ name, role }, at) => (role === "category" && parts(table, at, measure) ? [name] : []));

const figureOf = (value: Value): number | undefined => (value.kind === "number" ? Number(value.decimal) : undefined);

function parts({ rows }: TableResult, category: number, measure: number): boolean {
  const sorts = new Map<string, number[]>();
  for (const { cells } of rows) {
    const { value } = cells[category]!;
    const figure = figureOf(cells[measure]!.value);
    if (value.kind === "missing" || figure === undefined) continue;
    const sort = foldText(value.printed);
    sorts.set(sort, [...(sorts.get(sort) ?? []), figure]);
  }
  const groups = [...sorts.values()].sort((a, b) => meanOf(a) - meanOf(b));
  const count = groups.reduce((sum, { length }) => sum + length, 0);
  if (groups.length < 2 || count < LEAST_EACH * groups.length || waysOf(groups) < Math.log(BY_CHANCE)) return false;
  let [pairs, crossing] = [0, 0];
  for (const [at, lower] of groups.entries())
    for (const higher of groups.slice(at + 1))
      for (const a of lower)
        for (const b of higher) {
          pairs++;
          if (a >= b) crossing++;
        }
  return crossing <= CROSSING * pairs;
}

const meanOf = (figures: readonly number[]): number => figures.reduce((sum, one) => sum + one, 0) / figures.length;

/** The logarithm of how many ways there are to deal so many things out to sorts of these sizes, whatever the order of the sorts. */
function waysOf(groups: readonly (readonly number[])[]): number {
  const count = groups.reduce((sum, { length }) => sum + length, 0);
  return groups.reduce((ways, { length }) => ways - factorial(length), factorial(count)) - factorial(groups.length);
}

const factorial = (of: number): number => (of < 2 ? 0 : Math.log(of) + factorial(of - 1));
