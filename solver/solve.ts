import PQueue from "p-queue";
import type { Agent } from "../agent/agent.ts";
import { type Outcome, runAgent } from "../agent/loop.ts";
import type { ToolServices } from "../agent/tools/tool.ts";
import type { ToolProfile } from "../agent/tools.ts";
import type { Attempt } from "../core/attempt.ts";
import { type Clock, systemClock } from "../core/clock.ts";
import { BudgetError, StopError, UsageError } from "../core/errors.ts";
import type { TrajectoryStep } from "../core/observation.ts";
import { type Progress, silentProgress } from "../core/progress.ts";
import { isProven, type Task } from "../core/task.ts";
import type { Web } from "../crawler/web.ts";
import type { Encoder } from "../llm/encoder.ts";
import { Meter, type SpendingLimits } from "../llm/meter.ts";
import type { Model } from "../llm/model.ts";
import { lostCallsOf } from "../storage/model-call-store.ts";
import type { Store } from "../storage/open-store.ts";
import { relationsById } from "../storage/relation-store.ts";
import {
  type AttemptEnd,
  addStep,
  attemptsOf,
  ensureRun,
  finishAttempt,
  finishRun,
  type Run,
  startAttempt,
} from "../storage/run-store.ts";
import { findTask, taskSetNamed, tasksOf } from "../storage/task-store.ts";
import { agentTask } from "./agent-task.ts";
import { agentNamed } from "./agents.ts";
import { holdRuns } from "./hold-runs.ts";
import { warnOfNothingToFind } from "./nothing-to-find.ts";
import { type RunSummary, summaryOf } from "./run-summary.ts";
import { Webs } from "./webs.ts";

export interface SolveOptions {
  /** Name or id of the task set. */
  set: string;
  /** Names of agents; each makes a run of its own. */
  agents: readonly string[];
  /** Attempts per task. Default 1. */
  attempts?: number;
  web: "archive" | "live";
  /** Each agent makes a run with each of them: K is swept. Default: each agent's own number. */
  maxSteps?: readonly number[];
  /** Milliseconds per attempt. Default: the agent's own number, else 10 minutes. */
  maxTime?: number;
  /** The tools of agents that have no set of their own. Default `full`. */
  tools?: ToolProfile;
  /** The web can draw pages. Default: the live one can. */
  pictures?: boolean;
  seed: string;
  /** Id of the blocklist that the web honours; it is part of what a run is. */
  blocklist?: string;
  /** Attempts at the same time. */
  concurrency: number;
  /** What models may spend; none: no limit. Reached, it ends attempts, and the run's record stands. */
  limits?: { run?: SpendingLimits; attempt?: SpendingLimits };
}

export interface SolveDeps {
  store: Store;
  /** For agents that think by one. */
  model?: Model;
  /** Orders passages by meaning, for agents that retrieve. */
  encoder?: Encoder;
  /** What tools have at hand besides the web. */
  services?: ToolServices;
  /** The web that tasks of this root are solved on: its archive, or the network with what the user granted the site. */
  webFor: (root: string, web: "archive" | "live") => Promise<Web>;
  progress?: Progress;
  clock?: Clock;
  /** Calls off what is under way, at once; it stays pending. */
  signal?: AbortSignal;
}

const MAX_TIME_MS = 600_000;
/** An attempt that a fault broke which may pass (never a wrong answer, never a refusal) is made this often in all. */
const TRIES = 3;
/** So many attempts in a row that the model's server did not let happen, and the others wait until it does. */
const MOST_UNAVAILABLE = 3;

/**
 * Lets agents attempt every task of a set. The same call again goes on where it was left: finished attempts stand, and those
 * that broke; pending ones begin anew, and those that the model's server did not let happen. Steps are stored as they happen.
 * Where the run's budget is used up, attempts that have not begun stay pending.
 *
 * Rejects with `UsageError` (no such set or agent, empty set) before any work and with `StopError` where nothing can go on.
 */
export async function solve(options: SolveOptions, deps: SolveDeps): Promise<RunSummary[]> {
  const { store } = deps;
  const clock = deps.clock ?? systemClock;
  const set = await taskSetNamed(store, options.set);
  const tasks = await tasksOf(store, set.id);
  if (tasks.length === 0)
    throw new UsageError(`task set "${set.name}" has no tasks`, { mend: "generate or import some" });
  const agents = options.agents.map((name) =>
    agentNamed(name, {
      relationsOf: (task) => relationsById(store, Object.values(task.program?.relations ?? {})),
      ...(deps.model ? { model: deps.model } : {}),
      ...(deps.encoder ? { encoder: deps.encoder } : {}),
      ...(options.tools ? { tools: options.tools } : {}),
      pictures: options.pictures ?? options.web === "live",
    }),
  );
  const fitting = agents.map((agent) => ({ agent, ids: idsFor(agent, tasks, set.name) }));
  const runs: { run: Run; agent: Agent }[] = [];
  for (const { agent, ids } of fitting) {
    if (ids.length < tasks.length) {
      const progress = deps.progress ?? silentProgress;
      const others = `the other ${tasks.length - ids.length} tasks of "${set.name}" are left out`;
      (progress.warn ?? progress.note)(`agent "${agent.name}" attempts the kind ${agent.only} alone: ${others}`);
    }
    for (const maxSteps of options.maxSteps?.length ? options.maxSteps : [agent.defaultMaxSteps]) {
      const { web, seed } = options;
      const plan = {
        setId: set.id,
        agent: agent.name,
        web,
        maxSteps,
        seed,
        blocklist: options.blocklist ?? null,
        model: agent.model ?? null,
      };
      runs.push({ run: await ensureRun(store, plan, ids, options.attempts ?? 1, clock.now()), agent });
    }
  }
  await warnOfNothingToFind(agents, tasks, deps);
  const release = holdRuns(
    runs.map(({ run }) => run),
    store,
  );
  try {
    await attemptAll(runs, options, deps, clock);
  } finally {
    release();
  }
  const summaries: RunSummary[] = [];
  for (const { run } of runs) {
    await finishRun(store, run.id, clock.now());
    summaries.push(summaryOf(run, await attemptsOf(store, run.id)));
  }
  return summaries;
}

/** Ids of the tasks that an agent can attempt. Throws `UsageError` where there are none. */
function idsFor({ name, only, seesPlan }: Agent, tasks: readonly Task[], set: string): string[] {
  if (seesPlan && !tasks.some(isProven))
    throw new UsageError(`agent "${name}" executes the programs of tasks, and no task of set "${set}" has one`, {
      mend: "name another agent, or a set that was generated",
    });
  const ids = tasks.filter(({ kind }) => only === undefined || kind === only).map(({ id }) => id);
  if (ids.length > 0) return ids;
  throw new UsageError(`agent "${name}" attempts tasks of the kind ${only} alone, and task set "${set}" has none`, {
    mend: "name another agent, or a set with such tasks",
  });
}

async function attemptAll(
  runs: readonly { run: Run; agent: Agent }[],
  options: SolveOptions,
  deps: SolveDeps,
  clock: Clock,
): Promise<void> {
  const { store } = deps;
  const progress = deps.progress ?? silentProgress;
  const warn = progress.warn ?? progress.note;
  const webs = new Webs((root) => deps.webFor(root, options.web));
  const meter = new Meter("run", options.limits?.run);
  const queue = new PQueue({ concurrency: options.concurrency });
  let stop: unknown;
  let unavailable = 0;
  try {
    for (const { run, agent } of runs) {
      const attempts = await attemptsOf(store, run.id);
      const pending = attempts.filter(({ status, stop }) => status === "pending" || stop === "unavailable");
      progress.stage(`solve ${agent.name}`, attempts.length);
      let done = attempts.length - pending.length;
      let left = 0;
      let failed = attempts.filter(({ status, stop }) => status === "failed" && stop !== "unavailable").length;
      progress.update(done, attempts.length, { failed });
      for (const attempt of pending) {
        void queue.add(async () => {
          if (stop !== undefined || deps.signal?.aborted) return;
          if (agent.model && usedUp(meter)) {
            left++;
            return;
          }
          try {
            const end = await attemptOne(attempt, run, agent, webs, meter, options, deps, clock);
            if (end === undefined) {
              left++;
              return;
            }
            done++;
            if (end.status === "failed") failed++;
            progress.update(done, attempts.length, { failed });
            unavailable = end.stop === "unavailable" ? unavailable + 1 : 0;
            if (unavailable >= MOST_UNAVAILABLE) {
              const mend = "the same command goes on once it does";
              throw new StopError(`${unavailable} attempts in a row did not happen: ${end.error}`, { mend });
            }
          } catch (error) {
            if (deps.signal?.aborted) return;
            // Nothing can go on (full disk, no browser): attempts that have not begun stay pending.
            stop ??= error;
          }
        });
      }
      await queue.onIdle();
      if (left > 0)
        warn(`${usedUp(meter)}; the same command with a larger one makes the ${left} attempts that are left`);
      if (stop !== undefined) throw stop;
    }
  } finally {
    progress.end();
    await webs.close();
  }
}

/** Makes one attempt; undefined where it had not yet begun when the budget was used up: it stays pending. */
async function attemptOne(
  attempt: Attempt,
  run: Run,
  agent: Agent,
  webs: Webs,
  runMeter: Meter,
  options: SolveOptions,
  { store, services, signal }: SolveDeps,
  clock: Clock,
): Promise<AttemptEnd | undefined> {
  const task = (await findTask(store, attempt.taskId))!;
  const budgets = {
    steps: run.maxSteps + (agent.extraSteps ?? 0),
    time: options.maxTime ?? agent.defaultMaxTime ?? MAX_TIME_MS,
  };
  const asked = agentTask(task, agent, run.maxSteps);
  const web = await webs.of(task.root);
  const meter = new Meter("task", options.limits?.attempt, runMeter);
  const lost = await lostCallsOf(store, attempt.id);
  for (const { id, usage, cost } of lost) meter.add(usage, cost, { call: id, spent: false, lost: true });
  const identity = {
    meter,
    number: attempt.number,
    attemptId: attempt.id,
    ...(services ? { services } : {}),
    ...(signal ? { calledOff: signal } : {}),
  };
  const record = (step: TrajectoryStep) => addStep(store, attempt.id, step);
  let outcome: Outcome;
  let tries = 0;
  const began = clock.now().getTime();
  const timeLeft = () => budgets.time - (clock.now().getTime() - began);
  do {
    await startAttempt(store, attempt.id, clock.now());
    outcome = await runAgent(agent, asked, web, { ...budgets, time: timeLeft() }, record, clock, identity);
  } while (outcome.mayPass && ++tries < TRIES && timeLeft() > 0);
  const { answer, stop, reason, tokens, cost } = outcome;
  if ((stop === "tokens" || stop === "cost") && outcome.steps === 0 && meter.calls === 0) return undefined;
  const status = stop === "error" || stop === "unavailable" ? "failed" : "finished";
  const end: AttemptEnd = { status, answer, stop, error: reason, tokens, cost };
  await finishAttempt(store, attempt.id, end, clock.now());
  return end;
}

/** In what words the budget is used up; undefined where it is not. */
function usedUp(meter: Meter): string | undefined {
  try {
    meter.check();
    return undefined;
  } catch (error) {
    if (error instanceof BudgetError) return error.message;
    throw error;
  }
}
