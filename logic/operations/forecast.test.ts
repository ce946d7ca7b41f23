import { describe, expect, it } from "vitest";
import { GuardError } from "../guard-error.ts";
import { run } from "../interpreter.ts";
import { phraseQuestion } from "../phrase.ts";
import { testRelation } from "../values/relation.fixture.ts";

/** Ten years of a country: a sum that grows, a rate that goes up and down, a share that saturates, and one that jumps. */
const YEARS = testRelation(
  "years",
  ["Year", "Residents", "Unemployment (%)", "Households online (%)", "Storms"],
  [
    ["2014", "1,000", "6.1", "52.0", "9"],
    ["2015", "1,040", "6.6", "58.5", "3"],
    ["2016", "1,050", "5.2", "64.4", "7"],
    ["2017", "1,130", "7.1", "70.1", "2"],
    ["2018", "1,170", "6.8", "74.9", "8"],
    ["2019", "1,190", "5.9", "79.6", "1"],
    ["2020", "1,260", "6.3", "83.2", "9"],
    ["2021", "1,270", "6.9", "86.8", "2"],
    ["2022", "1,320", "5.8", "89.1", "7"],
    ["2023", "1,390", "6.4", "91.3", "3"],
  ],
);
const NAMINGS = new Map([["years", { singular: "year", plural: "years", source: "in the figures of Norland" }]]);

const program = (column: string, step: Record<string, unknown>, round?: number) => ({
  relations: { y: "years" },
  steps: [
    { as: "s", op: "series", from: "y", time: "Year", column },
    { as: "f", from: "s", column, since: "2014", until: "2023", ...step } as unknown as { as: string; op: string },
  ],
  answer: "f",
  ...(round === undefined ? {} : { round }),
});
const relations = new Map([["years", YEARS]]);
const answer = (...given: Parameters<typeof program>) => run(program(...given), relations);
const question = (...given: Parameters<typeof program>) =>
  phraseQuestion(program(...given), answer(...given).results, NAMINGS).question;
const refusal = (...given: Parameters<typeof program>) => {
  try {
    return answer(...given).answerText;
  } catch (error) {
    if (error instanceof GuardError) return error.guard;
    throw error;
  }
};

it("takes figures of which one is printed with a place less, and none with two", () => {
  const figures = (third: string) =>
    testRelation(
      "years",
      ["Year", "Rate"],
      ["1.31", "1.27", third, "1.33", "1.21"].map((rate, at) => [String(2015 + at), rate]),
    );
  const forecast = (third: string) => {
    const { relations, steps, ...rest } = program("Rate", { op: "linear_forecast", at: "2021" }, 2);
    const spanned = steps.map((step) => ("since" in step ? { ...step, since: "2015", until: "2019" } : step));
    return () => run({ relations, steps: spanned, ...rest } as never, new Map([["years", figures(third)]])).answerText;
  };
  expect(forecast("1.3")()).toBe(forecast("1.30")());
  expect(forecast("1")).toThrow(GuardError);
});

// Expected values were computed apart, with exact fractions and with floats of another language.
describe("forecasts from a series of years", () => {
  it.each([
    ["Residents", { op: "linear_forecast", at: "2025" }, 1, "1,457.0"],
    ["Residents", { op: "quadratic_forecast", at: "2025" }, 1, "1,473.7"],
    ["Households online (%)", { op: "logistic_forecast", at: "2026", capacity: "100" }, 2, "95.78%"],
    ["Residents", { op: "growth_forecast", at: "2025", since: "2020" }, 1, "1,484.5"],
    ["Unemployment (%)", { op: "moving_average", since: "2020" }, 3, "6.350%"],
  ])("computes %s by %j", (column, step, round, text) => {
    expect(answer(column, step, round)).toMatchObject({ answerText: text, subtype: "prediction" });
  });
  it("smooths with the constant of the least error, and gives that, the error and the forecast", () => {
    const smoothed = answer("Unemployment (%)", { op: "exponential_smoothing" }, 4);
    expect(smoothed.answerText).toBe("alpha: 0.03; error: 0.3820; forecast: 6.1560%");
    expect(smoothed.subtype).toBe("prediction");
  });
  it("say exactly what is to be computed", () => {
    const asked = [
      question("Residents", { op: "linear_forecast", at: "2025" }, 1),
      question("Residents", { op: "quadratic_forecast", at: "2025" }, 1),
      question("Households online (%)", { op: "logistic_forecast", at: "2026", capacity: "100" }, 2),
      question("Residents", { op: "growth_forecast", at: "2025", since: "2020" }, 1),
      question("Unemployment (%)", { op: "moving_average", since: "2020" }, 3),
      question("Unemployment (%)", { op: "exponential_smoothing" }, 4),
    ];
    expect(asked).toEqual([
      "In the figures of Norland, if a straight line is fitted by least squares to the number of residents from 2014 to 2023 as a function of the year, what value does it give for 2025? Round to one decimal place.",
      "In the figures of Norland, if a parabola (a polynomial of degree 2) is fitted by least squares to the number of residents from 2014 to 2023 as a function of the year, what value does it give for 2025? Round to one decimal place.",
      "In the figures of Norland, if a logistic curve with a ceiling of 100% is fitted to the households online from 2014 to 2023, what value, in percent, does it give for 2026? Fit it as a straight line by least squares to ln(y / (100 − y)) as a function of the year, where y is the value. Round to two decimal places.",
      "In the figures of Norland, if the number of residents grows on from its value of 2023 by the mean of its yearly percentage changes from 2020 to 2023 every year, what value does it reach in 2025? Take the arithmetic mean of the percentage changes. Round to one decimal place.",
      "In the figures of Norland, what value, in percent, does a simple moving average over the last four years (from 2020 to 2023) forecast for the unemployment in 2024? Round to three decimal places.",
      "In the figures of Norland, if the unemployment from 2014 to 2023 is smoothed by single exponential smoothing, which alpha, from 0.01 to 0.99 in steps of 0.01, has the lowest mean squared one-step-ahead error, what is that error, and what value, in percent, is forecast for 2024? Take the value of 2014 as the first level, and average the squared errors over the years 2015 to 2023. Round the error and the forecast to four decimal places.",
    ]);
  });
  it("do nothing every year where they go on by one", () => {
    expect(question("Residents", { op: "growth_forecast", at: "2024", since: "2020" }, 1)).toContain(
      "by the mean of its yearly percentage changes from 2020 to 2023, what value does it reach in 2024?",
    );
  });
  it("refuse what has no one answer, or one that means nothing", () => {
    expect(refusal("Residents", { op: "linear_forecast", at: "2023" }, 1)).toBe("trivial");
    expect(refusal("Residents", { op: "linear_forecast", at: "2040" }, 1)).toBe("far_off");
    expect(refusal("Residents", { op: "linear_forecast", at: "2025", until: "2022" }, 1)).toBe("arbitrary");
    expect(refusal("Households online (%)", { op: "linear_forecast", at: "2027" }, 1)).toBe("out_of_range");
    expect(refusal("Households online (%)", { op: "growth_forecast", at: "2025", since: "2020" }, 1)).toBe(
      "percent_of_percent",
    );
    expect(refusal("Households online (%)", { op: "logistic_forecast", at: "2026", capacity: "90" }, 1)).toBe(
      "out_of_range",
    );
    expect(refusal("Residents", { op: "exponential_smoothing" }, 1)).toBe("at_the_end");
    expect(refusal("Residents", { op: "moving_average", since: "2022" }, 1)).toBe("too_few");
  });
});
