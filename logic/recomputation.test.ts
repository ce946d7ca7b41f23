import { describe, expect, it } from "vitest";
import { execute, ROWS } from "./countries.fixture.ts";

/**
 * A second computation for one operation of each subtype, over the printed rows, with plain loops and floats: it shares no
 * code with the interpreter, the operations or the parser.
 */
const countries = ROWS.map(([name = "", region = "", area = "", coast = "", age = ""]) => ({
  name,
  region,
  area: Number(area.replace(" sq km", "").split(",").join("")),
  coast: coast.startsWith("–") ? undefined : Number(coast.split(" km")[0]!.split(",").join("")),
  age: Number(age.split(" ")[0]),
}));

function only<T>(items: readonly T[]): T {
  if (items.length !== 1) throw new Error(`${items.length} items`);
  return items[0]!;
}

describe("a second computation agrees with the interpreter", () => {
  it("retrieve", () => {
    const { answer } = execute([{ op: "lookup", from: "c", column: "Area > total", label: "Kenya" }]);
    expect(answer).toMatchObject({ decimal: String(only(countries.filter(({ name }) => name === "Kenya")).area) });
  });

  it("inverse", () => {
    const where = {
      and: [
        { column: "Region", is: "equals", value: "Asia" },
        { column: "Median age", is: "<", value: "26" },
      ],
    };
    const { answer, subtype } = execute([
      { op: "identify", from: "c", where },
      { op: "label_of", from: "s1" },
    ]);
    const fits = countries.filter((country) => country.region === "Asia" && country.age < 26);
    expect([subtype, answer]).toEqual(["inverse", { type: "name", text: only(fits).name }]);
  });

  it("math", () => {
    const of = (label: string) => ({ op: "lookup", from: "c", column: "Area > total", label });
    const { answer } = execute([of("Japan"), of("Egypt"), { op: "ratio", a: "s1", b: "s2" }], 3);
    const [japan, egypt] = ["Japan", "Egypt"].map(
      (wanted) => only(countries.filter(({ name }) => name === wanted)).area,
    );
    expect(answer).toMatchObject({ decimal: String(Math.round((japan! / egypt!) * 1000) / 1000) });
  });

  it("filter", () => {
    const { answer } = execute([{ op: "top", from: "c", by: "Area > total", k: 4, end: "lowest" }]);
    let left = [...countries];
    const smallest: string[] = [];
    for (let place = 0; place < 4; place++) {
      let least = left[0]!;
      for (const country of left) if (country.area < least.area) least = country;
      smallest.push(least.name);
      left = left.filter((country) => country !== least);
    }
    expect(answer).toMatchObject({ items: smallest.map((text) => ({ type: "name", text })) });
  });

  it("existence", () => {
    const { answer } = execute([{ op: "count_above_average", from: "c", column: "Area > total", side: "below" }]);
    let total = 0;
    for (const { area } of countries) total += area;
    let below = 0;
    for (const { area } of countries) if (area < total / countries.length) below++;
    expect(answer).toMatchObject({ decimal: String(below) });
  });

  it("compose", () => {
    const { answer } = execute([
      { op: "group", from: "c", by: "Region", take: "sum", column: "Area > total" },
      { op: "top", from: "s1", by: "sum of Area > total", k: 1, end: "highest" },
      { op: "lookup", from: "s2", column: "sum of Area > total" },
    ]);
    const totals: Record<string, number> = {};
    for (const { region, area } of countries) totals[region] = (totals[region] ?? 0) + area;
    expect(answer).toMatchObject({ decimal: String(Math.max(...Object.values(totals))) });
  });

  it("statistic", () => {
    const steps = [
      { op: "filter", from: "c", where: { column: "Coastline", is: ">", value: "500" }, missing: "skip" },
      { op: "mean", from: "s1", column: "Median age" },
    ];
    const ages: number[] = [];
    for (const { coast, age } of countries) if (coast !== undefined && coast > 500) ages.push(age);
    let sum = 0;
    for (const age of ages) sum += age;
    const { answer, subtype } = execute(steps, 3);
    expect(subtype).toBe("statistic");
    expect(answer).toMatchObject({ decimal: String(Math.round((sum / ages.length) * 1000) / 1000) });
  });
});
