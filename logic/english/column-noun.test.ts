import { expect, it } from "vitest";
import { columnNoun } from "./column-noun.ts";

it("takes a word before a price for no name of it, and an article off a heading", () => {
  const price = (name: string, unit: string) => columnNoun({ name, type: "number", role: "measure", unit });
  expect(["Only", "Now only", "From"].map((name) => price(name, "£"))).toEqual(Array(3).fill("price"));
  expect(price("Only", "kg")).not.toBe("price");
  expect(price("Opening weekend", "$")).toBe("opening weekend takings");
  expect(columnNoun({ name: "The Nose", type: "text", role: "category" })).toBe("nose");
});

it("says that a bonus is so many points where it is no money", () => {
  const bonus = (unit?: string) =>
    columnNoun({ name: "Bonus", type: "number", role: "measure", ...(unit === undefined ? {} : { unit }) });
  expect(bonus()).toBe("bonus points");
  expect(bonus("€")).toBe("bonus");
});

it("calls the end of what was made by the noun for it", () => {
  const year = (name: string) => columnNoun({ name, type: "number", role: "year" });
  expect(year("Discontinued")).toBe("discontinuation year");
});

it("sets an adjective that stands behind several before them", () => {
  const called = (name: string) => columnNoun({ name, type: "text", role: "category" });
  expect([called("Years active"), called("Dates available")]).toEqual(["active years", "available dates"]);
  expect(called("Trade union")).toBe("trade union");
});

it("quotes what says that something was used or applied: nothing has a method used", () => {
  const called = (name: string) => columnNoun({ name, type: "text", role: "text" });
  expect([called("Method used"), called("Rule applied"), called("Method")]).toEqual([
    "“Method used” entry",
    "“Rule applied” entry",
    "method",
  ]);
});

it("gives what names money itself no price, and what is held or bought one", () => {
  const price = (name: string) => columnNoun({ name, type: "number", role: "measure", unit: "£" });
  expect(["Repair fund", "Wage bill", "Mooring fee", "Bridge toll"].map(price)).toEqual([
    "repair fund",
    "wage bill",
    "mooring fee",
    "bridge toll",
  ]);
  expect(["Tickets", "Day ticket", "Gold coin"].map(price)).toEqual([
    "ticket price",
    "day ticket price",
    "gold coin price",
  ]);
});

it("asks no price of what is to be reached or not to be passed", () => {
  const noun = (name: string) => columnNoun({ name, type: "number", role: "measure", unit: "£" });
  expect(noun("Goal")).toBe("goal amount");
  expect(noun("Target")).toBe("target amount");
  expect(noun("Day ticket")).toBe("day ticket price");
});

it("so many who do something are a number of them", () => {
  const noun = (name: string, type: "number" | "text") =>
    columnNoun({ name, type, role: type === "text" ? "text" : "measure" });
  expect(noun("Pupils taking part", "number")).toBe("number of pupils taking part");
  expect(noun("Countries taking part", "text")).toBe("countries taking part");
});
