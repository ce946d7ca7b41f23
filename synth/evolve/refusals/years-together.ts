import { humanise } from "../../../logic/english/humanise.ts";
import { besideColumn } from "../../../logic/operations/over-years.ts";
import { happens } from "../happens.ts";
import { type Branch, isLeaf, nodesOf } from "../node.ts";
import type { Panel } from "../panels.ts";

const YEARS: ReadonlySet<string> = new Set(["over_years", "year_totals", "peaks", "first_places", "same_years"]);
const RECORDS: ReadonlySet<string> = new Set(["peaks", "first_places"]);
/** What is taken of the years of one quantity… */
const OF_ONE: ReadonlySet<string> = new Set(["kth", "mean", "median", "sum", "range", "stdev", "variance", "quantile"]);
/** …and of two that are held against each other, the first of them before the second. */
const OF_TWO: Readonly<Record<string, { first: string; second: string }>> = {
  pearson: { first: "column", second: "by" },
  spearman: { first: "column", second: "by" },
  in_peak_year: { first: "by", second: "column" },
  overtake: { first: "column", second: "than" },
  count_years: { first: "column", second: "than" },
};

/**
 * The years of a thing are summed up where they add up, ranked by their one quantity, or held against each other by their two in the order in
 * which they are said: conditions and sets of years would not say whose years they are.
 */
export function partsYears(tree: Branch): boolean {
  return nodesOf(tree).some(
    (node) =>
      !isLeaf(node) &&
      Object.values(node.inputs).some((input) => !isLeaf(input) && YEARS.has(input.op) && !fits(node, input)),
  );
}

function fits({ op, params }: Branch, years: Branch): boolean {
  // Of records and of first places the foremost is asked for.
  if (RECORDS.has(years.op)) return op === "kth" || op === "lookup" || op === "ranked_value";
  const { column, also, beside } = years.params as { column: string; also?: string; beside?: string };
  // "The combined population of ten years": what there is of something each year is there again the next.
  if (op === "sum" && !happens(humanise(column))) return false;
  if (also === undefined && beside === undefined) return OF_ONE.has(op);
  // Deaths per accident, year by year: the one as a ratio to the other.
  if (op === "formula_column") return params["formula"] === "ratio" && params["a"] === column && also === params["b"];
  if (op === "years_within") return years.op === "same_years";
  const places = OF_TWO[op];
  if (!places) return false;
  const second = besideColumn({ column, also, beside });
  return params[places.first] === column && params[places.second] === second;
}

/** Of quantities that stand on a page each, with all their years, one alone is read off its page. */
export function ofOneQuantity(tree: Branch, panels: readonly Panel[]): boolean {
  const apart = new Set(panels.flatMap(({ pageEach, surveyed }) => (pageEach ? [surveyed.relation.id] : [])));
  return nodesOf(tree).some(
    (node) =>
      !isLeaf(node) &&
      node.params["also"] === undefined &&
      Object.values(node.inputs).some((input) => isLeaf(input) && apart.has(input.relation)),
  );
}
