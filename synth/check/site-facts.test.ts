import { expect, test } from "vitest";
import { lakes } from "../relation.fixture.ts";
import type { SiteArchive } from "../survey/site-archive.ts";
import { siteFacts } from "./site-facts.ts";

const FILE = "https://lakes.example/depths.csv";

/** The lakes in a file, as it is printed there. */
function inFile() {
  const list = lakes();
  const rows = list.rows.map(({ cells }, row) => ({
    cells: cells.map((cell, col) => ({
      value: cell.value,
      evidence: { ...cell.evidence, url: FILE, place: { at: "csv" as const, row, col } },
    })),
  }));
  return { ...list, id: "file", source: "csv" as const, url: FILE, rows };
}

test("what a file prints is known of though relations of its things stand for it", async () => {
  const reading = { pages: [], relations: [lakes()], inFiles: [inFile()] };
  const archive = { read: async () => reading } as unknown as SiteArchive;
  const { facts } = await siteFacts(archive);
  for (const { cells } of lakes().rows)
    for (const { value, evidence } of cells)
      if (value.kind !== "missing") expect(facts.pagesStating(evidence.url, evidence.place)).toContain(FILE);
});
