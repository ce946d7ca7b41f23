import { describe, expect, it } from "vitest";
import type { Column, Relation } from "../../../core/relation.ts";
import { namedByText } from "./named-by-text.ts";

function collection(columns: Column[], rows: string[][]): Relation {
  const evidence = { snapshot: "s", url: "https://a.org/", place: { at: "node" as const, path: "p" } };
  return {
    id: "c",
    name: "c",
    source: "page_collection",
    url: "https://a.org/",
    columns,
    rows: rows.map((cells) => ({ cells: cells.map((printed) => ({ value: { kind: "text", printed }, evidence })) })),
  };
}

const LOAD: Column = { name: "Load", type: "text", role: "text" };
const TEXT: Column = { name: "text", type: "text", role: "text", unnamed: true };

describe("a text that tells all pages apart", () => {
  it("is their name where they have none", () => {
    const found = namedByText(
      collection(
        [LOAD, TEXT],
        [
          ["low", "TAP Echo"],
          ["low", "TAP Reverb"],
        ],
      ),
    );
    expect(found.columns[1]).toEqual({ name: "name", type: "text", role: "label" });
  });

  it("is none where it stands twice, is missing, or is a sentence", () => {
    for (const texts of [
      ["Echo", "echo"],
      ["Echo", ""],
      ["Echo", "It says more. And more"],
    ]) {
      const given = collection(
        [LOAD, TEXT],
        texts.map((text) => ["low", text]),
      );
      expect(namedByText(given)).toBe(given);
    }
  });

  it("is none where it says when", () => {
    const given = collection(
      [LOAD, TEXT],
      [
        ["low", "4 May 2023, 10.30am"],
        ["low", "11 May 2024, 2pm"],
      ],
    );
    expect(namedByText(given)).toBe(given);
  });

  it("stays a text beside a name", () => {
    const given = collection([{ name: "name", type: "text", role: "label" }, TEXT], [["a", "b"]]);
    expect(namedByText(given)).toBe(given);
  });
});
