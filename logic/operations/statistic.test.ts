import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asker } from "../ask.fixture.ts";
import { ask, execute, refusal } from "../countries.fixture.ts";
import { run } from "../interpreter.ts";
import { testRelation } from "../values/relation.fixture.ts";

describe("statistics", () => {
  it.each([
    [{ op: "mean", from: "c", column: "Median age" }, 2, "32.07 years"],
    [{ op: "median", from: "c", column: "Median age" }, undefined, "27.25 years"],
    [{ op: "range", from: "c", column: "Median age" }, undefined, "32.5 years"],
    [{ op: "stdev", from: "c", column: "Median age", of: "population" }, 2, "11.29 years"],
    [{ op: "stdev", from: "c", column: "Median age", of: "sample" }, 2, "11.90 years"],
    [{ op: "mode", from: "c", column: "Region" }, undefined, "Africa"],
  ])("computes %j", (step, round, text) => {
    expect(execute([step], round)).toMatchObject({ answerText: text, subtype: "statistic" });
  });
  it("states what kind of deviation is meant, and the rounding", () => {
    expect(ask([{ op: "stdev", from: "c", column: "Median age", of: "sample" }], 2)).toBe(
      "On the Atlas site, what is the standard deviation of the median age, in years, of all countries? Use the sample standard deviation (divide by n − 1). Round to two decimal places.",
    );
  });
  it("asks for values of what is named by a plural", () => {
    const relation = testRelation(
      "t",
      ["Port", "Exports (kWh)"],
      ["40", "70", "95", "20"].map((value, index) => [`n${index}`, value]),
    );
    const { ask } = asker([relation], { t: { singular: "port", plural: "ports", source: "on the Coast site" } });
    const by = { from: "t", column: "Exports (kWh)" };
    expect(ask([{ op: "mean", ...by }]).question).toContain("what is the mean value of exports, in kWh, of all ports");
    expect(ask([{ op: "sum", ...by }]).question).toContain("what are the combined exports");
    const most = { op: "ranked_value", from: "t", by: "Exports (kWh)", k: 1, end: "highest" };
    expect(ask([most]).question).toContain("what is the highest value of exports, in kWh, among all ports");
  });
  it("asks for no end of what is an end itself", () => {
    const relation = testRelation(
      "t",
      ["Pump", "Maximum head (m)", "最高扬程(m)"],
      ["40", "70", "95", "20"].map((value, index) => [`n${index}`, value, value]),
    );
    const lowest = (by: string) => [{ op: "ranked_value", from: "t", by, k: 1, end: "lowest" }];
    const english = asker([relation], { t: { singular: "pump", plural: "pumps", source: "on the Coast site" } });
    expect(english.ask(lowest("Maximum head (m)")).question).toContain("the lowest value of the maximum head");
    const chinese = asker([relation], { t: { singular: "水泵", plural: "水泵", source: "水务网" } }, "zh");
    expect(chinese.refusal(lowest("最高扬程(m)"))).toBe("foremost");
  });
  it("refuses codes, years, too few values and answers without an end", () => {
    expect(refusal([{ op: "mean", from: "c", column: "Founded" }], 1)).toBe("not_a_quantity");
    expect(refusal([{ op: "mean", from: "c", column: "Region" }], 1)).toBe("not_number");
    const two = { op: "top", from: "c", by: "Area > total", k: 2, end: "highest" };
    expect(refusal([two, { op: "mean", from: "s1", column: "Median age" }], 1)).toBe("too_few");
    expect(refusal([{ op: "stdev", from: "c", column: "Median age", of: "sample" }])).toBe("needs_rounding");
  });

  it("refuses figures of which some are rounded by a word and others printed in full", () => {
    const mean = (...values: readonly string[]) => {
      const relation = testRelation(
        "t",
        ["Town", "Visitors"],
        values.map((value, index) => [`n${index}`, value]),
      );
      const step = { as: "x", op: "mean", from: "t", column: "Visitors" };
      return run({ relations: { t: "t" }, steps: [step], answer: "x", round: 0 }, new Map([["t", relation]]));
    };
    expect(() => mean("2.41 million", "9,395", "840,603", "347,448")).toThrow("different precision");
    expect(() => mean("2.41 million", "1.2 million", "1.93 million", "2 million")).not.toThrow();
    expect(() => mean("9,401", "9,395", "840,603", "347,448")).not.toThrow();
  });

  const statistic = (op: string, values: readonly number[], extra: object = {}) => {
    const relation = testRelation(
      "t",
      ["Name", "Size (km)"],
      values.map((value, index) => [`n${index}`, String(value)]),
    );
    const program = {
      relations: { t: "t" },
      steps: [{ as: "x", op, from: "t", column: "Size (km)", ...extra }],
      answer: "x",
    };
    const result = run({ ...program, round: 6 }, new Map([["t", relation]])).results.get("x");
    return result?.type === "value" && result.value.kind === "number" ? Number(result.value.decimal) : Number.NaN;
  };
  const columns = fc.uniqueArray(fc.integer({ min: -1e6, max: 1e6 }), { minLength: 4, maxLength: 4 });

  it("do not depend on the order of rows", () => {
    fc.assert(
      fc.property(columns, (values) => {
        for (const op of ["mean", "median", "range"])
          expect(statistic(op, [...values].reverse())).toBe(statistic(op, values));
      }),
    );
  });
  it("lie between the least and the greatest value", () => {
    fc.assert(
      fc.property(columns, (values) => {
        for (const op of ["mean", "median"]) {
          const result = statistic(op, values);
          expect(result).toBeGreaterThanOrEqual(Math.min(...values));
          expect(result).toBeLessThanOrEqual(Math.max(...values));
        }
      }),
    );
  });
});
