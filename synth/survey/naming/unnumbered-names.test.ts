import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { withoutNumbers } from "./unnumbered-names.ts";

const collection = (names: readonly string[]): Relation => ({
  id: "r",
  name: "pages",
  source: "page_collection",
  url: "https://a.example/",
  columns: [{ name: "name", type: "text", role: "label" }],
  rows: names.map((printed, at) => ({
    about: `https://a.example/${at}`,
    cells: [
      {
        value: { kind: "text", printed },
        evidence: { snapshot: "s", url: `https://a.example/${at}`, place: { at: "node", path: "0" } },
      },
    ],
  })),
});
const namesOf = ({ rows }: Relation) => rows.map(({ cells }) => cells[0]!.value.printed);

test("pages of a document are known by their headings without the numbers", () => {
  const found = withoutNumbers(collection(["E.1. Release 4.2", "E.2. Release 4.1", "E.10. Release 3"]));
  expect(namesOf(found)).toEqual(["Release 4.2", "Release 4.1", "Release 3"]);
  expect(found.rows[2]!.cells[0]!.evidence.place).toMatchObject({ start: 6, end: 15 });
});

test("figures that are part of the names stay", () => {
  for (const names of [
    ["2010 Accent", "1984", "3 Wheeler"],
    ["A Tale", "B Sides"],
    ["1.1 Same", "1.2 Same"],
    ["1. One", "Two", "Three"],
  ])
    expect(namesOf(withoutNumbers(collection(names)))).toEqual(names);
});

test("what is not numbered among things of one kind that are is none of them", () => {
  const releases = Array.from({ length: 10 }, (_, at) => `E.${at + 1}. Release 4.${at}`);
  expect(namesOf(withoutNumbers(collection([...releases, "E.11. Prior Releases"])))).toHaveLength(10);
  expect(namesOf(withoutNumbers(collection(["1.1 Lamps", "1.2 Ropes", "1.3 Release 3"])))).toHaveLength(3);
});
