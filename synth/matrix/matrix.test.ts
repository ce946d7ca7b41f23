import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { silentProgress } from "../../core/progress.ts";
import { isAccepted, type Task } from "../../core/task.ts";
import { crawl } from "../../crawler/explore/crawl.ts";
import { openStore, type Store } from "../../storage/open-store.ts";
import { siteOfRoot } from "../../storage/site-store.ts";
import { findTask } from "../../storage/task-store.ts";
import { auditTask } from "../check/audit.ts";
import type { SiteFacts } from "../check/check.ts";
import { siteFacts } from "../check/site-facts.ts";
import type { GenerateReport } from "../generate.ts";
import { type OrchardSite, serveOrchards } from "../orchard-site.fixture.ts";
import { SiteArchive } from "../survey/site-archive.ts";
import { leakIn } from "./checks/sealed.ts";
import { generateMatrices } from "./generate-matrices.ts";
import { numbersOf } from "./run-cell.ts";

let folder: string;
let store: Store;
let site: OrchardSite;
let report: GenerateReport;
let facts: SiteFacts;
let task: Task;

const options = (set: string) => ({ roots: [site.root], set, purpose: "evaluation" as const, count: 1, seed: "1" });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "waymark-matrix-"));
  store = await openStore(join(folder, "a.db"));
  site = await serveOrchards();
  // One farm does not say how many trees it has.
  const page = site.pages.get("/farms/cresswell")!;
  site.pages.set("/farms/cresswell", page.replace("<td>210</td>", "<td>–</td>"));
  // More can be worked out of what each pays to how many.
  let farm = 0;
  for (const [path, html] of site.pages) {
    if (!path.startsWith("/farms/")) continue;
    farm += 1;
    const row = (name: string, value: string) => `<tr><th scope="row">${name}</th><td>${value}</td></tr>`;
    const more = row("Pickers", `${9 + ((farm * 5) % 8) * 3}`) + row("Wages", `£${21_000 + ((farm * 3) % 8) * 7_300}`);
    site.pages.set(path, html.replace("</table>", `${more}</table>`));
  }
  await crawl({ roots: [site.root], render: "never", pace: 0 }, { store, progress: silentProgress });
  report = await generateMatrices(options("orchards"), { store });
  facts = await siteFacts(new SiteArchive(store, (await siteOfRoot(store, site.root))!));
  task = report.accepted[0]!;
}, 60_000);
afterAll(async () => {
  await store.close();
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

const failing = async (change: (copy: Task) => void): Promise<string[]> => {
  const copy = structuredClone(task);
  change(copy);
  const results = await auditTask({ ...facts, task: copy, others: [] });
  return results.filter(({ outcome }) => outcome === "fail").map(({ check }) => check);
};

describe("a matrix", () => {
  it("has a cell with a complete record for every entity and dimension, and passes its audit", async () => {
    const { entities, dimensions, cells } = task.matrix!;
    expect(entities).toHaveLength(8);
    expect(cells).toHaveLength(entities.length * dimensions.length);
    expect(dimensions.filter(({ family }) => family === "retrieval")).toHaveLength(1);
    for (const { id, question } of dimensions) {
      expect(cells.some(({ dimension, reference }) => dimension === id && reference.type !== "not_available")).toBe(
        true,
      );
      const family = dimensions.find((one) => one.id === id)!.family;
      if (family !== "calibration") expect(question).not.toMatch(/\bmean\b/);
    }
    expect(isAccepted(await auditTask({ ...facts, task, others: [] }))).toBe(true);
  });

  it("says that a value is not available where the site does not state it, and nowhere else", () => {
    const gaps = task.matrix!.cells.filter(({ reference }) => reference.type === "not_available");
    expect(new Set(gaps.map(({ entity }) => entity))).toEqual(new Set(["Cresswell"]));
  });

  it("tells in its prompt the entities and questions, and nothing of references, sources or rules", () => {
    const { entities, dimensions } = task.matrix!;
    for (const { name } of entities) expect(task.question).toContain(name);
    for (const { question } of dimensions) expect(task.question).toContain(question);
    expect(leakIn(task)).toBeUndefined();
    const cell = task.matrix!.cells.find(({ reference }) =>
      numbersOf(reference).some((number) => number.replace(".", "").length > 2),
    )!;
    const [value] = numbersOf(cell.reference);
    for (const leak of [value!, cell.sources[0]!.url, cell.derivation, "T1", "the tolerance is 5 %", entities[0]!.why])
      expect(leakIn({ ...task, question: `${task.question}\n${leak}` }), leak).toBeDefined();
  });

  it("is the same again under the same seed, and stored whole", async () => {
    const again = await generateMatrices(options("orchards"), { store });
    expect(again.accepted.map(({ id }) => id)).toEqual([task.id]);
    expect((await findTask(store, task.id))!.matrix).toEqual(task.matrix);
    const other = await generateMatrices(options("others"), { store });
    expect(other.accepted[0]!.matrix).toEqual(task.matrix);
  });

  it("is refused when a reference, a record, the split or the prompt was changed", async () => {
    const precise = (copy: Task) => copy.matrix!.cells.find(({ reference }) => reference.type === "precise")!;
    expect(
      await failing((copy) => {
        precise(copy).reference = { type: "precise", value: "99999" };
      }),
    ).toContain("faithful");
    expect(
      await failing((copy) => {
        precise(copy).sources = [];
      }),
    ).toContain("matrix_complete");
    expect(
      await failing((copy) => {
        for (const dimension of copy.matrix!.dimensions) dimension.family = "retrieval";
      }),
    ).toContain("matrix_split");
    expect(
      await failing((copy) => {
        copy.question += " The scoring is strict.";
      }),
    ).toContain("matrix_sealed");
    expect(
      await failing((copy) => {
        // What a thing has per another is no part of a whole.
        copy.matrix!.dimensions.find(({ type }) => type === "cross_column")!.type = "sum_of_parts";
      }),
    ).toContain("matrix_consistent");
  });
});
