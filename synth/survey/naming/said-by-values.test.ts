import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { namesByValues } from "./said-by-values.ts";

const namesOf = (heading: string, values: readonly string[]) =>
  namesByValues(
    testRelation(
      "makers",
      ["Maker", heading],
      values.map((value, at) => [`Maker ${at}`, value]),
    ),
  )[heading];

test("what says how often is a frequency, unless the heading says so", () => {
  const often = ["Weekly", "Every two weeks", "twice a year", "Monthly"];
  expect([namesOf("Collection", often), namesOf("Collection frequency", often)]).toEqual([
    "collection frequency",
    undefined,
  ]);
  expect(namesOf("Fish auction", ["Weekly", "None", "Daily", "Weekly"])).toBe("fish auction frequency");
  expect(namesOf("Collection", ["Weekly", "By hand", "By lorry", "Monthly"])).toBeUndefined();
});

test("premises whose cells are places are asked where they are; those with names of their own are not", () => {
  expect(namesOf("Workshop", ["Oban", "Port Averil", "Aarhus, Denmark", "Wick"])).toBe("workshop location");
  expect(namesOf("Workshop", ["Oban Boat Works", "Lind & Sons", "The Old Mill", "Wick"])).toBeUndefined();
  expect(namesOf("Town", ["Oban", "Port Averil", "Aarhus", "Wick"])).toBeUndefined();
  expect(namesOf("Warden of house", ["Ada Holm", "Jon Reed", "Mia Sand", "Per Lund"])).toBeUndefined();
  expect(namesOf("Head office", ["Oban", "Port Averil", "Aarhus", "Wick"])).toBe("head office location");
  expect(namesOf("Office", ["Chair", "Vice Chair", "Treasurer", "Secretary"])).toBeUndefined();
});

test("premises on whose page a row stands are no places, whatever towns they are called by", () => {
  const towns = ["Oban", "Port Averil", "Aarhus", "Wick"];
  const table = testRelation(
    "shifts",
    ["Workshop", "Shift", "Hours"],
    towns.map((town, at) => [town, `Shift ${at}`, `${at + 6}`]),
  );
  const columns = table.columns.map((column, at) => (at === 0 ? { ...column, role: "category" as const } : column));
  const ofPages = table.rows.map(({ cells, ...row }, at) => ({
    ...row,
    cells: cells.map((cell) => ({ ...cell, evidence: { ...cell.evidence, url: `https://yard.example/${at}` } })),
  }));
  expect(namesByValues({ ...table, columns, source: "html_table" })["Workshop"]).toBe("workshop location");
  expect(namesByValues({ ...table, columns, source: "html_table", rows: ofPages })["Workshop"]).toBeUndefined();
});

test("what one may do is a policy", () => {
  const rules = ["welcome", "not allowed", "on request", "Allowed in the annexe"];
  expect([namesOf("Pets", rules), namesOf("Smoking", rules), namesOf("Pet policy", rules)]).toEqual([
    "pets policy",
    "smoking policy",
    undefined,
  ]);
});

test("what is open is open on days or at hours", () => {
  expect(namesOf("Open", ["Monday to Friday", "Tuesday to Friday", "Daily", "Mon–Sat"])).toBe("opening days");
  expect(namesOf("Opening", ["9 am to 5 pm", "10:00–16:30", "8 am to noon"])).toBe("opening hours");
  expect(namesOf("Open", ["1904", "1911", "1920"])).toBeUndefined();
});

test("parts over what they are made of are said with their material", () => {
  expect(namesOf("Hull", ["Steel", "GRP", "Oak", "Steel"])).toBe("hull material");
  expect(namesOf("Poles", ["aluminium", "carbon", "steel"])).toBe("pole material");
  expect(namesOf("Hull", ["Red", "Blue", "White", "Red"])).toBeUndefined();
  expect(namesOf("Hull", ["GRP", "Steel", "GRP", "GRP", "GRP"])).toBe("hull material");
  // What is dug or traded is the stuff itself.
  expect(namesOf("Commodity", ["Copper", "Tin", "Gravel"])).toBeUndefined();
  expect(namesOf("Mast", ["OK", "GRP", "NSW"])).toBeUndefined();
  expect(namesOf("Stone", ["granite", "slate", "granite"])).toBeUndefined();
});

test("a time of day is a time, and the place where a way begins a point", () => {
  expect(namesOf("Check-in", ["14:00", "15:30", "from 3 pm", "16:00"])).toBe("check-in time");
  expect(namesOf("Departure time", ["14:00", "15:30", "16:00"])).toBeUndefined();
  expect(namesOf("Start", ["Oban", "Port Averil", "Wick"])).toBe("start point");
  expect(namesOf("Start", ["easy", "hard", "steep"])).toBeUndefined();
});

test("what reads like a time of day is a version where its heading says so", () => {
  expect(namesOf("First version", ["2:18", "2:22", "2:30"])).toBeUndefined();
  expect(namesOf("Departure", ["2:18", "2:22", "2:30"])).toBe("departure time");
});
