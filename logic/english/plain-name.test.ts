import { expect, test } from "vitest";
import type { Column } from "../../core/relation.ts";
import { isPlainName } from "./plain-name.ts";

const plain = (name: string, column: Partial<Column> = {}) =>
  isPlainName({ name, type: "text", role: "text", ...column });

test("what a thing is, who, where and of what is a plain name", () => {
  for (const name of ["Nationality", "Project lead", "Soil", "Sports director", "Status", "Colours", "Main crop"])
    expect(plain(name), name).toBe(true);
});

test("clauses, two things in one, and one of several picked out are none", () => {
  for (const name of [
    "Nearest town",
    "Open to visitors",
    "Terms and conditions",
    "Co-financed by",
    "Loaned to the museum",
  ])
    expect(plain(name), name).toBe(false);
});

test("a verb that serves as a noun is what leads to a page, or no plain name", () => {
  expect(plain("Walk")).toBe(false);
  expect(plain("Climb", { type: "entity" })).toBe(true);
});

test("figures are called by a quantity, or by the things that they count", () => {
  const figure = (name: string, unit?: string) =>
    plain(name, { type: "number", role: "measure", ...(unit === undefined ? {} : { unit }) });
  for (const [name, unit] of [
    ["Floor area", "m²"],
    ["Copies sold"],
    ["Live births > 2019"],
    ["Seats"],
    ["Annual production", "bottles"],
    ["Ageing", "months"],
  ] as const)
    expect(figure(name, unit), name).toBe(true);
  for (const [name, unit] of [["Starts and finishes", "races"], ["Starts", "races"], ["EUR"], ["July", "mm"]] as const)
    expect(figure(name, unit), name).toBe(name === "July");
});

test("dates are called by what was done, or by its noun", () => {
  const date = (name: string) => plain(name, { type: "date", role: "date" });
  for (const name of ["Opened", "Born", "Release date", "Date of birth", "Launch", "Joined the federation"])
    expect(date(name), name).toBe(true);
  for (const name of ["Term ends with the year", "Valid as of"]) expect(date(name), name).toBe(false);
});

test("what is stated of a day is called by the quantity", () => {
  expect(plain("Storage capacity, 31 December 2023 (t)", { type: "number", role: "measure", unit: "t" })).toBe(true);
});

test("that it is of all makes a name no clause, and neither does a term of several words", () => {
  const years = { type: "number", role: "measure", unit: "years" } as const;
  expect(plain("Life expectancy at birth > total population", years)).toBe(true);
  expect(plain("Life expectancy at birth > male", years)).toBe(true);
  expect(plain("Waiting time at reception", { ...years, unit: "minutes" })).toBe(false);
});
