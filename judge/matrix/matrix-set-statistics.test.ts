import { expect, it } from "vitest";
import type { Task } from "../../core/task.ts";
import { matrixSetStatistics } from "./matrix-set-statistics.ts";

const source = (url: string, provenance: string) => ({ url, provenance });
const cell = (dimension: string, sources: unknown[], steps: number, agreement = "single", type = "precise") => ({
  dimension,
  sources,
  agreement,
  reference: { type },
  trace: Array.from({ length: steps }, () => ({})),
});

it("counts addresses, publishers, steps, levels and marks by cell", () => {
  const matrix = {
    entities: [{}],
    dimensions: [
      { id: "D1", family: "retrieval", type: "retrieval" },
      { id: "D2", family: "derivation", type: "chain" },
    ],
    cells: [
      cell("D1", [source("https://a.example/1", "T1")], 1, "consistent"),
      cell(
        "D2",
        [source("https://a.example/1", "T1"), source("https://a.example/2", "T1"), source("https://b.example/", "T4")],
        4,
      ),
    ],
  };
  const found = matrixSetStatistics([{ matrix } as unknown as Task, {} as Task])!;
  expect(found).toMatchObject({
    matrices: 1,
    cells: 2,
    urls_per_cell: 2,
    urls_per_matrix: 3,
    publishers_per_cell: 1.5,
    derivation_steps: 4,
    families: { derivation: 1, retrieval: 1 },
    references: { precise: 2 },
    levels: { T1: 0.75, T4: 0.25 },
    agreement: { consistent: 0.5, single: 0.5 },
  });
  expect(matrixSetStatistics([{} as Task])).toBeUndefined();
});
