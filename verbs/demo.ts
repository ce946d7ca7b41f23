import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { packageRoot } from "../core/package-root.ts";
import { type FixtureServer, startFixtures } from "../fixtures/server.ts";
import { check } from "./check.ts";
import { exportDataset } from "./export.ts";
import { generate } from "./generate.ts";
import { judge } from "./judge.ts";
import { complete, type Options } from "./options.ts";
import { report } from "./report.ts";
import { solve } from "./solve.ts";
import { withStore } from "./with-store.ts";

type Verdicts = { correct: number; incorrect: number; unscored: number };

/** What a demonstration came to. */
export interface DemoReport {
  sites: number;
  pages: number;
  tasks: { accepted: number; rejected: number };
  /** Accepted tasks by subtype; each counts once. */
  subtypes: Record<string, number>;
  attempts: number;
  agents: Record<string, Verdicts>;
  verdicts: Verdicts;
  /** Training rows written, one a trajectory. */
  trajectories: number;
  outputs: string[];
  /** One of the harder questions, for people to look at. */
  example: { id: string; question: string; answer: string } | null;
}

const SET = "demo";
/** Of the fixture sites; each takes the next. */
const FIRST_PORT = 27_180;
const AGENTS = ["oracle", "lexical-walker"];
/** Accepted tasks that are asked for, over all sites. */
const TASKS = 200;
const DEFAULT_FOLDER = "waymark-demo";

/**
 * Serves the fixture sites on loopback and runs the whole pipeline on them: crawl, generate, check, solve, judge,
 * export, report. Everything goes into the folder `out`; a former demonstration there is replaced.
 */
export async function demo(options: Options<"out" | "seed" | "concurrency" | "browser"> = {}): Promise<DemoReport> {
  const { out, progress, signal, clock, seed, concurrency, browser } = complete(options);
  const folder = out === "" ? DEFAULT_FOLDER : out;
  const db = join(folder, "demo.db");
  if (existsSync(db)) {
    progress.note(`replacing the former demonstration in ${folder}`);
    for (const suffix of ["", "-wal", "-shm", ".warc"]) rmSync(`${db}${suffix}`, { recursive: true, force: true });
  }
  const fixtures = await startAtHome(progress.note);
  try {
    const common = { db, progress, signal, clock, seed, concurrency, browser };
    return await run(fixtures, folder, common);
  } finally {
    await fixtures.close();
  }
}

/** On its usual ports, so that every demonstration has the same addresses and tasks; on free ones where they are taken. */
async function startAtHome(note: (message: string) => void): Promise<FixtureServer> {
  const folder = join(packageRoot(), "fixtures", "sites");
  try {
    return await startFixtures({ folder, port: FIRST_PORT });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EADDRINUSE")) throw error;
    note(`port ${FIRST_PORT} or one of the next is taken; the sites are served on others, and the tasks will differ`);
    return startFixtures({ folder });
  }
}

type Common = Options<"seed" | "concurrency" | "browser"> & { db: string };

async function run(fixtures: FixtureServer, folder: string, common: Common): Promise<DemoReport> {
  const roots = fixtures.sites.map((site) => site.root);
  const generated = await generate(roots, { ...common, set: SET, count: TASKS });
  await check({ ...common, set: SET });
  const { runs } = await solve({ ...common, set: SET, agent: AGENTS.join(",") });
  const judged = await judge({ ...common, all: true });
  const oracle = runs.find((each) => each.agent === "oracle")!;
  const exports = [
    await exportDataset("tasks", { ...common, set: SET, format: "jsonl", out: join(folder, "tasks") }),
    await exportDataset("sft", {
      ...common,
      run: [oracle.run],
      format: "trl",
      correctOnly: true,
      out: join(folder, "sft-trl"),
    }),
    await exportDataset("sft", {
      ...common,
      run: [oracle.run],
      format: "openai",
      correctOnly: true,
      out: join(folder, "sft-openai"),
    }),
  ];
  const written = await report({ ...common, set: SET, out: join(folder, "report.md") });
  const agents = Object.fromEntries(
    runs.map(({ run: id, agent }) => {
      const { correct, incorrect, unscored } = judged.runs.find((each) => each.run === id)!;
      return [agent, { correct, incorrect, unscored }];
    }),
  );
  const sum = (key: keyof Verdicts) => Object.values(agents).reduce((total, verdicts) => total + verdicts[key], 0);
  return {
    sites: roots.length,
    pages: generated.pages_visited,
    tasks: {
      accepted: generated.accepted.length,
      rejected: Object.values(generated.rejected).reduce((total, count) => total + count, 0),
    },
    subtypes: written.report.sets[0]!.subtypes,
    attempts: runs.reduce((total, each) => total + each.attempts, 0),
    agents,
    verdicts: { correct: sum("correct"), incorrect: sum("incorrect"), unscored: sum("unscored") },
    trajectories: exports[1]!.rows,
    outputs: [common.db, ...exports.flatMap((each) => each.files), written.file!],
    example: await exampleOf(common.db),
  };
}

/** Questions below this read as if a machine had put them. */
const NATURAL = 0.8;

/** Of the hardest that read well, the one that needs most pages. */
async function exampleOf(path: string): Promise<DemoReport["example"]> {
  const { rows } = await withStore(path, ({ db }) =>
    sql<{ id: string; question: string; answer: string }>`SELECT tasks.id, question, answer_text AS answer FROM tasks
      JOIN task_sets ON task_sets.id = tasks.set_id WHERE task_sets.name = ${SET}
      ORDER BY level DESC, (scores ->> '$.naturalness.value') >= ${NATURAL} DESC, page_count DESC, tasks.id LIMIT 1`.execute(
      db,
    ),
  );
  return rows[0] ?? null;
}
