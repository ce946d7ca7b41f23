import { expect, test } from "vitest";
import { typeColumn } from "./type-column.ts";

const typed = (name: string, ...texts: readonly string[]) =>
  typeColumn(
    name,
    texts.map((text) => ({ text })),
  ).values.map((value) => (value.kind === "number" ? Number(value.decimal) : value.kind));

test("none of what is counted is nought of it", () => {
  expect(typed("Lives lost", "12", "none", "4", "7")).toEqual([12, 0, 4, 7]);
  expect(typed("伤亡人数", "12", "无", "4", "7")).toEqual([12, "missing", 4, 7]);
});

test("what stands behind a count in words is a note to it", () => {
  expect(typed("Ferries", "12", "None; the islanders row", "4", "Two (one laid up)")).toEqual([12, 0, 4, 2]);
  expect(typed("Ferries", "12", "None of the usual ones", "4", "7")[1]).not.toBe(0);
  expect(typed("Ferries", "12", "Several, by summer", "4", "7")[1]).not.toBe(0);
  expect(typed("Draught", "3 m", "None; see below", "4 m", "2 m")[1]).not.toBe(0);
});

test("among sizes a word is no number", () => {
  expect(typed("Height limit", "3 m", "none", "4 m", "2 m")).toEqual([3, "text", 4, 2]);
  expect(typed("Opened", "1890", "none", "1902", "1911")[1]).toBe("text");
});

test("what nobody knows is not stated", () => {
  expect(typed("Designer", "Ann Orr", "unknown", "Bo Lund", "not known")).toEqual([
    "text",
    "missing",
    "text",
    "missing",
  ]);
});

test("what is to be had for nothing costs nought", () => {
  expect(typed("Fee", "£12", "Free", "£40", "£7.50")).toEqual([12, 0, 40, 7.5]);
  expect(typed("Fee (€)", "12", "Free of charge", "40", "No charge")).toEqual([12, 0, 40, 0]);
  expect(typed("票价", "30元", "免费", "45元", "20元")).toEqual([30, 0, 45, 20]);
  expect(typed("Fee", "£12", "Free, booking required", "£40", "Free to members")).toEqual([12, 0, 40, "text"]);
  expect(typed("Fee", "£12", "Free (guests £5)", "£40", "£9")[1]).not.toBe(0);
  expect(typed("Fee", "£12", "on request", "£40", "£9")[1]).toBe("text");
});

test("among figures that are no money the word says something else", () => {
  expect(typed("Sugar", "12 g", "free", "4 g", "7 g")[1]).toBe("text");
});

test("nought of money has its unit", () => {
  const { column, values } = typeColumn(
    "Fee",
    ["£12", "Free", "£40"].map((text) => ({ text })),
  );
  expect(column).toMatchObject({ type: "number", unit: "£" });
  expect(values[1]).toMatchObject({ kind: "number", printed: "Free", decimal: "0", unit: "£" });
});
