import { afterEach, beforeEach, expect, test } from "vitest";
import { localSearch } from "../agent/search/local-search.ts";
import type { Clock } from "../core/clock.ts";
import { StopError } from "../core/errors.ts";
import { silentProgress } from "../core/progress.ts";
import { Model } from "../llm/model.ts";
import { type ScriptedServer, scriptedServer } from "../llm/scripted-server.fixture.ts";
import { openStore, type Store } from "../storage/open-store.ts";
import { saveRelations } from "../storage/relation-store.ts";
import { attemptsOf } from "../storage/run-store.ts";
import { addTasks, ensureTaskSet } from "../storage/task-store.ts";
import { lakeCollection, type SmallSite, serveSmallSite, taskOver } from "./small-site.fixture.ts";
import { type SolveDeps, type SolveOptions, solve } from "./solve.ts";

const NOW = new Date("2025-01-01T00:00:00Z");
/** Waits are over at once. */
const clock: Clock = { now: () => NOW, sleep: async () => undefined };
const OPTIONS: SolveOptions = { set: "lakes", agents: ["react"], attempts: 3, web: "live", seed: "1", concurrency: 1 };
type Script = Parameters<typeof scriptedServer>[0];

let store: Store;
let site: SmallSite;
let server: ScriptedServer;
let script: Script;
let warnings: string[];

beforeEach(async () => {
  store = await openStore(":memory:");
  site = await serveSmallSite();
  const relation = lakeCollection(site);
  const siteRow = { id: "site", root: `${site.origin}/`, title: "", language: "en", options: "{}", finished_at: null };
  await store.db
    .insertInto("sites")
    .values({ ...siteRow, scope: "host", created_at: NOW.toISOString() })
    .execute();
  await saveRelations(store.db, "site", null, [relation]);
  const set = await ensureTaskSet(store.db, "lakes", "train", NOW);
  const area = relation.columns.find((column) => column.name.startsWith("Area"))!.name;
  const program = {
    relations: { lakes: relation.id },
    steps: [{ as: "x", op: "mean", from: "lakes", column: area }],
    answer: "x",
  };
  await addTasks(store.db, set.id, [taskOver(site, [relation], program, [["/", "/lakes"]])], NOW);
  warnings = [];
  server = await scriptedServer((body, number) =>
    typeof script === "function" ? script(body, number) : script[Math.min(number, script.length) - 1]!,
  );
});
afterEach(async () => {
  await server.close();
  await store.close();
  await site.close();
});

const visit = { call: [{ name: "visit", arguments: { url: "/lakes" } }] };
const answer = { call: [{ name: "final_answer", arguments: { answer: "13" } }] };
/** Looks at a page, then answers. */
const healthy: Script = (body) => (body.messages.some(({ role }) => role === "tool") ? answer : visit);

async function solveBy(by: Script, options: Partial<SolveOptions> = {}, more: Partial<SolveDeps> = {}) {
  script = by;
  const progress = { ...silentProgress, warn: (line: string) => void warnings.push(line) };
  const settings = { name: "m", baseUrl: server.baseUrl, cache: "use" as const, concurrency: 2 };
  const model = new Model(settings, { store, clock, warn: progress.warn });
  const [summary] = await solve(
    { ...OPTIONS, ...options },
    { store, model, clock, progress, webFor: site.web, ...more },
  );
  return { summary: summary!, attempts: await attemptsOf(store, summary!.run) };
}

test("calling off ends calls under way at once; the attempt stays pending and goes on without paying twice", async () => {
  const controller = new AbortController();
  const stuck: Script = (_, number) => {
    if (number === 1) return visit;
    setTimeout(() => controller.abort(), 5);
    return { silent: true };
  };
  const { summary, attempts } = await solveBy(stuck, {}, { signal: controller.signal });
  expect(server.asked).toHaveLength(2);
  expect(summary).toMatchObject({ pending: 3, finished: 0, failed: 0 });
  expect(attempts.every(({ status }) => status === "pending")).toBe(true);
  const lost = await store.db
    .selectFrom("model_calls")
    .selectAll()
    .where("error", "is not", null)
    .executeTakeFirstOrThrow();
  expect(lost.error).toContain("tokens estimated");

  const again = await solveBy(healthy);
  expect(again.summary).toMatchObject({ pending: 0, finished: 3 });
  // The first reply stood on record: five more are asked for, and the lost one counts.
  expect(server.asked).toHaveLength(2 + 5);
  expect(again.attempts[0]!.tokens).toBe(2 * 110 + lost.input + lost.output);
});

test("a budget that is used up leaves what has not begun; a larger one goes on", async () => {
  const { summary } = await solveBy(healthy, { limits: { run: { tokens: 300 } } });
  // 110 tokens a reply: the third is under way when the budget is used up, and its attempt ends with that.
  expect(summary).toMatchObject({ finished: 2, failed: 0, pending: 1 });
  expect(warnings).toEqual([expect.stringMatching(/budget of 300 tokens is used up; .*1 attempts that are left/)]);
  expect((await solveBy(healthy, { limits: { run: { tokens: 5_000 } } })).summary).toMatchObject({
    pending: 0,
    finished: 3,
  });
});

test("an attempt that is made again for a fault costs what its calls cost, and once more when the server is back", async () => {
  const breaks: Script = (_, number) => (number === 1 ? visit : { status: 500 });
  const failing = solveBy(breaks);
  await expect(failing).rejects.toThrow(StopError);
  await expect(failing).rejects.toThrow(/3 attempts in a row did not happen: .* 500/);
  const [{ id }] = (await store.db.selectFrom("runs").select("id").execute()) as [{ id: string }];
  const attempts = await attemptsOf(store, id);
  expect(attempts[0]).toMatchObject({ status: "failed", stop: "unavailable", tokens: 110 });
  expect((await solveBy(healthy)).summary).toMatchObject({ finished: 3, failed: 0, failures: [] });
});

test("a wait that the server asks for beyond the attempt's time is no wrong answer", async () => {
  const limited: Script = [{ status: 429, headers: { "retry-after": "600" } }];
  await expect(solveBy(limited, { maxTime: 60_000 })).rejects.toThrow(/429.* past the deadline/);
  expect(server.asked).toHaveLength(3);
});

test("what the server refuses for good is asked once an attempt, and the reason is told", async () => {
  const long: Script = [{ status: 400, code: "context_length_exceeded", message: "too many tokens" }];
  const { summary } = await solveBy(long);
  expect(server.asked).toHaveLength(3);
  expect(summary).toMatchObject({
    failed: 3,
    failures: [{ attempts: 3, reason: expect.stringMatching(/too long for m/) as string }],
  });
});

test("whoever answers from what is found is said to find nothing of a site that was never crawled", async () => {
  const services = { search: localSearch(store) };
  await solveBy([{ say: JSON.stringify({ answer: "13" }) }], { agents: ["rag"], attempts: 1 }, { services });
  expect(warnings.filter((line) => line.includes("never crawled"))).toEqual([
    `rag will find nothing of ${site.origin}, which was never crawled, and answer without it; ` +
      `waymark crawl ${site.origin} first, or name a search engine by --search`,
  ]);
});

test("a call is given no more tokens than the budget leaves, and what that cut off is asked anew with a larger one", async () => {
  const cut: Script = () => ({ say: "I think that", finish: "length" });
  await solveBy(cut, { agents: ["closed-book"], attempts: 1, limits: { run: { tokens: 700 } } });
  const [first] = server.asked;
  const most = first?.max_tokens;
  expect(most).toBeLessThan(700);
  const before = server.asked.length;
  await store.db.updateTable("attempts").set({ status: "pending", stop: null }).execute();
  const { summary } = await solveBy([{ say: JSON.stringify({ answer: "13" }) }], {
    agents: ["closed-book"],
    attempts: 1,
  });
  expect(server.asked.length).toBe(before + 1);
  expect(summary).toMatchObject({ finished: 1 });
});
