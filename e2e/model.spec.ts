import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, test } from "playwright/test";
import { startFixtures } from "../fixtures/server.ts";
import { scriptedServer } from "../llm/scripted-server.fixture.ts";
import { inScratch, runCli, runJson } from "./run-cli.ts";

/**
 * Walk, generate, solve and judge with a model, as a user would run them: with one that has nothing but a phrase to say, and
 * with a real one on a real server where WAYMARK_TEST_BASE_URL names it. What a model says is not known before, so nothing
 * here asks for right answers; it asks that whatever it says ends as a record that can be read. What was seen of the real one
 * is written to test-results/model.json.
 */
const BASE_URL = process.env.WAYMARK_TEST_BASE_URL ?? "";
const MODEL = process.env.WAYMARK_TEST_MODEL ?? "local";
const AGENTS = ["closed-book", "rag", "react", "webwalker", "code"];
/** Steps of each attempt: on two cores a small model reads some hundred tokens a second. */
const STEPS = "4";
const TASKS = 2;
/** Milliseconds for a round with a server that answers at once; with a real one for a command, and for all of them. */
const PATIENCE = { scripted: 10 * 60_000, command: 40 * 60_000, all: 90 * 60_000 };

const STOPS = ["answered", "steps", "time", "tokens", "cost", "exhausted", "error", "unavailable"];

interface Runs {
  runs: { run: string; agent: string; attempts: number; finished: number; failed: number; tokens: number }[];
}
interface StoredAttempt {
  stop: string | null;
  answer: string | null;
  error: string | null;
  steps: number;
  tokens: number;
}
interface Judged {
  runs: { run: string; correct: number; incorrect: number; unscored: number }[];
}

test("a model without a useful word walks, generates, solves and is judged, and every word of it is on record", async () => {
  test.setTimeout(PATIENCE.scripted);
  const server = await scriptedServer(() => ({ say: "I would have to look that up." }));
  try {
    const { walked, byRules } = await wholeRound(server.baseUrl, "phrase");
    expect(walked.answered).toBe(false);
    expect(byRules.map(({ correct }) => correct)).toEqual(AGENTS.map(() => 0));
  } finally {
    await server.close();
  }
});

test("a real model walks, generates, solves and is judged, and every word of it is on record", async () => {
  test.skip(BASE_URL === "", "WAYMARK_TEST_BASE_URL names no model server");
  test.setTimeout(PATIENCE.all);
  const found = await wholeRound(BASE_URL, MODEL);
  mkdirSync("test-results", { recursive: true });
  writeFileSync(join("test-results", "model.json"), JSON.stringify(found, null, 2));
});

async function wholeRound(baseUrl: string, name: string) {
  return inScratch(async (cwd) => {
    const patient = { cwd, deadline: PATIENCE.command };
    const fixtures = await startFixtures({ folder: join(import.meta.dirname, "..", "fixtures", "sites") });
    try {
      const root = fixtures.sites.find(({ name }) => name === "wiki")!.root;
      const model = ["--model", name, "--base-url", baseUrl];
      const walk = await runCli(
        ["walk", root, "--question", "How long is the river Ems?", "--max-actions", STEPS, "--json", ...model],
        patient,
      );
      expect([0, 1], walk.stderr).toContain(walk.status);
      const walked = JSON.parse(walk.stdout) as { answered: boolean; actions: number; stopped: string };
      expect(["answered", "budget", "exhausted"]).toContain(walked.stopped);

      const generating = ["generate", root, "--count", String(TASKS), "--max-pages", "60", "--json", ...model];
      const generated = await runCli(generating, patient);
      expect([0, 1], generated.stderr).toContain(generated.status);
      const set = JSON.parse(generated.stdout) as {
        set: string;
        accepted: unknown[];
        rejected: Record<string, number>;
      };

      const solving = [
        "solve",
        "--set",
        set.set,
        "--agent",
        AGENTS.join(","),
        "--max-steps",
        STEPS,
        "--json",
        ...model,
      ];
      const solved = await runCli(solving, patient);
      expect([0, 1], solved.stderr).toContain(solved.status);
      const { runs } = JSON.parse(solved.stdout) as Runs;
      expect(runs.map((run) => run.agent).sort()).toEqual([...AGENTS].sort());

      const db = new Database(join(cwd, "waymark.db"), { readonly: true });
      const seen = [];
      for (const run of runs) {
        const attempts = db
          .prepare<[string], StoredAttempt>(
            `select stop, answer, error, tokens, (select count(*) from steps where attempt_id = attempts.id) as steps
             from attempts where run_id = ?`,
          )
          .all(run.run);
        expect(attempts.length).toBe(run.attempts);
        for (const attempt of attempts) expect(STOPS, JSON.stringify(attempt)).toContain(attempt.stop);
        seen.push({ ...run, attempts });
      }
      db.close();
      expect(runs.every((run) => run.tokens > 0)).toBe(true);

      const byRules = await runJson<Judged>(["judge", "--all"], { cwd });
      const judging = ["judge", "--all", "--judge", "model", "--judge-model", name, "--base-url", baseUrl];
      const judged = await runCli([...judging, "--json"], patient);
      expect([0, 1], judged.stderr).toContain(judged.status);
      const byModel = JSON.parse(judged.stdout) as Judged;
      for (const { correct, incorrect, unscored } of [...byRules.runs, ...byModel.runs])
        expect(correct + incorrect + unscored).toBe(set.accepted.length);

      return { walked, generated: set, runs: seen, byRules: byRules.runs, byModel: byModel.runs };
    } finally {
      await fixtures.close();
    }
  });
}
