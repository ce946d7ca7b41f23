import { describe, expect, it } from "vitest";
import { asker } from "../ask.fixture.ts";
import { Decimal } from "../numerics/decimal.ts";
import { converted } from "./convert.ts";
import { testRelation } from "./relation.fixture.ts";

const inUnit = (number: string, from: string | undefined, to: string | undefined) =>
  converted(new Decimal(number), from, to)?.toString();

describe("converted", () => {
  it("is exact, whatever the units are spelled like", () => {
    expect(inUnit("1.5", "km", "m")).toBe("1500");
    expect(inUnit("250", "metres", "km")).toBe("0.25");
    expect(inUnit("2", "hours", "min")).toBe("120");
    expect(inUnit("750", "g", "公斤")).toBe("0.75");
    expect(inUnit("1", "mile", "m")).toBe("1609.344");
    expect(inUnit("3", "公顷", "m²")).toBe("30000");
  });
  it("is nothing where it would be rounded, or the units are of different or of no fixed size", () => {
    expect(inUnit("100", "min", "hours")).toBeUndefined();
    expect(inUnit("1", "km", "kg")).toBeUndefined();
    expect(inUnit("1", "years", "days")).toBeUndefined();
    expect(inUnit("1", "tons", "kg")).toBeUndefined();
    expect(inUnit("1", "€", "$")).toBeUndefined();
    expect(inUnit("1", "km", undefined)).toBeUndefined();
  });
});

describe("formulas", () => {
  const trails = testRelation(
    "trails",
    ["Trail", "Length", "Time"],
    [
      ["Ard", "2 km", "3 hours"],
      ["Bro", "800 m", "45 min"],
      ["Cor", "1.3 km", "100 min"],
      // Hours and minutes alone would be read as minutes.
      ["Dun", "1 km", "30 s"],
    ],
  );
  const { ask, refusal } = asker([trails], {
    trails: { singular: "trail", plural: "trails", source: "on the Trails site" },
  });
  const lookup = (label: string, column: string) => ({ op: "lookup", from: "trails", column, label });
  it("compute in the unit of the first operand, and say so", () => {
    const steps = [lookup("Ard", "Length"), lookup("Bro", "Length"), { op: "difference", a: "s1", b: "s2" }];
    expect(ask(steps)).toMatchObject({ answer: "1.2 km" });
    expect(ask(steps).question).toContain("in km");
  });
  it("are refused where the conversion would not be exact", () => {
    const steps = [lookup("Ard", "Time"), lookup("Cor", "Time"), { op: "difference", a: "s1", b: "s2" }];
    expect(refusal(steps)).toBe("mixed_units");
  });
});
