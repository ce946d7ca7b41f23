import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { withBirthplaces } from "./birthplaces.ts";

const read = (label: string, cells: readonly string[]) => {
  const people = testRelation(
    "people",
    ["Name", label],
    cells.map((cell, at) => [`Person ${at}`, cell]),
  );
  const { columns, rows } = withBirthplaces(people);
  return Object.fromEntries(
    columns.slice(1).map(({ name }, at) => [
      name,
      rows.map((row) => {
        const { value } = row.cells[at + 1]!;
        return value.kind === "date" ? value.iso : value.kind === "text" ? value.printed : value.kind;
      }),
    ]),
  );
};

test("where births are stated with their places, the label is the day's, and the place is a birthplace", () => {
  expect(
    read("Born", ["12 March 1871 in Bergen", "May 3, 1880, Oslo", "1 June 1869; Riga, Latvia", "3 May 1850"]),
  ).toEqual({
    Born: ["1871-03-12", "1880-05-03", "1869-06-01", "1850-05-03"],
    Birthplace: ["Bergen", "Oslo", "Riga, Latvia", "missing"],
  });
  expect(read("Died", ["Bergen, 12 March 1951", "Oslo, 3 May 1940 (aged 60)", "Riga, 1 June 1939", ""])).toEqual({
    Died: ["1951-03-12", "1940-05-03", "1939-06-01", "missing"],
    "Place of death": ["Bergen", "Oslo", "Riga", "missing"],
  });
});

test("days alone, and other labels, stay as they are", () => {
  expect(Object.keys(read("Born", ["12 March 1871", "3 May 1880", "1 June 1869", "2 July 1840"]))).toEqual(["Born"]);
  expect(Object.keys(read("Opened", ["12 March 1871 in Bergen", "3 May 1880 in Oslo", "1 June 1869 in Riga"]))).toEqual(
    ["Opened"],
  );
});

test("a second value beside the day is the place", () => {
  const people = testRelation(
    "people",
    ["Name", "Born", "Born (more)"],
    ["12 March 1871", "3 May 1880", "1 June 1869"].map((day, at) => [`Person ${at}`, day, `Town ${"abc"[at]}`]),
  );
  const columns = people.columns.map((column, at) => (at === 2 ? { ...column, unnamed: true } : column));
  const named = withBirthplaces({ ...people, columns }).columns;
  expect(named.map(({ name }) => name)).toEqual(["Name", "Born", "Birthplace"]);
  expect(named[2]).not.toHaveProperty("unnamed");
});

test("what the reader parted by itself stands where it found it", () => {
  const people = testRelation(
    "people",
    ["Name", "Born", "Born (2)", "Born (3)"],
    ["12 March 1871", "3 May 1880", "1 June 1869"].map((day, at) => [
      `Person ${at}`,
      `${day}; Town ${"ABC"[at]}`,
      day,
      `Town ${"ABC"[at]}`,
    ]),
  );
  const columns = people.columns.map((column, at) => (at > 1 ? { ...column, unnamed: true } : column));
  const read = withBirthplaces({ ...people, columns });
  expect(read.columns.map(({ name, type }) => [name, type])).toEqual([
    ["Name", "text"],
    ["Born", "date"],
    ["Birthplace", "text"],
  ]);
  expect(read.rows[0]!.cells[1]!.evidence.place).toMatchObject({ col: 2 });
  expect(read.rows[0]!.cells[2]!.evidence.place).toMatchObject({ col: 3 });
});
