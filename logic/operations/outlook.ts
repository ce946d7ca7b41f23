import { z } from "zod";
import { outlookGuards, TargetYear, targetGuards } from "../forecast.ts";
import { Decimal } from "../numerics/decimal.ts";
import { fitPolynomial } from "../numerics/polynomial-fit.ts";
import type { Guard, Operation } from "../operation.ts";
import { computedTable, type PanelThing, panelCells, panelGuards, panelInputs } from "../panel.ts";
import { chinesePanelPhrase, chinesePanelQuantity, panelPhrase, panelQuantity } from "../panel-phrasing.ts";
import { calendarGuards, type Point, percentGuards, spanGuards, within } from "../series.ts";
import { seriesPairs } from "../series-pairs.ts";
import { rowName, tableInput } from "../table.ts";

const Params = z.strictObject({
  of: z.string().optional(),
  from: z.string(),
  by: z.string(),
  time: z.string(),
  column: z.string(),
  /** First and last year that the lines go by. */
  since: z.string().regex(/^\d{4}$/),
  until: z.string().regex(/^\d{4}$/),
  /** The year that is forecast. */
  at: TargetYear,
  /** Each goes on to grow at its yearly rate; without it, along a straight line. */
  method: z.literal("growth").optional(),
});
type Params = z.infer<typeof Params>;

const LEAST_YEARS = 5;

/** What the column is called that an outlook makes. */
export const outlookColumn = ({ column, at }: Pick<Params, "column" | "at">): string =>
  `forecast of ${column} for ${at}`;

function pointsIn({ series }: PanelThing, { since, until, method }: Params): readonly Point[] {
  const points = within(series, Number(since), Number(until));
  return method === "growth" ? [points[0]!, points.at(-1)!] : points;
}

function forecastOf(thing: PanelThing, params: Params): Decimal {
  const points = pointsIn(thing, params);
  if (params.method !== "growth") return fitPolynomial(seriesPairs(points), 1).at(new Decimal(params.at));
  const [first, last] = points as [Point, Point];
  const years = new Decimal(Number(params.at) - last.at).div(last.at - first.at);
  return last.number.times(last.number.div(first.number).pow(years));
}

/** One row per thing, with what a straight line through its years gives for a year to come: a table that can be ranked. */
export const outlook: Operation<Params> = {
  name: "outlook",
  family: "science",
  subtype: "prediction",
  params: Params,
  computes: outlookColumn,
  inputs: panelInputs,
  guards(params, inputs): Guard[] {
    const target = targetGuards(params, params.at);
    return target.length > 0 ? target : panelGuards(params, inputs, (thing) => thingGuards(thing, params));
  },
  evaluate: (params, inputs) =>
    computedTable(params, inputs, {
      name: outlookColumn(params),
      unit: (of) => of,
      number: (thing) => forecastOf(thing, params),
      points: (thing) => pointsIn(thing, params),
    }),
  uses: (params, inputs) => panelCells(params, inputs, (thing) => pointsIn(thing, params)),
  explain(params, _, result) {
    const table = tableInput([result]);
    const rows = table.rows.map((row) => `${rowName(table, row)}: ${row.cells.at(-1)!.value.printed.slice(0, 12)}`);
    return `${outlookColumn(params)} on straight lines through ${params.since} to ${params.until}: ${rows.join("; ")}`;
  },
  describe(params, inputs, results) {
    const quantity = panelQuantity(params, inputs, results);
    const { since, until, at } = params;
    if (params.method === "growth")
      return panelPhrase(params, inputs, results, {
        names: { [outlookColumn(params)]: `${quantity} projected for ${at}` },
        notes: [
          `Project each from its value of ${until} at its compound annual growth rate from ${since} to ${until}.`,
        ],
      });
    const line = `the straight line fitted by least squares to its ${quantity} from ${params.since} to ${params.until}`;
    const names = { [outlookColumn(params)]: `value for ${params.at} on ${line}` };
    return panelPhrase(params, inputs, results, { names });
  },
  describeChinese(params, inputs, results) {
    const quantity = chinesePanelQuantity(params, inputs, results);
    const { since, until, at } = params;
    if (params.method === "growth")
      return chinesePanelPhrase(params, inputs, results, {
        names: { [outlookColumn(params)]: `推算的${at}年${quantity}` },
        notes: [`各自从${until}年的值起，按${since}年至${until}年的年均复合增长率推算。`],
      });
    const things = chinesePanelPhrase(params, inputs, results, { names: {} });
    if (things.kind !== "things") return things;
    // Each has a line of its own, and none goes through all of them.
    const line = `分别用最小二乘法对各${things.noun}${params.since}年至${params.until}年的${quantity}拟合直线`;
    return { ...things, names: { ...things.names, [outlookColumn(params)]: `${line}所得的${params.at}年预测值` } };
  },
};

/** What speaks against a line through the years of one thing. */
function thingGuards(thing: PanelThing, params: Params): Guard[] {
  const { series } = thing;
  if (params.method === "growth") return growthGuards(thing, params);
  const guards = [
    ...spanGuards(series, Number(params.since), Number(params.until), "forecast"),
    ...calendarGuards(series),
  ];
  if (guards.length > 0) return guards;
  if (pointsIn(thing, params).length < LEAST_YEARS) return [{ guard: "too_few", message: "too few years" }];
  if (series.points.at(-1)!.at > Number(params.until))
    return [{ guard: "arbitrary", message: `its years go on beyond ${params.until}` }];
  return outlookGuards(series, forecastOf(thing, params));
}

/** What speaks against letting one thing grow on at the rate of its ends. */
function growthGuards(thing: PanelThing, params: Params): Guard[] {
  const { series } = thing;
  const guards = [...spanGuards(series, Number(params.since), Number(params.until), "ends"), ...calendarGuards(series)];
  return guards.length > 0 ? guards : percentGuards(series, pointsIn(thing, params));
}
