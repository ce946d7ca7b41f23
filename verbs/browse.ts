import { appendFileSync } from "node:fs";
import { dirname } from "node:path";
import { openToolSession, type ToolSession } from "../agent/tool-session.ts";
import { toolsOf } from "../agent/tools.ts";
import { UsageError } from "../core/errors.ts";
import { makeFolder } from "../core/make-folder.ts";
import type { TrajectoryStep } from "../core/observation.ts";
import type { Task } from "../core/task.ts";
import { promptNamed } from "../llm/prompt.ts";
import { keepBlocklist } from "../storage/blocklist-store.ts";
import type { Store } from "../storage/open-store.ts";
import { addStep, attemptsOf, ensureRun, finishAttempt, finishRun, startAttempt } from "../storage/run-store.ts";
import { findTask, setIdOfTask } from "../storage/task-store.ts";
import { readBlocklist } from "./blocklist.ts";
import type { LiveKeys } from "./live-options.ts";
import type { ModelKeys } from "./model-for.ts";
import { type Complete, complete, type Options } from "./options.ts";
import { type ToolKeys, toolsFor } from "./tools-for.ts";
import { drawsPages, webFor } from "./web-for.ts";
import { withStore } from "./with-store.ts";

/** The session's budget where the user names none (DeepWeb-Bench, section 4). */
const CALLS = 200;
const MINUTES = 30;
const MINUTE_MS = 60_000;

/** What a session came to, and where its trajectory is. */
export interface BrowsingResult {
  steps: number;
  answer: string | null;
  /** `attempt ID` in the database, or the path of a file with one step a line. */
  recorded: string;
}

/**
 * Opens the browsing tools for an agent of one's own, until `use` is over. With `task` its work is an attempt at that task,
 * judged and exported like any other; without one each step is a line of JSON in `out`, or in a file of its own beside the
 * database. `instructions` is what to tell the agent: the task, where there is one, and how to browse here at all.
 *
 * @example
 * await browse({ web: "live" }, async (session) => {
 *   const page = await session.call("visit", { url: "https://example.org/" });
 *   await session.call("final_answer", { answer: page.text });
 * });
 */
export async function browse(
  options: Options<LiveKeys | ModelKeys | ToolKeys | "web" | "render" | "task" | "agent" | "maxSteps" | "out">,
  use: (session: ToolSession, instructions: string) => Promise<void>,
): Promise<BrowsingResult> {
  const settings = complete(options);
  const { web: kind, maxSteps, maxMinutes, clock } = settings;
  return withStore(
    settings.db,
    async (store) => {
      const task = settings.task === "" ? undefined : await taskOf(store, settings.task);
      const services = toolsFor(store, kind, settings);
      const calls = maxSteps[0] ?? CALLS;
      const recording = task ? await attemptAt(store, task, calls, settings) : fileOf(store, settings);
      const web = await webFor(store, task?.root ?? "", kind, settings);
      const session = await openToolSession({
        web,
        services,
        tools: toolsOf(settings.tools, drawsPages(kind, settings)),
        ...(task ? { home: task.root, language: task.language } : {}),
        budget: { calls, time: (maxMinutes > 0 ? maxMinutes : MINUTES) * MINUTE_MS },
        record: recording.record,
        clock,
      }).catch(async (error) => {
        await web.close();
        throw error;
      });
      try {
        await use(session, instructionsFor(task));
      } finally {
        await session.close();
        await web.close();
      }
      const { steps, answer } = session;
      await recording.end(answer);
      return { steps, answer, recorded: recording.name };
    },
    { mustExist: kind === "archive" || settings.task !== "" },
  );
}

interface Recording {
  name: string;
  record(step: TrajectoryStep): Promise<void>;
  end(answer: string | null): Promise<void>;
}

async function taskOf(store: Store, id: string): Promise<Task> {
  const task = await findTask(store, id);
  if (!task) throw new UsageError(`there is no task ${id}`, { mend: "waymark list tasks shows those there are" });
  return task;
}

function instructionsFor(task: Task | undefined): string {
  const prompt = promptNamed("outside");
  if (!task) return prompt.text("system", "en");
  const { root, question, language } = task;
  return `${prompt.text("system", language)}\n\n${prompt.text("task", language, { root, question })}`;
}

/** Each session is an attempt of its own: the next after those that the agent has made. */
async function attemptAt(store: Store, task: Task, maxSteps: number, settings: Complete): Promise<Recording> {
  const { agent, web, seed, clock } = settings;
  const blocklist = readBlocklist(settings.blocklist);
  await keepBlocklist(store, blocklist);
  const setId = await setIdOfTask(store, task.id);
  const plan = { setId, agent: agent === "" ? "mcp" : agent, web, maxSteps, seed, blocklist: blocklist.id };
  const run = await ensureRun(store, plan, [], 0, clock.now());
  const made = (await attemptsOf(store, run.id)).filter(({ taskId }) => taskId === task.id);
  await ensureRun(store, plan, [task.id], made.length + 1, clock.now());
  const attempt = (await attemptsOf(store, run.id)).filter(({ taskId }) => taskId === task.id).at(-1)!;
  await startAttempt(store, attempt.id, clock.now());
  return {
    name: `attempt ${attempt.id}`,
    record: (step) => addStep(store, attempt.id, step),
    end: async (answer) => {
      const why = answer === null ? "the client went away without an answer" : null;
      const stop = answer === null ? ("exhausted" as const) : ("answered" as const);
      const end = { status: "finished" as const, answer, stop, error: why, tokens: 0, cost: 0 };
      await finishAttempt(store, attempt.id, end, clock.now());
      await finishRun(store, run.id, clock.now());
    },
  };
}

function fileOf(store: Store, { out, clock }: Complete): Recording {
  const name = out || `${store.path}.sessions/${clock.now().toISOString().replaceAll(":", "-")}-${process.pid}.jsonl`;
  makeFolder(dirname(name));
  return {
    name,
    record: async (step) => appendFileSync(name, `${JSON.stringify(step)}\n`),
    end: async () => undefined,
  };
}
