import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { subjectsByKind, subjectsInWords } from "./subjects-by-kind.ts";

const URLS = ["a", "b", "c", "d"].map((name) => `https://x.example/painters/${name}.html`);
const painters = testRelation(
  "painters",
  ["name", "朝代"],
  URLS.map((_, at) => [`画家${at}`, "清代"]),
);
const collection = {
  ...painters,
  source: "page_collection" as const,
  rows: painters.rows.map((row, at) => ({ ...row, about: URLS[at]! })),
};
const family = (subject: string, second = "尺寸") => {
  const made = testRelation(
    "works",
    [subject, second],
    URLS.map((_, at) => [`画家${at}`, "3"]),
  );
  return {
    ...made,
    source: "html_table" as const,
    columns: made.columns.map((column, at) => (at === 0 ? { ...column, role: "category" as const } : column)),
    rows: made.rows.map((row, at) => ({
      cells: row.cells.map((cell) => ({ ...cell, evidence: { ...cell.evidence, url: URLS[at]! } })),
    })),
  };
};
const called = (subject: string, noun: string | undefined, second?: string) =>
  subjectsByKind([family(subject, second)], [collection], () => noun)[0]!.columns[0]!.name;

test("what a row's page is about is called what the site calls such pages, and not by a word of their folder", () => {
  expect(called("Painter", "画家")).toBe("画家");
  expect(called("Page", "画家")).toBe("画家");
  expect(called("Painter", undefined)).toBe("Page");
  expect(called("Painter", "画家", "画家")).toBe("Page");
});

test("a word that stands on the pages is left", () => {
  expect(called("名家", "画家")).toBe("名家");
});

test("where neither headings nor folders say it, the pages of an English site are called what the site calls their things", () => {
  const inWords = (subject: string, noun: string | undefined, second?: string) =>
    subjectsInWords([family(subject, second)], [collection], () => noun)[0]!.columns[0]!.name;
  expect(inWords("Page", "painter")).toBe("Painter");
  expect(inWords("Artist", "painter")).toBe("Artist");
  expect(inWords("Page", undefined)).toBe("Page");
  expect(inWords("Page", "painter", "Painter")).toBe("Page");
});
