import type { z } from "zod";
import { chineseNotes, chineseThings, columnName } from "./chinese/phrasing.ts";
import { asksNumber } from "./chinese/units.ts";
import { thingsInput } from "./english/phrasing.ts";
import {
  type ForecastParams,
  forecastGuards,
  forecastPoints,
  outlookGuards,
  seriesOf,
  seriesWords,
  targetGuards,
} from "./forecast.ts";
import type { Decimal } from "./numerics/decimal.ts";
import type { Guard, Operation } from "./operation.ts";
import type { Point } from "./series.ts";
import { tableInput } from "./table.ts";
import { computed } from "./values/measure.ts";
import type { Grain } from "./values/period.ts";

/** How a question says one way to forecast. */
interface ForecastWords {
  /** The whole question without source and question mark. */
  question: string;
  /** The value as a noun phrase, for use inside a formula. */
  text: string;
  notes?: readonly string[];
}

/** What distinguishes one way to forecast a value from another. */
interface Forecast<P extends ForecastParams> {
  name: string;
  params: z.ZodType<P>;
  /** Periods other than years that it can go by. */
  also?: readonly Grain[];
  /** Fewest years that it can go by. */
  least(params: P): number;
  /** The year that it tells. */
  target(params: P): string;
  compute(points: readonly Point[], params: P): Decimal;
  guards?(points: readonly Point[], params: P, unit: string | undefined): Guard[];
  words(series: ReturnType<typeof seriesWords>, params: P): ForecastWords;
  /** The value as a Chinese noun phrase; `name` is what the column is called, `unit` its unit. */
  chinese(name: string, params: P, unit: string | undefined): { text: string; notes?: readonly string[] };
}

/** An operation that goes on from a series of years to one value of a year to come. */
export function forecastOperation<P extends ForecastParams>(forecast: Forecast<P>): Operation<P> {
  return {
    name: forecast.name,
    family: "science",
    subtype: "prediction",
    params: forecast.params,
    inputs: ({ from }) => [from],
    guards(params, inputs) {
      const table = tableInput(inputs);
      const guards = [
        ...forecastGuards(table, params, forecast.least(params), forecast.also),
        ...targetGuards(params, forecast.target(params)),
      ];
      if (guards.length > 0) return guards;
      const [series, points] = [seriesOf(table, params), forecastPoints(table, params)];
      const own = forecast.guards?.(points, params, series.unit) ?? [];
      return own.length > 0 ? own : outlookGuards(series, forecast.compute(points, params));
    },
    evaluate(params, inputs) {
      const table = tableInput(inputs);
      const points = forecastPoints(table, params);
      const { unit } = seriesOf(table, params);
      const value = computed(forecast.compute(points, params), unit);
      return { type: "value", value };
    },
    uses: (params, inputs) =>
      forecastPoints(tableInput(inputs), params).map(({ printed, cell }) => ({
        label: `${params.column} in ${printed}`,
        cell,
      })),
    explain(params, inputs, result) {
      const { length } = forecastPoints(tableInput(inputs), params);
      const shown = result.type === "value" ? result.value.printed : "";
      return `${forecast.name} of ${params.column} for ${forecast.target(params)} from ${length} periods = ${shown}`;
    },
    describe(params, inputs, results) {
      const table = tableInput(results);
      const things = thingsInput(inputs);
      const { question, text, notes } = forecast.words(seriesWords(table, things, params), params);
      return {
        kind: "value",
        text,
        question,
        asks: "what",
        sources: things.sources,
        notes: [...things.notes, ...(notes ?? [])],
      };
    },
    describeChinese(params, inputs, results) {
      const things = chineseThings(inputs);
      const { column, unit } = seriesOf(tableInput(results), params);
      const { text, notes = [] } = forecast.chinese(columnName(column, things), params, unit);
      return {
        kind: "value",
        text,
        asks: asksNumber(unit),
        sources: things.sources,
        notes: chineseNotes(things.notes, notes),
      };
    },
  };
}
