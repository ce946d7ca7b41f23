import { describe, expect, it } from "vitest";
import { ask, execute, refusal } from "../countries.fixture.ts";

const area = (label: string) => ({ op: "lookup", from: "c", column: "Area > total", label });
const asian = [
  { column: "Region", is: "equals", value: "asia" },
  { column: "Coastline", is: ">", value: "10000" },
];
const described = {
  op: "identify",
  from: "c",
  missing: "skip",
  where: {
    and: [
      { column: "Region", is: "equals", value: "Europe" },
      { column: "Coastline", is: "between", value: ["4000", "7300"] },
    ],
  },
};

describe("lookup", () => {
  it("reads one value, whatever the case of the label", () => {
    const steps = [{ ...area("france") }];
    expect(execute(steps)).toMatchObject({ answerText: "643,801 sq km", subtype: "retrieve" });
    expect(ask(steps)).toBe("On the Atlas site, what is the total area, in sq km, of France?");
  });
  it("answers a year as a point in time", () => {
    const steps = [{ op: "lookup", from: "c", column: "Founded", label: "Spain" }];
    expect(execute(steps)).toMatchObject({ answerText: "1479", answer: { type: "date", granularity: "year" } });
    expect(ask(steps)).toBe("On the Atlas site, in which year was Spain founded?");
  });
  it("refuses what is not stated, not there or not a column", () => {
    expect(refusal([{ op: "lookup", from: "c", column: "Coastline", label: "Libya" }])).toBe("missing_cells");
    expect(refusal([area("Total")])).toBe("empty");
    expect(refusal([{ op: "lookup", from: "c", column: "Wealth", label: "France" }])).toBe("unknown_column");
  });
});

describe("identify", () => {
  it("finds the one that a description fits, and what the answer shows of it", () => {
    const steps = [described, { op: "label_of", from: "s1" }];
    expect(execute(steps)).toMatchObject({ answerText: "Spain", subtype: "inverse" });
    expect(ask(steps)).toBe(
      "On the Atlas site, which is the only country whose region is Europe and whose coastline is between 4,000 and 7,300 km (both included)? Leave out countries without a stated coastline.",
    );
  });
  it("refuses a description that needs one condition only, or fits several", () => {
    expect(
      refusal([
        { op: "identify", from: "c", missing: "skip", where: { and: asian } },
        { op: "label_of", from: "s1" },
      ]),
    ).toBe("redundant");
    const wide = [
      { column: "Region", is: "equals", value: "Asia" },
      { column: "Coastline", is: "<", value: "8000" },
    ];
    expect(
      refusal([
        { op: "identify", from: "c", missing: "skip", where: { and: wide } },
        { op: "label_of", from: "s1" },
      ]),
    ).toBe("ambiguous");
  });
});

describe("formulas", () => {
  const two = [area("France"), area("Spain")];
  it.each([
    [{ op: "difference", a: "s1", b: "s2" }, undefined, "138,431 sq km"],
    [{ op: "ratio", a: "s1", b: "s2" }, 2, "1.27"],
    [{ op: "percent_of", part: "s2", whole: "s1" }, 1, "78.5%"],
    [{ op: "sum_of", of: ["s1", "s2"] }, undefined, "1,149,171 sq km"],
  ])("computes %j", (formula, round, text) => {
    expect(execute([...two, formula], round)).toMatchObject({ answerText: text, subtype: "math" });
  });
  it("multiplies a count by a quantity, never two quantities", () => {
    const count = { op: "count", from: "c" };
    expect(execute([count, area("Spain"), { op: "product", of: ["s1", "s2"] }]).answerText).toBe("5,053,700 sq km");
    expect(refusal([...two, { op: "product", of: ["s1", "s2"] }])).toBe("mixed_units");
  });
  it("refuses mixed units, years, and parts larger than their whole", () => {
    const coast = { op: "lookup", from: "c", column: "Coastline", label: "Spain" };
    const founded = (label: string) => ({ op: "lookup", from: "c", column: "Founded", label });
    expect(refusal([two[0]!, coast, { op: "difference", a: "s1", b: "s2" }])).toBe("mixed_units");
    expect(refusal([founded("Spain"), founded("France"), { op: "sum_of", of: ["s1", "s2"] }])).toBe("not_a_quantity");
    expect(refusal([...two, { op: "percent_of", part: "s1", whole: "s2" }], 1)).toBe("not_a_part");
  });
  it("asks for them in English", () => {
    expect(ask([...two, { op: "percent_of", part: "s2", whole: "s1" }], 1)).toBe(
      "On the Atlas site, what percentage of the total area of France is the total area of Spain? Round to one decimal place.",
    );
  });
});
