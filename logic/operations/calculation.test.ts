import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";

const HEADER = ["Lake", "Country", "Area (km²)", "Visitors", "Boats", "Mean depth (cm)", "Opened", "Closed"];
const ROWS = [
  ["Ard", "Norway", "100", "400", "10", "4.5", "2001-03-01", "2011-03-10"],
  ["Bro", "Norway", "50", "100", "20", "6.0", "2002-05-14", "2003-05-14"],
  ["Cor", "Sweden", "25", "250", "5", "8.5", "2004-07-02", "2014-07-01"],
  ["Dun", "Sweden", "20", "150", "15", "2.0", "2006-01-20", "2009-01-20"],
  ["Elm", "Sweden", "12", "60", "30", "3.0", "2009-11-11", "2010-11-12"],
  ["Fen", "Norway", "10", "40", "8", "9.5", "2010-02-28", "2012-03-01"],
];
const LAKES = testRelation("lakes", HEADER, ROWS);
const NAMINGS = { lakes: { singular: "lake", plural: "lakes", source: "on the Lakes site" } };
const { ask, refusal } = asker([LAKES], NAMINGS);
const lookup = (label: string, column: string) => ({ op: "lookup", from: "lakes", column, label });

describe("a column computed for each row", () => {
  const ratio = { op: "formula_column", from: "lakes", formula: "ratio", a: "Visitors", b: "Area (km²)" };
  it("can be ranked, and decides the subtype", () => {
    const by = "ratio of Visitors and Area (km²)";
    expect(ask([ratio, { op: "kth", from: "s1", by, k: 1, end: "highest" }, { op: "label_of", from: "s2" }])).toEqual({
      question: "On the Lakes site, which lake has the highest ratio of the number of visitors to the area?",
      answer: "Cor",
      subtype: "computation",
    });
  });
  it("is taken times what it is told per", () => {
    const by = "ratio of Visitors and Area (km²)";
    const most = { op: "ranked_value", from: "s1", by, k: 1, end: "highest" };
    const { answer } = ask([ratio, most, lookup("Ard", "Area (km²)"), { op: "product", of: ["s2", "s3"] }]);
    expect(answer).toBe("1,000");
  });
  it("counts days between two dates of a row", () => {
    const days = { op: "formula_column", from: "lakes", formula: "days", a: "Opened", b: "Closed" };
    const by = "days of Opened and Closed";
    const last = [
      { op: "kth", from: "s1", by, k: 1, end: "lowest" },
      { op: "lookup", from: "s2", column: by },
    ];
    expect(ask([days, ...last])).toMatchObject({ answer: "365 days", subtype: "computation" });
  });
  it("is not summed where the columns do not add up themselves", () => {
    const rates = testRelation(
      "lakes",
      ["Lake", "Open water (%)", "Reeds (%)"],
      ["Ard", "Bro", "Cor"].map((name, index) => [name, `${60 + index}`, `${20 - 2 * index}`]),
    );
    const shares = asker([rates], NAMINGS);
    const [a, b] = ["Open water (%)", "Reeds (%)"];
    const excess = { op: "formula_column", from: "lakes", formula: "difference", a, b };
    const column = `difference of ${a} and ${b}`;
    expect(shares.refusal([excess, { op: "sum", from: "s1", column }])).toBe("not_additive");
  });
  it("speaks of an excess only where every row has one, and adds no part to its whole", () => {
    const header = ["Country", "Exports (t)", "Imports (t)", "Airports", "Airports with paved runways"];
    const rows = [
      ["Ard", "9", "4", "12", "3"],
      ["Bro", "7", "8", "20", "5"],
      ["Cor", "5", "1", "31", "9"],
    ];
    const trade = asker([testRelation("lakes", header, rows)], NAMINGS);
    const made = (formula: string, a: string, b: string) =>
      trade.refusal([
        { op: "formula_column", from: "lakes", formula, a, b },
        { op: "count", from: "s1" },
      ]);
    expect(made("difference", "Exports (t)", "Imports (t)")).toBe("order");
    expect(made("sum", "Airports", "Airports with paved runways")).toBe("part_twice");
    expect(made("difference", "Airports", "Airports with paved runways")).toBe("3");
  });
  it("refuses what makes no sense", () => {
    const of = (more: object) =>
      refusal([
        { ...ratio, ...more },
        { op: "count", from: "s1" },
      ]);
    expect(of({ b: "Visitors" })).toBe("trivial");
    expect(of({ b: "Mean depth (cm)" })).toBe("not_additive");
    expect(of({ formula: "difference" })).toBe("mixed_units");
    expect(of({ formula: "days" })).toBe("not_a_date");
    expect(of({ formula: "days", a: "Closed", b: "Opened" })).toBe("order");
  });
});

describe("algorithms over rows", () => {
  it("takes the largest first until a share is reached", () => {
    // 400 + 250 of 1,000 reach half.
    expect(ask([{ op: "take_until", from: "lakes", column: "Visitors", share: 50 }])).toEqual({
      question:
        "On the Lakes site, what is the smallest number of lakes that together account for at least half of the combined number of visitors of all lakes?",
      answer: "2",
      subtype: "computation",
    });
    expect(refusal([{ op: "take_until", from: "lakes", column: "Visitors", share: 65 }])).toBe("edge");
    expect(refusal([{ op: "take_until", from: "lakes", column: "Mean depth (cm)", share: 50 }])).toBe("not_additive");
  });
  it("finds the longest run in order of time", () => {
    const where = { column: "Visitors", is: "<", value: "200" };
    expect(ask([{ op: "longest_run", from: "lakes", by: "Opened", where }])).toMatchObject({
      answer: "3",
      subtype: "computation",
    });
    expect(refusal([{ op: "longest_run", from: "lakes", by: "Country", where }])).toBe("not_a_date");
    expect(
      refusal([
        { op: "longest_run", from: "lakes", by: "Opened", where: { column: "Opened", is: ">", value: "2005" } },
      ]),
    ).toBe("trivial");
  });
  it("do not depend on the order of rows", () => {
    const where = { column: "Visitors", is: "<", value: "200" };
    const steps = [
      [{ op: "take_until", from: "lakes", column: "Visitors", share: 80 }],
      [{ op: "longest_run", from: "lakes", by: "Opened", where }],
      [{ op: "weighted_mean", from: "lakes", column: "Mean depth (cm)", weight: "Visitors" }],
      [{ op: "probability", from: "lakes", where, draws: 2 }],
      [{ op: "count_above_group", from: "lakes", column: "Visitors", by: "Country", side: "above" }],
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(ROWS, { minLength: ROWS.length }), (rows) => {
        const shuffled = asker([testRelation("lakes", HEADER, rows)], NAMINGS);
        for (const one of steps) expect(shuffled.refusal(one, 4)).toBe(refusal(one, 4));
      }),
      { numRuns: 20 },
    );
  });
});

describe("means and chances", () => {
  it("weights a mean", () => {
    // (4.5*400 + 6*100 + 8.5*250 + 2*150 + 3*60 + 9.5*40) / 1000
    expect(ask([{ op: "weighted_mean", from: "lakes", column: "Mean depth (cm)", weight: "Visitors" }], 3)).toEqual({
      question:
        "On the Lakes site, what is the weighted mean of the mean depth of all lakes, with the number of visitors as weight, in cm? Round to three decimal places.",
      answer: "5.385 cm",
      subtype: "math",
    });
    expect(refusal([{ op: "weighted_mean", from: "lakes", column: "Visitors", weight: "Boats" }])).toBe("additive");
    expect(
      refusal([{ op: "weighted_mean", from: "lakes", column: "Mean depth (cm)", weight: "Mean depth (cm)" }]),
    ).toBe("trivial");
  });
  it("lies between the least and the greatest value", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 999 }), { minLength: 6, maxLength: 6 }), (weights) => {
        const rows = ROWS.map((row, at) => row.map((cell, column) => (column === 3 ? String(weights[at]) : cell)));
        const step = { op: "weighted_mean", from: "lakes", column: "Mean depth (cm)", weight: "Visitors" };
        const mean = Number.parseFloat(asker([testRelation("lakes", HEADER, rows)], NAMINGS).refusal([step], 6));
        if (Number.isNaN(mean)) return;
        expect(mean).toBeGreaterThanOrEqual(2);
        expect(mean).toBeLessThanOrEqual(9.5);
      }),
      { numRuns: 20 },
    );
  });
  it("draws without putting back", () => {
    const where = { column: "Country", is: "equals", value: "Sweden" };
    expect(ask([{ op: "probability", from: "lakes", where, draws: 2 }], 2)).toEqual({
      question:
        "On the Lakes site, what is the probability, in percent, that two of the lakes drawn at random, the first not put back, are both lakes in Sweden? Each is equally likely to be drawn. Round to two decimal places.",
      answer: "20.00%",
      subtype: "math",
    });
  });
  it("asks for the chance of one draw as for the share that it is", () => {
    const where = { column: "Country", is: "equals", value: "Sweden" };
    expect(ask([{ op: "probability", from: "lakes", where, draws: 1 }], 2)).toMatchObject({
      question: "On the Lakes site, what percentage of the lakes are in Sweden? Round to two decimal places.",
      answer: "50.00%",
    });
  });
  it("says by what percentage one value exceeds another", () => {
    const steps = [
      lookup("Ard", "Visitors"),
      lookup("Cor", "Visitors"),
      { op: "percent_difference", a: "s1", b: "s2" },
    ];
    expect(ask(steps)).toMatchObject({ answer: "60%", subtype: "math" });
    expect(refusal([...steps.slice(0, 2), { op: "percent_difference", a: "s2", b: "s1" }])).toBe("order");
  });
  it("holds rows against the mean of their own group", () => {
    expect(ask([{ op: "count_above_group", from: "lakes", column: "Visitors", by: "Country", side: "above" }])).toEqual(
      {
        question:
          "On the Lakes site, how many lakes have more visitors than those with the same country have on average?",
        answer: "2",
        subtype: "existence",
      },
    );
  });
});

describe("calendar", () => {
  it("counts complete years and months", () => {
    const dates = [lookup("Cor", "Opened"), lookup("Cor", "Closed")];
    const between = { op: "time_between", a: "s1", b: "s2" };
    // From 2 July 2004 to 1 July 2014 are ten years to whoever counts both days.
    expect(refusal([...dates, { ...between, unit: "years" }])).toBe("edge");
    const own = [lookup("Ard", "Opened"), lookup("Ard", "Closed")];
    expect(ask([...own, { ...between, unit: "years" }])).toEqual({
      question: "On the Lakes site, how many complete years lie between the dates on which Ard was opened and closed?",
      answer: "10 years",
      subtype: "temporal_calculation",
    });
    expect(ask([...own, { ...between, unit: "months" }])).toMatchObject({ answer: "120 months" });
    expect(ask([dates[0]!, { op: "time_between", a: "s1", on: "2020-01-01", unit: "years" }])).toMatchObject({
      answer: "15 years",
    });
    expect(refusal([dates[1]!, { op: "time_between", a: "s1", on: "2010-01-01", unit: "years" }])).toBe("order");
  });
  it("names the day of the week", () => {
    expect(ask([lookup("Ard", "Opened"), { op: "weekday", from: "s1" }])).toMatchObject({
      answer: "Thursday",
      subtype: "temporal_calculation",
    });
    fc.assert(
      fc.property(
        fc.date({ min: new Date("1924-01-01"), max: new Date("2090-01-01"), noInvalidDate: true }),
        (date) => {
          const rows = ROWS.map((row) => row.map((cell, at) => (at === 6 ? date.toISOString().slice(0, 10) : cell)));
          const told = asker([testRelation("lakes", HEADER, rows)], NAMINGS);
          const days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
          expect(told.refusal([lookup("Ard", "Opened"), { op: "weekday", from: "s1" }])).toBe(days[date.getUTCDay()]);
        },
      ),
      { numRuns: 20 },
    );
  });
});
