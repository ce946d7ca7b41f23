import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { StopError, UsageError } from "../core/errors.ts";
import type { Task } from "../core/task.ts";
import { openStore, storageError } from "./open-store.ts";
import {
  addStep,
  attemptsOf,
  ensureRun,
  findRun,
  finishAttempt,
  finishRun,
  startAttempt,
  trajectoryOf,
} from "./run-store.ts";
import { addTasks, ensureTaskSet, taskSetNamed, tasksOf } from "./task-store.ts";
import { addVerdicts, verdictsOf } from "./verdict-store.ts";

const NOW = new Date("2026-01-02T03:04:05Z");

function task(id: string): Task {
  const evidence = {
    snapshot: "a".repeat(64),
    url: "http://site.example/a",
    place: { at: "node" as const, path: "0/1" },
  };
  return {
    id,
    kind: "aggregation",
    question: "What is the mean height of the towers?",
    answer: { type: "number", decimal: "12.5", unit: "m" },
    answerText: "12.5 m",
    root: "http://site.example/",
    language: "en",
    subtype: "statistic",
    operations: ["science > statistic > mean"],
    level: 1,
    program: {
      relations: { towers: "r1" },
      steps: [{ as: "x", op: "mean", from: "towers", column: "Height" }],
      answer: "x",
    },
    derivation: [{ as: "x", op: "mean", text: "mean of 2", uses: [{ label: "A", printed: "12 m", evidence }] }],
    pages: [
      { url: "http://site.example/a", title: "A", depth: 1, path: ["http://site.example/", "http://site.example/a"] },
    ],
    sources: ["page_collection"],
  };
}

describe("store", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "waymark-store-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it("gives a task back as it was stored, and adding it twice changes nothing", async () => {
    const store = await openStore(join(folder, "a.db"));
    const set = await ensureTaskSet(store.db, "s", "train", NOW);
    expect(await addTasks(store.db, set.id, [task("t1")], NOW)).toBe(1);
    expect(await addTasks(store.db, set.id, [task("t1"), task("t2")], NOW)).toBe(1);
    expect(await tasksOf(store, set.id)).toEqual([task("t1"), task("t2")]);
    await store.close();
  });

  it("refuses a set under another purpose and names the sets there are", async () => {
    const store = await openStore(join(folder, "a.db"));
    await ensureTaskSet(store.db, "s", "evaluation", NOW);
    await expect(ensureTaskSet(store.db, "s", "train", NOW)).rejects.toThrow(UsageError);
    await expect(taskSetNamed(store, "nope")).rejects.toMatchObject({ mend: "sets here: s" });
    await store.close();
  });

  it("continues a run of the same configuration and clears the steps of an interrupted attempt", async () => {
    const store = await openStore(join(folder, "a.db"));
    const set = await ensureTaskSet(store.db, "s", "train", NOW);
    await addTasks(store.db, set.id, [task("t1")], NOW);
    const config = {
      setId: set.id,
      agent: "oracle",
      web: "archive" as const,
      maxSteps: 10,
      seed: "1",
      blocklist: null,
    };
    const run = await ensureRun(store, config, ["t1"], 2, NOW);
    expect((await ensureRun(store, config, ["t1"], 2, NOW)).id).toBe(run.id);
    const [first, second] = await attemptsOf(store, run.id);
    const step = {
      number: 1,
      thought: "t",
      action: { tool: "visit", arguments: { url: "u" } },
      observation: "o",
      failed: false,
      duration: 1,
    };
    await addStep(store, first!.id, step);
    await startAttempt(store, first!.id, NOW);
    expect((await trajectoryOf(store, first!)).steps).toEqual([]);
    await addStep(store, first!.id, step);
    const end = { status: "finished", answer: "12.5", stop: "answered", error: null, tokens: 0, cost: 0 } as const;
    await finishAttempt(store, first!.id, end, NOW);
    await finishRun(store, run.id, NOW);
    expect((await findRun(store, run.id))!.finishedAt).toBeNull();
    await finishAttempt(store, second!.id, { ...end, status: "failed", stop: "error", error: "broke" }, NOW);
    await finishRun(store, run.id, NOW);
    expect((await findRun(store, run.id))!.finishedAt).toBe(NOW.toISOString());
    expect((await trajectoryOf(store, first!)).steps).toEqual([step]);
    await store.close();
  });

  it("counts the newest verdict and keeps the earlier ones", async () => {
    const store = await openStore(join(folder, "a.db"));
    const set = await ensureTaskSet(store.db, "s", "train", NOW);
    await addTasks(store.db, set.id, [task("t1")], NOW);
    const config = {
      setId: set.id,
      agent: "oracle",
      web: "archive" as const,
      maxSteps: 10,
      seed: "1",
      blocklist: null,
    };
    const run = await ensureRun(store, config, ["t1"], 1, NOW);
    const [attempt] = await attemptsOf(store, run.id);
    const verdict = {
      attemptId: attempt!.id,
      judge: "rules",
      version: "1",
      verdict: "incorrect" as const,
      rule: "number",
      explanation: "no",
    };
    await addVerdicts(store, [verdict], NOW);
    await addVerdicts(store, [{ ...verdict, verdict: "correct", version: "2" }], NOW);
    expect((await verdictsOf(store, run.id)).get(attempt!.id)).toMatchObject({ verdict: "correct", version: "2" });
    expect(await store.db.selectFrom("verdicts").selectAll().execute()).toHaveLength(2);
    await store.close();
  });

  it("refuses what is no database, another program's database, and one of a newer version", async () => {
    writeFileSync(
      join(folder, "text.db"),
      "this is not a database, only text that is long enough to be read as a header".repeat(20),
    );
    await expect(openStore(join(folder, "text.db"))).rejects.toThrow(/not a readable SQLite database/);
    const Database = (await import("better-sqlite3")).default;
    const foreign = new Database(join(folder, "foreign.db"));
    foreign.exec("CREATE TABLE things (id INTEGER)");
    foreign.close();
    await expect(openStore(join(folder, "foreign.db"))).rejects.toThrow(/not one of Waymark's/);
    await (await openStore(join(folder, "newer.db"))).close();
    const newer = new Database(join(folder, "newer.db"));
    newer.exec("INSERT INTO kysely_migration VALUES ('999-later', '2030-01-01')");
    newer.close();
    await expect(openStore(join(folder, "newer.db"))).rejects.toThrow(/newer Waymark/);
    await expect(openStore(join(folder, "none.db"), { mustExist: true })).rejects.toThrow(/no database/);
    await expect(openStore("postgres://host/base")).rejects.toThrow(/is an address/);
  });

  it("keeps what undoes a statement in memory while much is written, and as it was afterwards", async () => {
    const store = await openStore(":memory:");
    // A text of its own each time: what a pragma says is settled as it is prepared.
    const kept = (when: string) => store.sql.get<{ temp_store: number }>(`PRAGMA temp_store -- ${when}`)?.temp_store;
    expect(await store.writingMuch(async () => kept("meanwhile"))).toBe(2);
    expect(kept("afterwards")).toBe(0);
    await expect(store.writingMuch(() => Promise.reject(new Error("stopped")))).rejects.toThrow("stopped");
    expect(kept("after a failure")).toBe(0);
    await store.close();
  });

  it("turns a full disk into a stop that says what is safe and how to go on", () => {
    const full = Object.assign(new Error("database or disk is full"), { code: "SQLITE_FULL" });
    const error = storageError(full, "x.db");
    expect(error).toBeInstanceOf(StopError);
    expect(error).toMatchObject({ mend: expect.stringContaining("run the same command again") });
    const other = new Error("other");
    expect(storageError(other, "x.db")).toBe(other);
  });
});
