import { describe, expect, it } from "vitest";
import { assignLabel } from "./assign-label.ts";
import { typeColumn } from "./type-column.ts";

const typed = (name: string, ...texts: string[]) =>
  typeColumn(
    name,
    texts.map((text) => ({ text })),
  );
const read = (name: string, ...texts: string[]) =>
  typed(name, ...texts).values.map((value) =>
    value.kind === "number" ? value.decimal : value.kind === "date" ? value.iso : value.kind,
  );

describe("typeColumn", () => {
  it("takes the decimal mark from the column's own cells", () => {
    expect(read("Preis", "12,5", "1.234", "3,99")).toEqual(["12.5", "1234", "3.99"]);
    expect(read("Price", "1.234", "2.5")).toEqual(["1.234", "2.5"]);
    expect(read("Price", "1.234", "2.345")).toEqual(["unsure", "unsure"]);
  });

  it("is unsure what groups and what is decimal where the column prints both", () => {
    expect(read("Price", "1,234", "12,5", "3.75")).toEqual(["unsure", "12.5", "3.75"]);
    const { values } = typeColumn(
      "Price",
      ["1,234", "12,5", "3.75"].map((text) => ({ text })),
      ["0.5", "2.25"],
    );
    expect(values[0]?.kind).toBe("unsure");
  });

  it("takes the decimal mark from the table where the column shows none", () => {
    const { values } = typeColumn("Price", [{ text: "1.234" }], ["0,5", "12,75"]);
    expect(values[0]).toMatchObject({ decimal: "1234" });
  });

  it("takes the order of day and month from the column", () => {
    expect(read("Date", "03/04/2021", "25/12/2020")).toEqual(["2021-04-03", "2020-12-25"]);
    expect(read("Date", "03/04/2021", "12/25/2020")).toEqual(["2021-03-04", "2020-12-25"]);
  });

  it("reads brackets as minus only beside open numbers", () => {
    expect(read("Profit", "(1,234)", "2,345", "1")).toEqual(["-1234", "2345", "1"]);
    expect(read("Note", "(1)", "(2)")).toEqual(["text", "text"]);
    expect(read("Profit ($m)", "(120)", "45", "(7.5)")).toEqual(["-120", "45", "-7.5"]);
    expect(read("Change", "(3.1)%", "12.0%", "(1.2)%")).toEqual(["-3.1", "12", "-1.2"]);
    expect(read("Votes", "(120)", "45", "(7.5)")).toEqual(["text", "45", "text"]);
  });

  it("takes figures with their errors below them for what they are", () => {
    expect(read("Model A", "1.5", "(0.2)", "3.1", "(0.4)")).toEqual(["1.5", "text", "3.1", "text"]);
  });

  it("takes brackets that the file says to be minus", () => {
    const { values } = typeColumn("Budget", [{ text: "1,500" }, { text: "(5,000)", accounted: true }, { text: "-20" }]);
    expect(values[1]).toMatchObject({ decimal: "-5000", printed: "(5,000)" });
  });

  it("takes words over several columns for no value of either", () => {
    const { column, values } = typeColumn("May", [{ text: "4" }, { text: "closed", spread: true }]);
    expect(column.type).toBe("number");
    expect(values[1]).toMatchObject({ kind: "unsure", printed: "closed" });
  });

  it("takes words that recur behind numbers for units", () => {
    const { column, values } = typed("Territory", "24 provinces", "3 provinces", "1 province");
    expect(column).toMatchObject({ type: "number", unit: "provinces", additive: true });
    expect(values[2]).toMatchObject({ decimal: "1", unit: "province" });
  });

  it("doubts words with figures in a column of numbers", () => {
    expect(read("Coast", "24 km", "3 km", "5 km", "12 km of reef and 3 km of sand")).toEqual([
      "24",
      "3",
      "5",
      "unsure",
    ]);
  });

  it("doubts a number that lost the unit of its column; nothing is nothing in every unit", () => {
    const { column, values } = typed(
      "Coast",
      "24 km",
      "3 km",
      "5 km",
      "8 km",
      "9 km",
      "7 km",
      "6 km",
      "2 km",
      "0",
      "75",
    );
    expect(column.unit).toBe("km");
    expect(values[8]).toMatchObject({ decimal: "0", unit: "km" });
    expect(values[9]).toMatchObject({ kind: "unsure" });
  });

  it("keeps codes as text", () => {
    expect(read("Phone", "5551234", "5551235")).toEqual(["text", "text"]);
    expect(read("Key", "00012", "00345")).toEqual(["text", "text"]);
    expect(typed("ISBN-13", "9780306406157", "9781861972712").column).toMatchObject({
      type: "text",
      role: "identifier",
    });
  });

  it.each([
    ["Founded", ["1901", "1950", "843"], "year"],
    ["Season", ["1998", "1999", "2001"], "year"],
    ["Price", ["1,998", "1,999", "2,001"], "measure"],
    ["Rank", ["4", "2", "9"], "rank"],
    ["Edition", ["2019", "2020", "2021"], "year"],
    ["Edition", ["19", "20", "21"], "rank"],
    ["Lane", ["4", "2", "9"], "identifier"],
    ["道次", ["4", "2", "9"], "identifier"],
    ["x", ["1", "2", "3", "4"], "rank"],
    ["Order code", ["17", "23", "99"], "identifier"],
    ["Item #", ["10254", "10457", "9812"], "identifier"],
    ["Listing No.", ["7469", "8119", "7180"], "identifier"],
    ["Mfr. Part No.", ["350", "355", "420"], "identifier"],
    ["Post code", ["AB", "CD", "AB", "CD"], "identifier"],
    ["Dress code", ["Smart Casual", "Casual", "Smart Casual", "Casual"], "category"],
    ["Opened", ["1 May 2020", "2 May 2020"], "date"],
    ["Region", ["Asia", "Europe", "Asia", "Europe"], "category"],
    ["Remark", ["some words", "other words", "more words", "last words"], "text"],
  ])("gives %s %j the role %s", (name, texts, role) => {
    expect(typed(name, ...texts).column.role).toBe(role);
  });

  it.each([
    ["Area > total", ["5 sq km", "7 sq km"], true],
    ["Population", ["5", "70"], true],
    ["Median age", ["26.4 years", "30 years"], false],
    ["GDP - per capita", ["$5,000", "$700"], false],
    ["Literacy", ["80.5%", "90%"], false],
    ["Births", ["21.3 births/1,000 population", "8 births/1,000 population"], false],
    ["Elevation", ["126 m", "500 m"], false],
    ["pH", ["7.3", "8.1"], false],
    ["Turbidity (NTU)", ["0.3", "0.12"], false],
    ["浑浊度", ["0.3", "0.12"], false],
  ])("says of %s %j whether it adds up: %s", (name, texts, additive) => {
    expect(typed(name, ...texts).column.additive).toBe(additive);
  });

  it("reads the unit from the header and leaves mixed units out", () => {
    expect(typed("Area (km²)", "100", "2000").column.unit).toBe("km²");
    expect(typed("Height", "6 ft", "180 cm").column.unit).toBeUndefined();
  });

  it("keeps lists as lists", () => {
    const { column, values } = typeColumn("Genres", [
      { text: "Drama, War", items: [{ text: "Drama" }, { text: "War" }] },
      { text: "Comedy, War", items: [{ text: "Comedy" }, { text: "War" }] },
    ]);
    expect(column.type).toBe("list");
    expect(values[0]).toMatchObject({ kind: "list", items: [{ printed: "Drama" }, { printed: "War" }] });
  });
});

describe("assignLabel", () => {
  it("names rows by the linked, distinct column", () => {
    const rank = typed("No.", "1", "2", "3");
    const country = typeColumn(
      "Country",
      ["France", "Spain", "Chad"].map((text) => ({ text, href: `https://a.example/${text}` })),
    );
    const capital = typed("Capital", "Paris", "Madrid", "N'Djamena");
    const parts = [rank, capital, country];
    const columns = assignLabel(
      parts.map(({ column }) => column),
      parts.map(({ values }) => values),
    );
    expect(columns.map(({ role }) => role)).toEqual(["rank", "text", "label"]);
  });

  it("takes figures of one unit among a word or two that recur for figures that some lack", () => {
    const prices = typed("Price", "£12", "out of print", "£30", "£9", "out of print", "£15", "out of print");
    expect(prices.column).toMatchObject({ type: "number", unit: "£" });
    expect(prices.values[1]).toMatchObject({ kind: "text" });
    const crew = typed("Crew", "38", "not known", "41", "not known", "12", "not known");
    expect(crew.column).toMatchObject({ type: "number", role: "measure" });
    // More words than figures, words that differ, figures of several units.
    expect(typed("Power", "manual", "40 W", "manual", "55 W", "manual", "manual", "60 W").column.type).toBe("text");
    expect(typed("Note", "38", "by hand", "41", "in part", "12", "old").column.type).toBe("text");
    expect(typed("Size", "3 kg", "varies", "4 m", "varies", "5 kg", "varies").column.type).toBe("text");
  });

  it("takes years for years where some are about that one, and these for unsure", () => {
    const { column, values } = typed("Made", "1736", "c. 1782", "1835–1845", "1801", "1790", "1814", "1822", "1799");
    expect(column).toMatchObject({ type: "number", role: "year" });
    expect(values.map(({ kind }) => kind)).toEqual(["number", "unsure", "unsure", ...Array(5).fill("number")]);
    expect(typed("Height", "about 12", "15", "18").values[0]).toMatchObject({ kind: "number", approximate: true });
  });

  it("takes what is counted in each year for no years", () => {
    for (const name of ["Clear nights per year", "Visitors a year", "Trains/year", "Rainy days each year"])
      expect(typed(name, "1912", "1875", "1790").column.role).toBe("measure");
    for (const name of ["Year", "Founded", "Year of birth", "Foundation year"])
      expect(typed(name, "912", "1875", "1790").column.role).toBe("year");
  });

  it("takes figures that can be years for years where their heading says what was done", () => {
    expect(typed("Felled", "1911", "2004").column.role).toBe("year");
    expect(typed("Trees felled", "1911", "2004").column.role).toBe("measure");
    expect(typed("Felled", "911", "2004").column.role).toBe("measure");
    expect(typed("Felled", "1911 t", "2004 t").column.role).toBe("measure");
  });

  it("doubts the one figure in other money, and keeps the column", () => {
    const pounds = ["£612,000", "£348,500", "£75,000", "£188,000", "£410,000", "£96,000"];
    const { column, values } = typed("Funding", ...pounds, "€1,240,000");
    expect(column).toMatchObject({ type: "number", unit: "£" });
    expect(values.map(({ kind }) => kind)).toEqual([...Array(6).fill("number"), "unsure"]);
    // As many of either are figures of two kinds.
    expect(typed("Weight", "31 LT", "40 LT", "28 t", "33 t", "35 LT").values.every((v) => v.kind === "number")).toBe(
      true,
    );
  });

  it("takes the year by which a class is called, and which of a series something is, for no counts", () => {
    const roleOf = (name: string, ...texts: string[]) => {
      const { column } = typeColumn(
        name,
        texts.map((text) => ({ text })),
      );
      return [column.role, column.unit, column.additive];
    };
    expect(roleOf("毕业届别", "1994届", "1998届", "2003届")).toEqual(["year", undefined, undefined]);
    expect(roleOf("年级", "2001级", "2003级", "2003级")).toEqual(["year", undefined, undefined]);
    expect(roleOf("届次", "12", "14", "19")).toEqual(["rank", undefined, undefined]);
    expect(roleOf("连任", "3届", "2届", "1届")).toEqual(["measure", "届", true]);
  });
});
