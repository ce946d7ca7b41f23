import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Evidence } from "../core/evidence.ts";
import { canonicalJson } from "../core/ids.ts";
import { silentProgress } from "../core/progress.ts";
import type { Task } from "../core/task.ts";
import { crawl } from "../crawler/explore/crawl.ts";
import { HttpFetcher } from "../crawler/fetch/http-fetcher.ts";
import { auditsOf } from "../storage/audit-store.ts";
import { openStore, type Store } from "../storage/open-store.ts";
import { recheck } from "./check/recheck.ts";
import { type GenerateReport, generate } from "./generate.ts";
import { type OrchardSite, orchardPages, serveOrchards } from "./orchard-site.fixture.ts";

let folder: string;
let store: Store;
let site: OrchardSite;
let first: GenerateReport;

const options = () => ({ roots: [site.root], set: "orchards", purpose: "evaluation" as const, count: 24, seed: "1" });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "waymark-generate-"));
  store = await openStore(join(folder, "a.db"));
  site = await serveOrchards();
  await crawl({ roots: [site.root], render: "never", pace: 0 }, { store, progress: silentProgress });
  first = await generate(options(), { store });
}, 60_000);
afterAll(async () => {
  await store.close();
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

const rowsOf = async () => ({
  tasks: await store.db.selectFrom("tasks").select(["id", "question"]).orderBy("id").execute(),
  audits: await store.db.selectFrom("audits").select("id").orderBy("id").execute(),
  relations: await store.db.selectFrom("relations").select("id").orderBy("id").execute(),
});

describe("generate", () => {
  it("follows links from page to page, reads files, and balances its subtypes", () => {
    const subtypes = first.accepted.map((task) => task.subtype);
    expect(subtypes).toContain("retrieve");
    expect(subtypes.filter((subtype) => subtype === "math").length).toBeLessThanOrEqual(0.25 * subtypes.length);
    expect(new Set(subtypes).size).toBeGreaterThanOrEqual(6);
    expect(new Set(first.accepted.flatMap((task) => task.sources))).toContain("csv");
    expect(first.accepted.every((task) => task.pages.length > 1)).toBe(true);
  });

  it("asks of what a file says of things with pages as of what these say, and never calls it by its address", () => {
    const filed = first.accepted.filter((task) => task.sources.includes("csv"));
    for (const task of filed) expect(task.question).toMatch(/\bfarms?\b.*harvest weight|harvest weight.*\bfarms?\b/);
    for (const task of first.accepted) expect(task.question).not.toMatch(/\.csv|harvest\.|https?:/);
  });

  it("keeps whole numbers whole in conditions", () => {
    for (const task of first.accepted) expect(task.question).not.toMatch(/(?:fewer|more) than \d+\.\d/);
  });

  it("never tells what has to be found on the way", () => {
    for (const task of first.accepted) {
      for (const step of task.derivation.filter((one) => one.op === "follow"))
        expect(task.question).not.toContain(step.uses.at(-1)!.printed);
    }
  });

  it("gives the same tasks when it is asked again, and changes nothing", async () => {
    const before = await rowsOf();
    const again = await generate(options(), { store });
    expect(again.accepted.map(({ id }) => id)).toEqual(first.accepted.map(({ id }) => id));
    expect(await rowsOf()).toEqual(before);
  });
});

describe("sets for training and for evaluation", () => {
  it("ask nothing that the other asks, and none becomes the other", async () => {
    const training = { ...options(), set: "trees", purpose: "train" as const, count: 8 };
    const { accepted } = await generate(training, { store });
    const held = new Set(first.accepted.map(({ question }) => question));
    expect(accepted.filter(({ question }) => held.has(question))).toEqual([]);
    await expect(generate({ ...options(), purpose: "train" }, { store })).rejects.toThrow("is for evaluation");
  });
});

describe("recheck over the live web", () => {
  const live = async (tasks: readonly Task[]) => {
    const fetcher = new HttpFetcher({ allowPrivate: [site.root], userAgent: "waymark-test" });
    try {
      return await recheck({ tasks, others: first.accepted, web: "live" }, { store, fetcher });
    } finally {
      await fetcher.close();
    }
  };
  const drift = async (tasks: readonly Task[]) => (await live(tasks)).drift;
  /** A task over farm pages whose answer hangs on every number that it reads. */
  const summed = () =>
    first.accepted.find((task) => task.program.steps.at(-1)!.op === "sum" || task.subtype === "math")!;

  it("finds nothing changed where nothing changed", async () => {
    expect(await drift([summed()])).toMatchObject({ unchanged: 1, drifted: 0, gone: 0 });
  });

  it("tells a changed page from a changed answer, and both from a page that is gone", async () => {
    const task = summed();
    const used = task.derivation.flatMap((step) => step.uses).find((use) => /^\d/.test(use.printed))!;
    const path = new URL(used.evidence.url).pathname;
    const before = orchardPages().get(path)!;
    site.pages.set(path, before.replace("</main>", "<p>Visitors are welcome.</p></main>"));
    expect(await drift([task])).toMatchObject({ changed_same_answer: 1 });
    site.pages.set(path, before.replaceAll(/(<td>|,)(\d)/g, "$19$2"));
    expect(await drift([task])).toMatchObject({ drifted: 1 });
    site.pages.delete(path);
    expect(await drift([task])).toMatchObject({ gone: 1 });
    site.pages.set(path, before);
  });

  it("tells exactly the tasks that depend on a number that changed, with the old and the new value", async () => {
    const usesOf = (task: Task) => task.derivation.flatMap((step) => step.uses);
    const isSame = (a: Evidence, b: Evidence) => canonicalJson(a) === canonicalJson(b);
    const tasks = first.accepted;
    const use = tasks
      .flatMap(usesOf)
      .find(({ label, evidence }) => label.startsWith("Trees of ") && evidence.url.includes("/farms/"))!;
    const path = new URL(use.evidence.url).pathname;
    const before = orchardPages().get(path)!;
    site.pages.set(path, before.replace(`<td>${use.printed}</td>`, "<td>4444</td>"));
    const report = await live(tasks);
    site.pages.set(path, before);
    const dependent = tasks.filter((task) => usesOf(task).some((one) => isSame(one.evidence, use.evidence)));
    expect(dependent.length).toBeGreaterThan(0);
    expect(dependent.length).toBeLessThan(tasks.length);
    expect(report.drifted.map(({ id }) => id).sort()).toEqual(dependent.map(({ id }) => id).sort());
    const change = { url: use.evidence.url, was: use.printed, now: "4444" };
    for (const told of report.drifted) expect(told.changes).toMatchObject([change]);
    const stored = (await auditsOf(store, dependent[0]!.id)).at(-1);
    expect(stored?.changes).toMatchObject([change]);
  });
});
