import { isLapse } from "../logic/operations/formula-column.ts";
import { baseOf } from "./base-of.ts";
import type { Elite } from "./evolve/archive.ts";
import { type Branch, isLeaf, nodesOf } from "./evolve/node.ts";
import { endsOfColumn } from "./evolve/refusals/ends-apart.ts";
import { SPREADS } from "./evolve/refusals/spreads.ts";
import { forecastKeys } from "./once-of-series.ts";

/** How far figures scatter, by whichever measure but the plainest: who wants to know it asks once. */
const SCATTER = new Set([...SPREADS].filter((op) => op !== "range"));
const CORRELATING = new Set(["pearson", "spearman", "linear_fit"]);
/** By how much one figure rose from one year to another, in whichever measure. */
const CHANGES = new Set(["absolute_change", "percent_change", "cagr", "mean_yearly_change"]);
const MEETING = new Set(["intersection", "union", "none_of"]);

const WAYS: Readonly<Record<string, (branch: Branch) => boolean>> = {
  scatter: ({ op }) => SCATTER.has(op),
  correlation: ({ op }) => CORRELATING.has(op),
  meeting: ({ op }) => MEETING.has(op),
  ratio: ({ op, params }) => op === "formula_column" && params["formula"] === "ratio",
  parts: ({ op }) => op === "take_until",
};

/** What is asked once in a while of whatever collection. */
const ONCE: Readonly<Record<string, (branch: Branch) => boolean>> = {
  aside: ({ op }) => op === "aside",
  ends: (branch) => endsOfColumn(branch) !== undefined,
  lapse: ({ op, params }) => op === "formula_column" && isLapse(params["formula"]),
};

/**
 * Ways of asking that one collection is asked in once in a while: they read as one riddle in several variants, whatever the columns.
 * Of each column there would be another ("both among the five longest and among the five heaviest", the ratio of any two
 * measures of a thing), and a set of them is about nothing else. Rows are set aside, the highest of a column is held against the lowest,
 * and years are counted from one thing that happened to another, once in a set, of whatever collection; of one series of figures one
 * forecast is asked, and of one figure one change between two years.
 */
export function sparingKeys({ tree }: Pick<Elite, "tree">): string[] {
  const branches = nodesOf(tree).filter((node): node is Branch => !isLeaf(node));
  const of = baseOf(tree);
  const changes = branches.flatMap(({ op, params }) =>
    CHANGES.has(op) ? [`change of ${params["column"]} of ${of}`] : [],
  );
  const ways = Object.entries(WAYS).flatMap(([way, isSuch]) => (branches.some(isSuch) ? [`${way} of ${of}`] : []));
  return [...ways, ...changes, ...Object.keys(ONCE).filter((way) => branches.some(ONCE[way]!)), ...forecastKeys(tree)];
}
