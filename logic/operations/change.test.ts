import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";

/** A row per place and year. */
const LONG = testRelation(
  "long",
  ["Town", "Year", "Residents", "Forest (%)", "Debt (EUR)"],
  [
    ...[2018, 2019, 2020, 2021, 2022].map((year, at) => [
      "Aarn",
      String(year),
      ["1,000", "1,100", "1,210", "1,150", "1,300"][at]!,
      "40.0",
      "5",
    ]),
    ...[2018, 2019, 2020, 2021, 2022].map((year, at) => [
      "Boll",
      String(year),
      ["2,000", "1,900", "2,000", "1,800", "1,800"][at]!,
      "41.5",
      "0",
    ]),
    ...[2018, 2019, 2020, 2021, 2022].map((year, at) => [
      "Cund",
      String(year),
      ["500", "510", "530", "560", "605"][at]!,
      "39.2",
      "7",
    ]),
  ],
);
/** A column per year. */
const WIDE = testRelation(
  "wide",
  ["Town", "Residents > 2018", "Residents > 2020", "Residents > 2022"],
  [
    ["Aarn", "1,000", "1,210", "1,300"],
    ["Boll", "2,000", "2,000", "1,800"],
    ["Cund", "500", "530", "605"],
  ],
);
const TOWNS = testRelation(
  "towns",
  ["Town", "River"],
  [
    ["Aarn", "Ilm"],
    ["Boll", "Saar"],
    ["Cund", "Ilm"],
  ],
);
const NAMINGS = {
  long: { singular: "entry", plural: "entries", source: "in the yearly figures" },
  wide: { singular: "town", plural: "towns", source: "on the page “Towns”" },
  towns: { singular: "town", plural: "towns", source: "on the page “Towns”" },
};
const { ask, refusal } = asker([LONG, WIDE, TOWNS], NAMINGS);

const of = (label: string, column = "Residents") => ({
  op: "series",
  from: "long",
  time: "Year",
  column,
  by: "Town",
  label,
});
const span = { from: "s1", column: "Residents", since: "2018", until: "2022" };

describe("the change of a series", () => {
  it.each([
    ["absolute_change", undefined, "300", "by how much did the number of residents in Aarn rise from 2018 to 2022?"],
    [
      "percent_change",
      undefined,
      "30%",
      "by what percentage did the number of residents in Aarn rise from 2018 to 2022?",
    ],
  ])("%s over a row per year", (op, round, answer, question) => {
    expect(ask([of("Aarn"), { op, ...span }], round)).toEqual({
      question: `In the yearly figures, ${question}`,
      answer,
      subtype: "change",
    });
  });
  it("tells the mean of the yearly changes from the compound rate in words", () => {
    // (10 + 10 - 4.9587 + 13.0435) / 4, and 1.3 ** (1 / 4) - 1
    expect(ask([of("Aarn"), { op: "mean_yearly_change", ...span }], 2)).toEqual({
      question:
        "In the yearly figures, what is the mean of the year-on-year percentage changes in the number of residents in Aarn from 2018 to 2022, in percent? Compare each year from 2019 to 2022 with the year before it and take the plain mean of these 4 percentages, not the compound rate; a decrease counts as negative. Round to two decimal places.",
      answer: "7.02%",
      subtype: "change",
    });
    expect(ask([of("Aarn"), { op: "cagr", ...span }], 2)).toEqual({
      question:
        "In the yearly figures, what is the compound annual growth rate of the number of residents in Aarn from 2018 to 2022, in percent? The compound annual growth rate is the constant yearly change in percent that leads from the value of 2018 to that of 2022 in 4 years. Round to two decimal places.",
      answer: "6.78%",
      subtype: "change",
    });
  });
  it("says that a series fell", () => {
    expect(ask([of("Boll"), { op: "percent_change", ...span }])).toMatchObject({
      question: "In the yearly figures, by what percentage did the number of residents in Boll fall from 2018 to 2022?",
      answer: "10%",
    });
  });
  it("reads a column per year", () => {
    const columns = ["Residents > 2022", "Residents > 2018", "Residents > 2020"];
    const wide = { op: "series", from: "wide", columns, measure: "residents", label: "Cund" };
    expect(ask([wide, { op: "absolute_change", ...span, column: "residents" }])).toMatchObject({
      question: "On the page “Towns”, by how much did the number of residents of Cund rise from 2018 to 2022?",
      answer: "105",
    });
  });
  it("gives a series that can be ranked like any table", () => {
    const steps = [
      of("Aarn"),
      { op: "kth", from: "s1", by: "Residents", k: 2, end: "highest" },
      { op: "label_of", from: "s2" },
    ];
    expect(ask(steps)).toMatchObject({ answer: "2020" });
  });
  it("refuses percentages of percentages, of nothing, and years that are not there", () => {
    expect(refusal([of("Aarn", "Forest (%)"), { op: "cagr", ...span, column: "Forest (%)" }])).not.toBe("none");
    expect(
      refusal([of("Boll", "Debt (EUR)"), { op: "percent_change", ...span, column: "Debt (EUR)", until: "2021" }]),
    ).not.toBe("0%");
    expect(refusal([of("Aarn"), { op: "percent_change", ...span, since: "2017" }])).toBe("missing_cells");
    expect(refusal([of("Aarn"), { op: "cagr", ...span, since: "2021" }])).toBe("too_few");
    expect(refusal([of("Aarn"), { op: "cagr", ...span, since: "2022" }])).toBe("trivial");
    expect(refusal([{ ...of("Aarn"), by: undefined, label: undefined }])).toBe("ambiguous");
    const gappy = {
      op: "series",
      from: "wide",
      columns: ["Residents > 2018", "Residents > 2020", "Residents > 2022"],
      measure: "residents",
      label: "Aarn",
    };
    expect(refusal([gappy, { op: "mean_yearly_change", ...span, column: "residents" }], 2)).toBe("missing_years");
  });
});

describe("a series year by year", () => {
  it("finds the largest rise, the longest streak and the turning year", () => {
    expect(ask([of("Aarn"), { op: "largest_change", ...span, direction: "rise" }])).toEqual({
      question:
        "In the yearly figures, in which year from 2019 to 2022 did the number of residents in Aarn rise the most against the year before? Compare by the amount of the change, not by its percentage.",
      answer: "2022",
      subtype: "change",
    });
    expect(ask([of("Aarn"), { op: "longest_streak", ...span, direction: "rise" }])).toEqual({
      question:
        "In the yearly figures, how many years long is the longest run of consecutive years from 2019 to 2022 in each of which the number of residents in Aarn rose against the year before?",
      answer: "2 years",
      subtype: "change",
    });
    expect(ask([of("Aarn"), { op: "turning_year", ...span, direction: "fall" }])).toEqual({
      question:
        "In the yearly figures, in which year from 2019 to 2022 did the number of residents in Aarn first fall against the year before?",
      answer: "2021",
      subtype: "change",
    });
  });
  it("refuses ties and what has no turn", () => {
    expect(refusal([of("Cund"), { op: "largest_change", ...span, direction: "fall" }])).toBe("empty");
    // They rose, or fell, once: there is nothing that this is the largest of.
    expect(refusal([of("Boll"), { op: "largest_change", ...span, direction: "rise" }])).toBe("empty");
    expect(refusal([of("Aarn"), { op: "largest_change", ...span, direction: "fall" }])).toBe("empty");
    expect(refusal([of("Cund"), { op: "longest_streak", ...span, direction: "rise" }])).toBe("trivial");
    expect(refusal([of("Boll"), { op: "turning_year", ...span, direction: "fall" }])).toBe("trivial");
  });
});

describe("the changes of several things", () => {
  const panel = {
    op: "trend",
    from: "long",
    by: "Town",
    time: "Year",
    column: "Residents",
    since: "2018",
    until: "2022",
  };
  const made = "cagr change of Residents 2018-2022";
  it("can be ranked; the change is what decides", () => {
    const steps = [
      { ...panel, take: "cagr" },
      { op: "kth", from: "s1", by: made, k: 1, end: "highest" },
      { op: "label_of", from: "s2" },
    ];
    expect(ask(steps)).toMatchObject({ answer: "Aarn", subtype: "change" });
  });
  it("belong to the things of another table", () => {
    const steps = [
      { ...panel, of: "towns", take: "percent" },
      { op: "kth", from: "s1", by: "percent change of Residents 2018-2022", k: 1, end: "lowest" },
      { op: "lookup", from: "s2", column: "River" },
    ];
    expect(ask(steps)).toEqual({
      question:
        "On the page “Towns” and in the yearly figures, what is the river of the town with the lowest percentage increase in the number of residents from 2018 to 2022? A decrease counts as a negative increase.",
      answer: "Saar",
      subtype: "change",
    });
  });
  it("say that things rose by more than so much, and how a fall counts only where it can", () => {
    const grew = (is: string) => [
      { ...panel, of: "towns", take: "percent" },
      { op: "filter", from: "s1", where: { column: "percent change of Residents 2018-2022", is, value: "1" } },
      { op: "count", from: "s2" },
    ];
    expect(ask(grew(">")).question).toMatch(
      /are there whose number of residents rose by more than 1% from 2018 to 2022\?$/,
    );
    expect(ask(grew("<")).question).toMatch(/lower than 1%\? A decrease counts as a negative increase\.$/);
  });
});

describe("laws of change", () => {
  const values = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 4, maxLength: 8 });
  const tell = (numbers: readonly number[], op: string, extra: object = {}, reversed = false) => {
    const rows = numbers.map((number, index) => ["T", String(2001 + index), String(number)]);
    const relation = testRelation("long", ["Town", "Year", "Residents"], reversed ? rows.reverse() : rows);
    const until = String(2000 + numbers.length);
    const steps = [
      { op: "series", from: "long", time: "Year", column: "Residents" },
      { op, from: "s1", column: "Residents", since: "2001", until, ...extra },
    ];
    return asker([relation], NAMINGS).refusal(steps, "direction" in extra ? undefined : 6);
  };
  it("do not depend on the order of rows", () => {
    fc.assert(
      fc.property(values, (numbers) => {
        for (const op of ["absolute_change", "percent_change", "mean_yearly_change", "cagr"])
          expect(tell(numbers, op, {}, true)).toBe(tell(numbers, op));
        const extra = { direction: "rise" };
        for (const op of ["largest_change", "longest_streak", "turning_year"])
          expect(tell(numbers, op, extra, true)).toBe(tell(numbers, op, extra));
      }),
      { numRuns: 25 },
    );
  });
  it("the compound rate never exceeds the mean of the yearly ones", () => {
    fc.assert(
      fc.property(values, (numbers) => {
        const [mean, compound] = ["mean_yearly_change", "cagr"].map((op) =>
          Number(tell(numbers, op).replace(/[%,]/g, "")),
        );
        if (Number.isNaN(mean) || Number.isNaN(compound)) return;
        expect(compound!).toBeLessThanOrEqual(mean! + 1e-6);
      }),
      { numRuns: 25 },
    );
  });
});
