import { expect, it } from "vitest";
import type { Relation } from "../core/relation.ts";
import { packRelation } from "./packed-relation.ts";
import { unpackRelation } from "./unpacked-relation.ts";

it("gives a relation back as it was, wherever its cells were read", () => {
  const value = { kind: "text", printed: "a" } as const;
  const on = (page: string) => ({ snapshot: page.repeat(64), url: `https://site.example/${page}` });
  const relation: Relation = {
    id: "r1",
    name: "Things",
    source: "page_collection",
    url: "https://site.example/",
    title: "All things",
    columns: [{ name: "Name", type: "text", role: "label" }],
    rows: [
      {
        cells: [
          { value, evidence: { ...on("a"), place: { at: "cell", path: "0/1", table: 0, row: 1, col: 0 } } },
          {
            value,
            evidence: { ...on("a"), place: { at: "cell", path: "0/1", table: 0, row: 1, col: 1, start: 2, end: 5 } },
          },
        ],
        about: "https://site.example/a",
      },
      {
        cells: [
          { value, evidence: { ...on("b"), place: { at: "node", path: "0/2" } }, notes: ["estimated"] },
          { value, evidence: { ...on("a"), place: { at: "pdf", page: 2, box: [1, 2, 3, 4] } } },
        ],
        total: true,
      },
      {
        // An end without a start: the list has no word for it.
        cells: [{ value, evidence: { ...on("a"), place: { at: "node", path: "0/2", end: 4 } } }],
      },
    ],
  };
  expect(unpackRelation(packRelation(relation))).toEqual(relation);
});
