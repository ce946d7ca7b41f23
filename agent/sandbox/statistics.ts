import { z } from "zod";
import { pearsonOf, spearmanOf } from "../../logic/numerics/correlation.ts";
import { Decimal } from "../../logic/numerics/decimal.ts";
import { deviationOf, meanOf, varianceOf } from "../../logic/numerics/moments.ts";
import { fitPolynomial } from "../../logic/numerics/polynomial-fit.ts";
import { medianOf, quantileOf } from "../../logic/numerics/quantile.ts";
import { bestSmoothings } from "../../logic/numerics/smoothing.ts";

/** Numbers as programs have them: JavaScript's, or decimals as text. */
const decimal = z
  .union([z.number(), z.string().regex(/^-?\d+(\.\d+)?$/, "must be a number")])
  .transform((number) => new Decimal(number));
const series = (least: number) => z.array(decimal).min(least).max(100_000);
const share = decimal.refine((number) => number.gte(0) && number.lte(1), "must lie between 0 and 1");
const basis = z.enum(["population", "sample"]);
const pairs = (xs: Decimal[], ys: Decimal[]) => {
  if (xs.length !== ys.length) throw new RangeError(`${xs.length} x and ${ys.length} y do not pair`);
  return xs.map((x, at) => ({ x, y: ys[at]! }));
};

/** A function that programs may call by name: what it takes, and what it gives. */
interface Helper {
  /** For the prompt: "quantile(xs, share)". */
  signature: string;
  compute(args: unknown): number | Record<string, number>;
}

function helper<T>(
  signature: string,
  args: z.ZodType<T>,
  compute: (given: T) => Decimal | Record<string, Decimal>,
): Helper {
  return {
    signature,
    compute: (given) => {
      const parsed = args.safeParse(given);
      if (!parsed.success) throw new RangeError(`${signature}: ${z.prettifyError(parsed.error).replace(/\s+/g, " ")}`);
      const result = compute(parsed.data);
      if (result instanceof Decimal) return finite(signature, result);
      return Object.fromEntries(Object.entries(result).map(([name, value]) => [name, finite(signature, value)]));
    },
  };
}

function finite(signature: string, number: Decimal): number {
  if (!number.isFinite()) throw new RangeError(`${signature} has no value here: one side is constant`);
  return number.toNumber();
}

/** The statistics of `logic/` by name: exact decimals inside (34 digits), JavaScript numbers outside. */
export const STATISTICS: ReadonlyMap<string, Helper> = new Map(
  Object.entries({
    sum: helper("sum(xs)", z.tuple([series(1)]), ([xs]) => Decimal.sum(...xs)),
    mean: helper("mean(xs)", z.tuple([series(1)]), ([xs]) => meanOf(xs)),
    median: helper("median(xs)", z.tuple([series(1)]), ([xs]) => medianOf(xs)),
    quantile: helper("quantile(xs, share)", z.tuple([series(1), share]), ([xs, share]) => quantileOf(xs, share)),
    variance: helper('variance(xs, "population" | "sample")', z.tuple([series(2), basis]), ([xs, of]) =>
      varianceOf(xs, of),
    ),
    stdev: helper('stdev(xs, "population" | "sample")', z.tuple([series(2), basis]), ([xs, of]) => deviationOf(xs, of)),
    pearson: helper("pearson(xs, ys)", z.tuple([series(2), series(2)]), ([xs, ys]) => pearsonOf(pairs(xs, ys))),
    spearman: helper("spearman(xs, ys)", z.tuple([series(2), series(2)]), ([xs, ys]) => spearmanOf(pairs(xs, ys))),
    polynomial: helper(
      "polynomial(xs, ys, degree, x) → least-squares fit at x",
      z.tuple([series(2), series(2), z.int().min(1).max(5), decimal]),
      ([xs, ys, degree, x]) => fitPolynomial(pairs(xs, ys), degree).at(x),
    ),
    smoothing: helper("smoothing(xs) → { alpha, next }", z.tuple([series(3)]), ([xs]) => {
      const { alpha, forecast: next } = bestSmoothings(xs)[0]!;
      return { alpha, next };
    }),
    round: helper("round(x, places), half up", z.tuple([decimal, z.int().min(0).max(30)]), ([x, places]) =>
      x.toDecimalPlaces(places, Decimal.ROUND_HALF_UP),
    ),
  }),
);
