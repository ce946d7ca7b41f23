import { expect, test } from "vitest";
import { type Branch, leaf, over } from "./evolve/node.ts";
import { onceKeys } from "./once-keys.ts";
import { forecastKeys } from "./once-of-series.ts";
import { sparingKeys } from "./sparing.ts";

const shared = (one: Branch, other: Branch) => {
  const keys = onceKeys({ tree: other });
  return onceKeys({ tree: one }).some((key) => keys.includes(key));
};
const trend = (take: string, column = "Catch") =>
  over("trend", leaf("years"), { by: "Port", time: "Year", column, take, since: "2011", until: "2016" });
const first = (take: string, end = "highest", column = "Catch") =>
  over("label_of", over("kth", trend(take, column), { by: `${take} change of ${column} 2011-2016`, k: 1, end }));

test("who grew fastest is asked once, by whichever measure of growth; by how much something grew is another matter", () => {
  expect(shared(first("percent"), first("cagr"))).toBe(true);
  expect(shared(first("mean_yearly"), first("cagr"))).toBe(true);
  expect(shared(first("percent"), first("cagr", "lowest"))).toBe(false);
  expect(shared(first("percent"), first("absolute"))).toBe(false);
  expect(shared(first("percent"), first("cagr", "highest", "Crew"))).toBe(false);
  const many = (take: string) =>
    over(
      "count",
      over("filter", trend(take), { where: { column: `${take} change of Catch 2011-2016`, is: ">", value: "4" } }),
    );
  expect(shared(many("percent"), many("cagr"))).toBe(true);
  expect(shared(many("percent"), first("cagr"))).toBe(false);
});

test("a series is forecast sparingly, by whichever method, and its first turn is asked once of a table", () => {
  const series = (label: string) => over("series", leaf("years"), { time: "Year", column: "Catch", by: "Port", label });
  const forecast = (op: string, label: string) =>
    over(op, series(label), { column: "Catch", since: "2011", until: "2016" });
  const oban = forecastKeys(forecast("linear_forecast", "Oban"));
  expect(oban).toHaveLength(1);
  expect(forecastKeys(forecast("growth_forecast", "Oban"))).toEqual(oban);
  expect(forecastKeys(forecast("growth_forecast", "Wick"))).not.toEqual(oban);
  expect(sparingKeys({ tree: forecast("growth_forecast", "Oban") })).toEqual(oban);
  const turn = (label: string, direction = "rise") =>
    over("turning_year", series(label), { column: "Catch", direction });
  expect(shared(turn("Oban"), turn("Wick"))).toBe(true);
  expect(shared(turn("Oban"), turn("Wick", "fall"))).toBe(false);
});
