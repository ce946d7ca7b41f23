import { describe, expect, it } from "vitest";
import { ask, execute, refusal } from "../countries.fixture.ts";

const of = (op: string, extra: object = {}) => ({ op, from: "c", column: "Median age", ...extra });

describe("measures of spread", () => {
  // Median ages 41.7 43.9 46.5 48.6 28.7 25.3 16.1 20 24.1 25.8; expected values are those of Python's statistics module.
  it.each([
    [of("variance", { of: "population" }), 3, "127.490"],
    [of("variance", { of: "sample" }), 3, "141.656"],
    [of("quantile", { percent: 90 }), 2, "46.71 years"],
    [of("interquartile_range"), 2, "18.95 years"],
    [of("median_absolute_deviation"), undefined, "9.2 years"],
    [of("mean_absolute_deviation"), 2, "10.48 years"],
    [of("coefficient_of_variation", { of: "population" }), 3, "0.352"],
    [of("group_dispersion", { by: "Region", of: "sample", end: "lowest" }), undefined, "Europe"],
  ])("computes %j", (step, round, text) => {
    expect(execute([step], round)).toMatchObject({ answerText: text, subtype: "statistic" });
  });
  it("say how they are taken", () => {
    expect(ask([of("variance", { of: "sample" })], 2)).toBe(
      "On the Atlas site, what is the variance of the median age (measured in years) of all countries? Use the sample variance (divide by n − 1). Round to two decimal places.",
    );
    expect(ask([of("quantile", { percent: 90 })], 2)).toBe(
      "On the Atlas site, what is the 90th percentile of the median age, in years, of all countries? Interpolate linearly between the ordered values, counting the smallest as the 0th percentile and the largest as the 100th. Round to two decimal places.",
    );
    expect(ask([of("median_absolute_deviation")])).toBe(
      "On the Atlas site, what is the median absolute deviation of the median age, in years, of all countries? Take the median of the absolute differences from the median, without a scale factor.",
    );
    expect(ask([of("coefficient_of_variation", { of: "population" })], 3)).toBe(
      "On the Atlas site, what is the coefficient of variation (standard deviation divided by mean) of the median age of all countries? Use the population standard deviation (divide by n). Round to three decimal places.",
    );
    expect(ask([of("group_dispersion", { by: "Region", of: "sample", end: "lowest" })])).toBe(
      "On the Atlas site, which region has the lowest coefficient of variation (standard deviation divided by mean) of the median age of its countries? Use the sample standard deviation (divide by n − 1).",
    );
  });
  it("refuse what has no spread: years, few values, texts", () => {
    const two = { op: "top", from: "c", by: "Area > total", k: 4, end: "highest" };
    expect(refusal([two, { op: "quantile", from: "s1", column: "Median age", percent: 75 }], 1)).toBe("too_few");
    expect(refusal([{ op: "variance", from: "c", column: "Founded", of: "sample" }], 1)).toBe("not_a_quantity");
    expect(refusal([{ op: "interquartile_range", from: "c", column: "Coastline" }], 1)).toBe("missing_cells");
    expect(refusal([of("group_dispersion", { by: "Country", of: "sample", end: "lowest" })])).toBe("not_a_category");
  });
});

describe("correlation of two columns", () => {
  const pair = (op: string, extra: object = {}) => ({
    op,
    from: "c",
    column: "Median age",
    by: "Area > total",
    ...extra,
  });

  it("computes coefficients", () => {
    expect(execute([pair("pearson")], 3)).toMatchObject({ answerText: "-0.354", subtype: "correlation" });
    expect(execute([pair("spearman")], 3)).toMatchObject({ answerText: "-0.394", subtype: "correlation" });
    expect(execute([pair("spearman", { by: "Coastline", missing: "skip" })], 3).answerText).toBe("0.879");
  });
  it("is the same both ways round", () => {
    const [there, back] = [pair("pearson"), pair("pearson", { column: "Area > total", by: "Median age" })];
    expect(execute([there], 6).answerText).toBe(execute([back], 6).answerText);
  });
  it("names both columns, who is left out and what becomes of ties", () => {
    expect(ask([pair("pearson")], 3)).toBe(
      "On the Atlas site, what is the Pearson correlation coefficient between the median age and the total area of all countries? Round to three decimal places.",
    );
    expect(ask([pair("spearman", { by: "Coastline", missing: "skip" })], 3)).toBe(
      "On the Atlas site, what is the Spearman rank correlation coefficient between the median age and the coastline of all countries? Leave out countries without a stated coastline. Give equal values the average of the ranks that they share. Round to three decimal places.",
    );
  });
  it("refuses years, missing cells, too few pairs and a column with itself", () => {
    expect(refusal([pair("pearson", { by: "Founded" })], 3)).toBe("not_a_quantity");
    expect(refusal([pair("pearson", { by: "Coastline" })], 3)).toBe("missing_cells");
    expect(refusal([pair("pearson", { by: "Median age" })], 3)).toBe("trivial");
    const top = { op: "top", from: "c", by: "Area > total", k: 4, end: "highest" };
    expect(refusal([top, pair("pearson", { from: "s1" })], 3)).toBe("too_few");
  });
});
