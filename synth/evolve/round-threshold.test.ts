import { describe, expect, it } from "vitest";
import { isToScale, roundThreshold, roundYear } from "./round-threshold.ts";

describe("roundThreshold", () => {
  it("chooses a number that people say, between the values", () => {
    expect(roundThreshold(["323802", "450295", "338145", "43094", "103000"])).toBe("200000");
    expect(roundThreshold(["1.2", "3.4", "4.9", "7.7", "8.8", "12"])).toBe("5");
  });
  it("stays clear of every value", () => {
    expect(roundThreshold(["1", "5.01", "5.02", "9", "12"])).not.toBe("5");
  });
  it("stays clear of what is next to it beyond a handful, where another number does", () => {
    expect(roundThreshold(["40", "56", "68", "99", "101", "120"])).toBe("80");
    expect(roundThreshold(["2", "4", "5", "6", "9"])).toBe("5");
  });
  it("parts what fell from what rose", () => {
    expect(roundThreshold(["-5.2", "-3.5", "-0.4", "0.3", "1.8", "4"])).toBe("0");
    expect(roundThreshold(["-5.2", "-3.5", "0", "0.3", "1.8", "4"])).not.toBe("0");
  });
  it("gives none where the values leave no room", () => {
    expect(roundThreshold(["5", "5", "5", "5"])).toBeUndefined();
    expect(roundThreshold(["1", "2"])).toBeUndefined();
  });
});

describe("roundYear", () => {
  it("prefers round years that part the values", () => {
    expect(roundYear([1912, 1931, 1948, 1963, 1987])).toBe(1950);
    expect(roundYear([2010, 2012, 2013, 2015])).toBe(2013);
  });
});

it("is to the scale of what it parts", () => {
  const changes = ["-332", "120", "-87", "240", "61", "-150"];
  expect([isToScale("10", changes), isToScale("100", changes)]).toEqual([false, true]);
  expect(isToScale("0.001", ["-2.1", "0.8", "3.4"])).toBe(false);
});

it("says no odd year of some decades", () => {
  expect(roundYear([1979, 1985, 1991, 1993, 1994, 1996, 2008])).not.toBe(1993);
  expect(roundYear([1991, 1992, 1993, 1994, 1995])).toBeDefined();
});
