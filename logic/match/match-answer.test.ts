import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Answer } from "../../core/answer.ts";
import { answerText } from "../answer-text.ts";
import { matchAnswer } from "./match-answer.ts";

const number = (decimal: string, options: { unit?: string; places?: number } = {}): Answer => ({
  type: "number",
  decimal,
  ...options,
});
const name = (text: string, aliases?: string[]): Answer => ({ type: "name", text, ...(aliases ? { aliases } : {}) });
/** The answer that has three parts. */
const SMOOTHED: Answer = {
  type: "parts",
  parts: [
    { name: "alpha", aliases: ["α"], answer: { type: "number", decimal: "0.37" } },
    { name: "error", aliases: ["MSE"], answer: { type: "number", decimal: "12.3", places: 2 } },
    { name: "forecast", answer: { type: "number", decimal: "1234.56", unit: "km", places: 2 } },
  ],
};
const names = (ordered: boolean, ...texts: string[]): Answer => ({
  type: "list",
  ordered,
  items: texts.map((text) => name(text)),
});
const date = (iso: string): Answer => ({
  type: "date",
  iso,
  granularity: iso.length === 4 ? "year" : iso.length === 7 ? "month" : "day",
});

describe("matchAnswer", () => {
  it.each<[Answer, string]>([
    [number("12345", { unit: "km" }), "12,345 km"],
    [number("12345", { unit: "km" }), "12345"],
    [number("12345", { unit: "km" }), "The answer is 12,345 km."],
    [number("12345", { unit: "km" }), "**Answer:** 12 345 kilometres"],
    [number("12345", { unit: "km" }), "The combined coastline is 12,345 km."],
    [number("1500000"), "1.5 million"],
    [number("379276000000", { unit: "$" }), "$379.276 billion"],
    [number("5", { unit: "$" }), "5 USD"],
    [number("33.17", { places: 2, unit: "years" }), "33.1666 years"],
    [number("33.17", { places: 2, unit: "years" }), "about 33.165"],
    [number("25.3", { places: 1, unit: "%" }), "25.3%"],
    [number("25.3", { places: 1, unit: "%" }), "25.3 percent"],
    [number("7.3", { unit: "deaths/1,000 population" }), "7.3 deaths/1,000 population"],
    [number("7.3", { unit: "deaths/1,000 population" }), "It is 7.3 deaths/1,000 population."],
    [number("5.2", { unit: "percentage points" }), "5.2%"],
    [number("3"), "three"],
    [number("3"), "There are 3 countries."],
    [number("-0.3"), "−0.3"],
    [number("1.234"), "1.234"],
    [date("2021-05-12"), "May 12, 2021"],
    [date("2021-05-12"), "It opened on 12th of May, 2021."],
    [date("2021-05"), "2021-05-12"],
    [date("1479"), "1479"],
    [date("2024-05-17"), "2024年5月17日"],
    [name("Côte d'Ivoire"), "cote d’ivoire"],
    [name("The Bahamas"), "Bahamas"],
    [name("Bahamas, The"), "The Bahamas"],
    [name("Korea, South"), "South Korea"],
    [name("United Kingdom", ["UK"]), "UK"],
    [name("Paris (France)"), "Paris"],
    [name("Paris"), "The answer is Paris."],
    [name("Chad"), "The country with the lowest median age is Chad."],
    [{ type: "boolean", value: true }, "Yes, it is."],
    [{ type: "boolean", value: false }, "No."],
    [names(false, "France", "Spain", "Chad"), "Spain, Chad and France"],
    [names(false, "France", "Spain", "Chad"), "1. Spain\n2. Chad\n3. France"],
    [names(false, "France", "Spain"), "The countries are France and Spain."],
    [names(false, "Korea, South", "Trinidad and Tobago"), "Trinidad and Tobago, Korea, South"],
    [names(true, "France", "Spain", "Chad"), "France; Spain; Chad"],
    [
      {
        type: "parts",
        parts: [
          { name: "country", answer: name("Chad") },
          { name: "area", answer: number("5", { unit: "km" }) },
        ],
      },
      "Country: Chad; Area: 5 km",
    ],
    [SMOOTHED, "alpha: 0.37; error: 12.30; forecast: 1,234.56 km"],
    [SMOOTHED, "The best alpha (α) is 0.37, the MSE is 12.3 and the forecast is 1234.56 km."],
    [SMOOTHED, "α = 0.37, MSE = 12.30, forecast = 1,234.56"],
    [SMOOTHED, "0.37; 12.30; 1,234.56 km"],
    [SMOOTHED, "- forecast: 1234.56\n- error: 12.3\n- alpha: 0.37"],
  ])("accepts %j given as %j", (expected, given) => {
    expect(matchAnswer(expected, given)).toMatchObject({ match: true });
  });

  it.each<[Answer, string, string]>([
    [SMOOTHED, "alpha: 0.38; error: 12.30; forecast: 1,234.56 km", "parts.number.exact"],
    [SMOOTHED, "alpha: 0.37; error: 12.30", "parts.missing"],
    [SMOOTHED, "0.37; 12.30", "parts.missing"],
    [SMOOTHED, "alpha: 0.37; error: 12.30; MSE: 12.40; forecast: 1,234.56 km", "parts.missing"],
    [SMOOTHED, "12.30; 0.37; 1,234.56 km", "parts.number.exact"],
    [number("12345", { unit: "km" }), "12,346 km", "number.exact"],
    [number("12345", { unit: "km" }), "12,345 miles", "number.exact"],
    [number("12345"), "either 12,345 or 12,346", "number.competing"],
    [number("25.3", { places: 1, unit: "%" }), "0.253", "number.places"],
    [number("0.25", { places: 2 }), "0.25%", "number.unit"],
    [number("33.17", { places: 2 }), "33.2", "number.places"],
    [number("5"), "I could not find it", "refused"],
    [number("5"), "", "empty"],
    [date("2021-05-12"), "May 2021", "date.day"],
    [date("2021-05-12"), "05/12/2021", "date.ambiguous"],
    [date("2021-05-12"), "12 May 2021 or 13 May 2021", "date.competing"],
    [name("Paris"), "Paris or London", "name.different"],
    [name("Paris"), "It is not Paris", "name.different"],
    [name("Guinea"), "Guinea-Bissau", "name.different"],
    [name("Niger"), "Nigeria", "name.different"],
    [name("Congo"), "The answer is the country between Gabon and Congo", "name.different"],
    [{ type: "boolean", value: true }, "No, it is not.", "boolean"],
    [{ type: "boolean", value: true }, "It depends.", "boolean.unclear"],
    [names(false, "France", "Spain"), "France", "list.unordered"],
    [names(false, "France", "Spain"), "France, Spain, Chad", "list.unordered"],
    [names(false, "France", "Spain"), "France, France", "list.unordered"],
    [names(true, "France", "Spain"), "Spain, France", "list.ordered"],
  ])("refuses %j given as %j by %s", (expected, given, rule) => {
    expect(matchAnswer(expected, given)).toMatchObject({ match: false, rule });
  });

  it("accepts every answer as it is printed itself", () => {
    const decimals = fc
      .tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 4 }))
      .map(([n, places]) => {
        const decimal = (n / 10 ** places).toFixed(places);
        return number(decimal === "-0" ? "0" : decimal, { places, unit: "km" });
      });
    fc.assert(fc.property(decimals, (answer) => matchAnswer(answer, answerText(answer)).match));
    const isoDates = fc.date({ min: new Date("1000-01-01"), max: new Date("2999-12-31"), noInvalidDate: true });
    fc.assert(
      fc.property(
        isoDates,
        (day) =>
          matchAnswer(date(day.toISOString().slice(0, 10)), answerText(date(day.toISOString().slice(0, 10)))).match,
      ),
    );
  });

  it("takes a figure for a year only where a year is what is asked", () => {
    const asked = (question: string) => matchAnswer(number("2114"), "2,114", question).match;
    expect(asked("人口最少的年份，芬兰的国内生产总值是多少亿欧元？")).toBe(true);
    expect(asked("国内生产总值最高的是哪一年？")).toBe(false);
    expect(matchAnswer(number("1998"), "1998年", "成立年份是什么？").match).toBe(true);
  });
});
