import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { silentProgress } from "../../core/progress.ts";
import type { Relation } from "../../core/relation.ts";
import { crawl } from "../../crawler/explore/crawl.ts";
import type { AskedBody } from "../../llm/scripted-server.fixture.ts";
import { openStore, type Store } from "../../storage/open-store.ts";
import { secondOpinionsOf } from "../../storage/second-opinion-store.ts";
import { findTask } from "../../storage/task-store.ts";
import type { GenerateReport } from "../generate.ts";
import { type OrchardSite, serveOrchards } from "../orchard-site.fixture.ts";
import { SiteArchive } from "../survey/site-archive.ts";
import { Aide } from "../with-model/aide.ts";
import { type Answers, type HelpingModel, helpingModel, saidTo } from "../with-model/helping-model.fixture.ts";
import { difficultyOf, type WalkKind } from "./difficulty.ts";
import { generateWalks } from "./generate-walks.ts";
import { isNeeded } from "./without-page.ts";

let folder: string;
let store: Store;
let site: OrchardSite;
const made = new Map<WalkKind, GenerateReport>();

/** Two clicks from the root, on a page of its own: what no page before it says. */
const STAFF = `<!doctype html><html lang="en"><head><title>Gardeners | Orchard Survey</title></head><body><main><h1>Gardeners</h1>
  <table><caption>Gardeners by season</caption><tr><th>Gardener</th><th>Height of ladder</th><th>Season</th></tr>
  ${["Ames", "Birch", "Cole", "Dyer", "Ellis", "Frost", "Gale", "Hart"]
    .map(
      (name, at) => `<tr><td>${name}</td><td>${3 + ((at * 5) % 8)} m</td><td>${at % 2 ? "Autumn" : "Spring"}</td></tr>`,
    )
    .join("")}</table></main></body></html>`;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "waymark-walker-"));
  store = await openStore(join(folder, "a.db"));
  site = await serveOrchards();
  site.pages.set(
    "/farms",
    site.pages.get("/farms")!.replace("</main>", `<p><a href="/staff">Gardeners</a></p></main>`),
  );
  site.pages.set("/staff", STAFF);
  await crawl({ roots: [site.root], render: "never", pace: 0 }, { store, progress: silentProgress });
  for (const kind of ["single_source", "multi_source"] as const) {
    const options = { roots: [site.root], set: kind, purpose: "train" as const, count: 6, seed: "1", kind };
    made.set(kind, await generateWalks(options, { store }));
  }
}, 60_000);
afterAll(async () => {
  await store.close();
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

describe("generateWalks", () => {
  it("says how many of the tasks that were wanted a site gave, and what became of the others", async () => {
    const kind = "single_source";
    const options = {
      roots: [site.root],
      set: "many",
      purpose: "train" as const,
      count: 1000,
      seed: "1",
      kind,
    } as const;
    const { accepted, shortfalls } = await generateWalks(options, { store });
    expect(accepted.length).toBeLessThan(1000);
    expect(shortfalls).toHaveLength(1);
    const told = `${kind}: ${accepted.length} of 1000 tasks of ${site.root} (`;
    expect(shortfalls![0]!.startsWith(told)).toBe(true);
    expect(shortfalls![0]!.slice(told.length)).toMatch(
      /^(?:it gives no others|\d+ candidates? (?:was|were) turned away: \d+ \w+.*)\)$/,
    );
    const few = await generateWalks({ ...options, set: "few", count: 1 }, { store });
    expect(few.shortfalls).toBeUndefined();
  });

  it("asks of one page two to four clicks away, in several steps, with the clicks that lead there", () => {
    const { accepted } = made.get("single_source")!;
    expect(accepted.length).toBeGreaterThan(0);
    for (const task of accepted) {
      expect(task.pages).toHaveLength(1);
      expect(task.pages[0]!.depth).toBe(2);
      expect(task.walk!.difficulty).toBe("easy");
      expect(task.program.steps.length + task.derivation.flatMap((step) => step.uses).length).toBeGreaterThan(3);
    }
    // Which of the pages two clicks away are drawn hangs on their addresses, and with these on the port.
    for (const path of accepted.flatMap((task) => task.walk!.goldenPaths))
      expect(path).toMatch(/^root->all farms->\p{Lu}\p{Ll}+$/u);
  });

  it("asks of two pages together, either of which is needed, and says why", async () => {
    const { accepted } = made.get("multi_source")!;
    expect(accepted.length).toBeGreaterThan(0);
    const [stored] = await store.db.selectFrom("sites").selectAll().execute();
    const { relations } = await new SiteArchive(store, stored!).read();
    const byId = new Map<string, Relation>(relations.map((relation) => [relation.id, relation]));
    for (const task of accepted) {
      expect(task.walk!.goldenPaths).toHaveLength(2);
      for (const { url } of task.pages) expect(isNeeded(url, task, byId)).toBe(true);
      expect(isNeeded(`${site.root}elsewhere`, task, byId)).toBe(false);
      expect(task.walk!.why.length).toBeGreaterThan(20);
    }
  });

  it("stores the walk with the task, and makes the same ones again", async () => {
    const { accepted } = made.get("multi_source")!;
    expect(await findTask(store, accepted[0]!.id)).toEqual(accepted[0]);
    const options = { roots: [site.root], set: "multi_source", purpose: "train" as const, count: 6, seed: "1" };
    const again = await generateWalks({ ...options, kind: "multi_source" }, { store });
    expect(again.accepted.map(({ id }) => id)).toEqual(accepted.map(({ id }) => id));
    const { length } = await store.db.selectFrom("tasks").select("id").where("kind", "=", "multi_source").execute();
    expect(length).toBe(accepted.length);
  });
});

describe("generateWalks with a model", () => {
  const pass = { evidence: "pass", question: "pass", answer: "pass", domain: "Geography", operations: [], notes: "" };
  const answers: Answers = {
    question: (body) => ({ question: /Question: (.*)/.exec(saidTo(body))![1]! }),
    verdict: () => pass,
    answer: () => ({ answer: "I cannot know" }),
  };
  let helper: HelpingModel | undefined;
  afterEach(async () => helper?.server.close());

  async function helped(kind: WalkKind, given: Answers) {
    helper = await helpingModel(store, given);
    const options = { roots: [site.root], set: `${kind} helped`, purpose: "train" as const, count: 2, seed: "1" };
    return generateWalks({ ...options, kind }, { store, aide: new Aide(helper.model) });
  }

  const system = (body: AskedBody) => String(body.messages[0]?.content);

  it("words and judges a deep page's question as WebWalkerQA has it: strictly, beside the pages on the way", async () => {
    const { accepted, model } = await helped("single_source", answers);
    expect(accepted.length).toBeGreaterThan(0);
    expect(system(helper!.asked("question")[0]!)).toContain("digs for one thing");
    const [verdict] = helper!.asked("verdict");
    expect(system(verdict!)).toContain("lie on the way to it");
    const { path, url } = accepted[0]!.pages[0]!;
    expect(path.length).toBeGreaterThan(1);
    for (const page of [...path, url]) expect(saidTo(verdict!)).toContain(`source=${JSON.stringify(page)}`);
    expect(model).toMatchObject({ second_stage: { asked: accepted.length, dropped: 0 } });
  });

  it("turns away a question that the strict verifier says one page alone answers, and keeps its word", async () => {
    const refused = made.get("multi_source")!.accepted[0]!.question;
    const { accepted, rejected, model } = await helped("multi_source", {
      ...answers,
      verdict: (body) => (saidTo(body).includes(refused) ? { ...pass, evidence: "fail", notes: "one page" } : pass),
    });
    expect(system(helper!.asked("verdict")[0]!)).toContain("take both pages together");
    expect(accepted.map(({ question }) => question)).not.toContain(refused);
    expect(rejected.second_stage).toBe(1);
    expect(model).toMatchObject({ second_stage: { dropped: 1, reasons: { evidence: 1 } } });
    const { id } = await store.db
      .selectFrom("task_sets")
      .select("id")
      .where("name", "=", "multi_source helped")
      .executeTakeFirstOrThrow();
    const dropped = (await secondOpinionsOf(store, id)).filter((opinion) => opinion.dropped);
    expect(dropped).toMatchObject([{ question: refused, notes: "one page", rules: { evidence: "pass" } }]);
  });
});

describe("difficultyOf", () => {
  it.each([
    ["single_source", [2], "easy"],
    ["single_source", [3], "medium"],
    ["single_source", [4], "hard"],
    ["single_source", [1], undefined],
    ["single_source", [5], undefined],
    ["multi_source", [1, 1], "easy"],
    ["multi_source", [2, 2], "easy"],
    ["multi_source", [3, 3], "medium"],
    ["multi_source", [3, 4], "hard"],
    ["multi_source", [4, 4], "hard"],
    ["multi_source", [0, 3], undefined],
    ["multi_source", [5, 4], undefined],
  ] as const)("%s at depths %j is %s", (kind, depths, difficulty) => {
    expect(difficultyOf(kind, depths)).toBe(difficulty);
  });
});
