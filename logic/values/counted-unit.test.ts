import { expect, test } from "vitest";
import { typeColumn } from "./type-column.ts";

const typed = (name: string, texts: readonly string[]) =>
  typeColumn(
    name,
    texts.map((text) => ({ text })),
  );

test("figures of a heading's own noun are so many of them", () => {
  const { column, values } = typed("Customer reviews", ["303 reviews", "1,296 reviews", "1 review", "12 reviews"]);
  expect([column.unit, column.type]).toEqual([undefined, "number"]);
  expect(values.every((value) => value.kind === "number" && value.unit === undefined)).toBe(true);
});

test("under another plural it is the unit that says what was counted", () => {
  const { column, values } = typed("Herbs", ["1,240 taxa", "630 taxa", "5,100 taxa"]);
  expect([column.unit, column.counts]).toEqual([undefined, "taxa"]);
  expect(values.every((value) => value.kind === "number" && value.unit === undefined)).toBe(true);
  expect(typed("Readers", ["303 reviews", "1,296 reviews", "12 reviews"]).column.counts).toBe("reviews");
  expect(typed("Guests", ["61,000 people", "1,296 people", "1,200 people"]).column).not.toHaveProperty("counts");
});

test("what happens so often is counted itself, whatever it is counted in", () => {
  const counts = (name: string) => typed(name, ["18 concerts", "14 concerts", "3 concerts"]).column;
  for (const name of ["Appearances", "Visits", "Sightings", "Goals"]) {
    expect(counts(name)).not.toHaveProperty("counts");
    expect(counts(name).unit).toBeUndefined();
  }
  expect(counts("Singers").counts).toBe("concerts");
});

test("what is measured, paid or of a size keeps its unit", () => {
  const unitOf = (name: string, ...texts: string[]) => typed(name, texts).column.unit;
  expect(unitOf("Shoots", "40 inches", "12 inches", "31 inches")).toBe("inches");
  expect(unitOf("Collection", "3,400 works", "630 works", "2,100 works")).toBe("works");
  expect(unitOf("Prizes", "300 euros", "120 euros", "80 euros")).toBe("euros");
  expect(unitOf("Courses", "3 years", "4 years", "2 years")).toBe("years");
});

test("a unit that is a name tells what is counted from others of its noun, and stands before it", () => {
  const column = (name: string, ...texts: string[]) => typed(name, texts).column;
  expect(column("Credits", "10 ECTS", "5 ECTS", "7.5 ECTS")).toMatchObject({ counts: "ECTS credits", type: "number" });
  expect(column("Credits", "10 ECTS", "5 ECTS", "7.5 ECTS")).not.toHaveProperty("unit");
  expect(column("Credits (ECTS)", "10", "5", "15")).toMatchObject({ counts: "ECTS credits" });
  expect(column("Credits (ECTS)", "10", "5", "15")).not.toHaveProperty("unit");
  expect(column("Number of study credits:", "10 ECTS", "5 ECTS", "15 ECTS").counts).toBe("ECTS study credits");
});

test("a shorter word for what the heading counts says nothing more", () => {
  const column = (name: string, ...texts: string[]) => typed(name, texts).column;
  for (const [name, unit] of [
    ["Pages", "pp."],
    ["Points", "pts"],
    ["Points", "PTS"],
  ] as const) {
    const found = column(name, `120 ${unit}`, `96 ${unit}`, `304 ${unit}`);
    expect([found.unit, found.counts], unit).toEqual([undefined, undefined]);
  }
  expect(column("Hours", "12 hrs", "8 hrs", "9 hrs").unit).toBe("hrs");
  expect(column("Costs", "120 SEK", "80 SEK", "90 SEK").unit).toBe("SEK");
});
