import type { Column } from "../../../core/relation.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { withoutQualifier } from "../../../logic/values/infer-column.ts";
import { type Branch, inputOf, isLeaf, type Node, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** What says how many times as large, or by what percentage larger, one figure is than another. */
export const DIVIDING: ReadonlySet<string> = new Set(["ratio", "percent_of", "percent_difference"]);
/** What goes on by percentages of what there was. */
const GROWING = new Set(["growth_forecast", "cagr", "mean_yearly_change", "percent_change"]);
/** How a change of each over the years is told in percent. */
const IN_PERCENT: ReadonlySet<unknown> = new Set(["percent", "mean_yearly", "cagr"]);
/** Headings of what is told from a zero that was agreed on; a year is one alone, and not what there is in each. */
const AGREED_ZERO =
  /\b(?:altitude|elevation|temperature|latitude|longitude|ratings?|scores?|stars|ph|above sea)\b|(?<!-)\bgrades?(?:$| point)|^year(?: (?:of .+|built|\p{L}+ed))?$/iu;
/** A Chinese heading ends in what it tells: “气温站数” counts stations. */
const CHINESE_AGREED_ZERO =
  /(?:(?:海拔|标高|高程|水位|气温|温度|评分|得分|经度|纬度|年份)(?:高度|值|数值|最高|最低|平均)?|(?:最高|最低|平均|录取|投档|入围|总)分(?:数)?线?|分数线?)$/u;
/** How many there are, of whatever. */
const NUMBER_OF = /^(?:number|count|no\.?) of\b/i;
const AGREED_UNIT = /^[°º]|\ba\.?\s?[sm]\.?\s?[sl]\.?(?:\s?l\.?)?$|above sea|海拔/i;

/** Whether zero is a convention in a column: heights above the sea, temperatures, scores and years are no multiples of each other. */
export const hasAgreedZero = ({ name, unit, role }: Column): boolean =>
  role === "year" || isNamedSo(name) || (unit !== undefined && AGREED_UNIT.test(unit));

function isNamedSo(name: string): boolean {
  const said = withoutQualifier(humanise(name)).trim();
  return !NUMBER_OF.test(said) && (AGREED_ZERO.test(said) || CHINESE_AGREED_ZERO.test(said));
}

/**
 * A ratio or a percentage of figures whose zero is a convention: "the highest elevation is 2.46 times the lowest"; or such figures that
 * grow on by percentages, or have grown by some: the marks that a college asks for.
 */
export function dividesInterval(node: Branch, bench: Workbench): boolean {
  const first = inputOf(node);
  if (node.op === "formula_column" && first && node.params["formula"] === "ratio")
    return columnsOf(first, bench).some(
      (column) => (column.name === node.params["a"] || column.name === node.params["b"]) && hasAgreedZero(column),
    );
  const grows =
    GROWING.has(node.op) ||
    (node.op === "outlook" && node.params["method"] === "growth") ||
    (node.op === "trend" && IN_PERCENT.has(node.params["take"]));
  if (grows && measuresOf(node).some((name) => isNamedSo(name) || isReadSo(name, node, bench))) return true;
  if (!DIVIDING.has(node.op)) return false;
  return Object.values(node.inputs).some((input) => {
    const shown = figureOf(input);
    return (
      shown !== undefined &&
      columnsOf(shown.from, bench).some((column) => column.name === shown.column && hasAgreedZero(column))
    );
  });
}

/** Does a set that a question begins with tell what is measured from an agreed zero? */
const isReadSo = (measure: string, node: Branch, bench: Workbench): boolean =>
  nodesOf(node)
    .filter(isLeaf)
    .some((set) => bench.table(set)?.columns.some((column) => column.name === measure && hasAgreedZero(column)));

/** What lies between several levels is none of anything. */
const AVERAGED: ReadonlySet<string> = new Set([
  "mean",
  "median",
  "sum",
  "stdev",
  "count_above_average",
  "count_above_group",
]);
const LEVEL = /水位$/u;

/**
 * A mean or a sum of levels of several waters, each of which stands in a bed of its own: "the mean normal level of all reservoirs". One of
 * them over the years has a mean.
 */
export function averagesLevels(node: Branch): boolean {
  if (!AVERAGED.has(node.op) || !LEVEL.test(String(node.params["column"] ?? ""))) return false;
  return !nodesOf(node).some((inner) => !isLeaf(inner) && inner.op === "series");
}

/** The column whose figure an operand is, and the rows that it is taken of. */
export function figureOf(input: Node): { column: string; from: Node } | undefined {
  if (isLeaf(input) || input.op === "count") return undefined;
  const column = input.params["column"] ?? input.params["by"];
  const from = inputOf(input);
  return typeof column === "string" && from ? { column, from } : undefined;
}

/** The columns of a set; of what was joined or chosen, those of all that it is made of. */
function columnsOf(set: Node, bench: Workbench): readonly Column[] {
  return bench.table(set)?.columns ?? nodesOf(set).flatMap((node) => bench.table(node)?.columns ?? []);
}

/** What is measured over the years. */
const measuresOf = (node: Branch): string[] =>
  [node, ...nodesOf(node)].flatMap((one) =>
    isLeaf(one) ? [] : [one.params["column"], one.params["measure"]].filter((name) => typeof name === "string"),
  );
