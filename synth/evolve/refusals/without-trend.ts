import { forecastPoints } from "../../../logic/forecast.ts";
import type { Pair } from "../../../logic/numerics/correlation.ts";
import { Decimal } from "../../../logic/numerics/decimal.ts";
import { fitPolynomial } from "../../../logic/numerics/polynomial-fit.ts";
import { seriesPairs } from "../../../logic/series-pairs.ts";
import { keyAt } from "../../../logic/values/period.ts";
import { type Branch, inputOf, isLeaf, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** A curve explains at least so much of what a series varies by (R²); of a short series it has to explain more. */
const LEAST_EXPLAINED = 0.5;
const CLEARLY = { least: 5, beyond: 3 };
/** A parabola leaves at most so much of what the line leaves: nobody bends what is straight enough. */
const MOST_LEFT = 0.5;
/** A curve is carried on by at most this share of the periods that it goes by. */
const FURTHEST = 1 / 3;

/** Forecasts by a curve through all periods, with its degree. */
const DEGREES: Readonly<Record<string, number>> = { linear_forecast: 1, quadratic_forecast: 2, logistic_forecast: 1 };

/**
 * A forecast by a curve that the figures do not follow, or that goes on too long: "a parabola fitted to the number of storms from
 * 2010 to 2016" where the storms come and go, "what value does it give for 2022?"
 */
export function foretellsIdly(tree: Branch, bench: Workbench): boolean {
  return nodesOf(tree).some((node) => !isLeaf(node) && (isFarOff(node) || isWithoutTrend(node, bench)));
}

function isFarOff({ op, params }: Branch): boolean {
  const isLine = op in DEGREES || (op === "outlook" && params["method"] !== "growth");
  if (!isLine) return false;
  const [since, until, at] = [params["since"], params["until"], params["at"]].map((key) => keyAt(String(key)));
  return at! - until! > furthestAhead(since!, until!);
}

/** How many periods beyond the last a curve is carried on at most. */
export const furthestAhead = (first: number, last: number): number => Math.floor((last - first + 1) * FURTHEST);

function isWithoutTrend(node: Branch, bench: Workbench): boolean {
  const degree = DEGREES[node.op];
  const from = inputOf(node);
  const table = degree === undefined || !from ? undefined : bench.table(from);
  if (!table || degree === undefined) return false;
  const { column, since, until, capacity } = node.params as Record<"column" | "since" | "until" | "capacity", string>;
  const pairs = seriesPairs(forecastPoints(table, { from: "", column, since, until }));
  const points = capacity === undefined ? pairs : onLine(pairs, new Decimal(capacity));
  const [mean, line] = [fitPolynomial(points, 0).residual, fitPolynomial(points, 1).residual];
  const curve = degree === 1 ? line : fitPolynomial(points, degree).residual;
  const least = Math.max(LEAST_EXPLAINED, CLEARLY.least / (points.length + CLEARLY.beyond));
  if (mean.isZero() || curve.gt(mean.times(1 - least))) return true;
  return degree > 1 && curve.gt(line.times(MOST_LEFT));
}

/** What a logistic curve is fitted to as a line. */
const onLine = (pairs: readonly Pair[], capacity: Decimal): Pair[] =>
  pairs.map(({ x, y }) => ({ x, y: y.div(capacity.minus(y)).ln() }));
