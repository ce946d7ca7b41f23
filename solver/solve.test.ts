import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { StopError } from "../core/errors.ts";
import { silentProgress } from "../core/progress.ts";
import type { Web } from "../crawler/web.ts";
import { openStore, type Store } from "../storage/open-store.ts";
import { saveRelations } from "../storage/relation-store.ts";
import { addStep, attemptsOf, finishAttempt, startAttempt, trajectoryOf } from "../storage/run-store.ts";
import { addTasks, ensureTaskSet, taskSetNamed, tasksOf } from "../storage/task-store.ts";
import { registerAgent } from "./agents.ts";
import { lakeCollection, type SmallSite, serveSmallSite, taskOver } from "./small-site.fixture.ts";
import { type SolveOptions, solve } from "./solve.ts";

const NOW = new Date("2025-01-01T00:00:00Z");
const OPTIONS: SolveOptions = { set: "lakes", agents: ["oracle"], web: "live", seed: "1", concurrency: 2 };

let folder: string;
let store: Store;
let site: SmallSite;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "waymark-solve-"));
  store = await openStore(join(folder, "x.db"));
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
  const paths = ["arvo", "belt", "corr", "dunn"].map((name) => ["/", "/lakes", `/lakes/${name}`]);
  const tasks = ["mean", "median"].map((op) =>
    taskOver(
      site,
      [relation],
      {
        relations: { lakes: relation.id },
        steps: [{ as: "x", op, from: "lakes", column: area }],
        answer: "x",
      },
      paths,
    ),
  );
  await addTasks(store.db, set.id, tasks, NOW);
});
afterEach(async () => {
  await store.close();
  await site.close();
  rmSync(folder, { recursive: true });
});

const webFor = () => site.web();

test("attempts every task with every agent and stores answers and steps", async () => {
  const summaries = await solve({ ...OPTIONS, agents: ["oracle", "lexical-walker"], attempts: 2 }, { store, webFor });
  expect(summaries.map(({ agent, attempts, finished, failed }) => [agent, attempts, finished, failed])).toEqual([
    ["oracle", 4, 4, 0],
    ["lexical-walker", 4, 4, 0],
  ]);
  const attempts = await attemptsOf(store, summaries[0]!.run);
  expect(attempts.map((attempt) => attempt.answer).sort()).toEqual([
    "13.5625 km²",
    "13.5625 km²",
    "9.875 km²",
    "9.875 km²",
  ]);
  const { steps } = await trajectoryOf(store, attempts[0]!);
  expect(steps.map((step) => step.number)).toEqual(steps.map((_, index) => index + 1));
  expect(steps.at(-1)?.action.tool).toBe("final_answer");
});

test("one at a time makes a run's attempts; the other is told, and may go on when it is over", async () => {
  let both: Promise<unknown> | undefined;
  const again = async () => {
    both ??= solve(OPTIONS, { store, webFor }).catch((error: unknown) => error);
    await both;
    return webFor();
  };
  const [first] = await solve(OPTIONS, { store, webFor: again });
  expect(await both).toBeInstanceOf(StopError);
  expect(String(await both)).toContain(`another process is at run ${first!.run} (oracle)`);
  expect(first).toMatchObject({ finished: 2, failed: 0 });
  await solve(OPTIONS, { store, webFor });
});

test("the same call again continues the same run: what is finished stands, what was under way begins anew", async () => {
  const [first] = await solve(OPTIONS, { store, webFor });
  const [kept, broken] = await attemptsOf(store, first!.run);
  const before = await trajectoryOf(store, kept!);
  // As a kill in the middle of the second attempt leaves it: pending, with a step of its own.
  const pending = { status: "pending", answer: null, stop: null, finished_at: null } as const;
  await store.db.updateTable("attempts").set(pending).where("id", "=", broken!.id).execute();
  await startAttempt(store, broken!.id, NOW);
  const step = {
    thought: "cut off",
    action: { tool: "visit", arguments: {} },
    observation: "",
    failed: false,
    duration: 1,
  };
  await addStep(store, broken!.id, { ...step, number: 1 });

  const [again] = await solve(OPTIONS, { store, webFor });
  expect(again).toEqual(first);
  const [stillKept, redone] = await attemptsOf(store, first!.run);
  expect(await trajectoryOf(store, stillKept!)).toEqual(before);
  const { steps } = await trajectoryOf(store, redone!);
  expect(steps.some((each) => each.thought === "cut off")).toBe(false);
  expect(redone).toMatchObject({ status: "finished", answer: broken!.answer });
});

test("several numbers of steps are swept: each agent makes a run with each of them", async () => {
  const agents = ["oracle", "lexical-walker"];
  const summaries = await solve({ ...OPTIONS, agents, maxSteps: [2, 40] }, { store, webFor });
  expect(summaries.map(({ agent, maxSteps, attempts }) => [agent, maxSteps, attempts])).toEqual([
    ["oracle", 2, 2],
    ["oracle", 40, 2],
    ["lexical-walker", 2, 2],
    ["lexical-walker", 40, 2],
  ]);
  const answers = async (run: string) => (await attemptsOf(store, run)).map(({ answer }) => answer !== null);
  expect(await answers(summaries[0]!.run)).toEqual([false, false]);
  expect(await answers(summaries[1]!.run)).toEqual([true, true]);
});

test("an attempt that breaks is counted as failed and stays in the run", async () => {
  const broken: Web = {
    backend: "static",
    open: async () => {
      const session = await (await site.web()).open();
      return Object.assign(session, { visit: () => Promise.reject(new TypeError("a bug")) });
    },
    close: async () => undefined,
  };
  const [summary] = await solve(OPTIONS, { store, webFor: async () => broken });
  expect(summary).toMatchObject({ attempts: 2, finished: 0, failed: 2 });
  const attempts = await attemptsOf(store, summary!.run);
  expect(attempts.every((attempt) => attempt.status === "failed" && attempt.error === "a bug")).toBe(true);
});

test("where nothing can go on it stops, and attempts that have not begun stay pending", async () => {
  const stop = () => Promise.reject(new StopError("no browser"));
  await expect(solve({ ...OPTIONS, concurrency: 1 }, { store, webFor: stop })).rejects.toThrow("no browser");
  const [summary] = await solve(OPTIONS, { store, webFor });
  expect(summary).toMatchObject({ finished: 2, failed: 0 });
});

test("a wrong answer is a result: it is not tried again", async () => {
  const [first] = await solve(OPTIONS, { store, webFor });
  const [attempt] = await attemptsOf(store, first!.run);
  const end = { status: "finished", answer: "wrong", stop: "answered", error: null, tokens: 0, cost: 0 } as const;
  await finishAttempt(store, attempt!.id, end, NOW);
  await solve(OPTIONS, { store, webFor });
  expect((await attemptsOf(store, first!.run))[0]!.answer).toBe("wrong");
});

test("an agent or a set that is not there is refused before any work", async () => {
  await expect(solve({ ...OPTIONS, agents: ["orakel"] }, { store, webFor })).rejects.toThrow('no agent "orakel"');
  await expect(solve({ ...OPTIONS, set: "seas" }, { store, webFor })).rejects.toThrow('no task set "seas"');
});

test("keeps an agent to the one kind that it can attempt: says what is left out, and refuses a set without it", async () => {
  const start = () => ({ next: async () => ({ exhausted: "nothing to do" }) });
  registerAgent("matrices-alone", () => ({ name: "matrices-alone", defaultMaxSteps: 3, only: "matrix", start }));
  const options = { ...OPTIONS, agents: ["matrices-alone"] };
  await expect(solve(options, { store, webFor })).rejects.toThrow(
    'agent "matrices-alone" attempts tasks of the kind matrix alone, and task set "lakes" has none',
  );
  const { id: set } = await taskSetNamed(store, "lakes");
  const [task] = await tasksOf(store, set);
  await addTasks(store.db, set, [{ ...task!, id: "a matrix", kind: "matrix" }], NOW);
  const said: string[] = [];
  const progress = { ...silentProgress, warn: (line: string) => said.push(line) };
  const [summary] = await solve(options, { store, webFor, progress });
  expect(summary).toMatchObject({ attempts: 1, finished: 1 });
  expect(said.join()).toContain('the other 2 tasks of "lakes" are left out');
});

test("the oracle refuses a set without programs before any work", async () => {
  const known = await taskSetNamed(store, "lakes");
  const [proven] = await tasksOf(store, known.id);
  const { program: _, ...bare } = proven!;
  const set = await ensureTaskSet(store.db, "asked", "evaluation", NOW);
  await addTasks(store.db, set.id, [{ ...bare, id: "bare" }], NOW);
  await expect(solve({ ...OPTIONS, set: "asked" }, { store, webFor })).rejects.toThrow(
    /no task of set "asked" has one/,
  );
});
